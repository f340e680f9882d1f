package dev.straightway.deployment.check;

import dev.straightway.deployment.model.LinkInterface;
import dev.straightway.deployment.model.Signatures;
import dev.straightway.deployment.types.links.LinkResult;
import dev.straightway.deployment.types.links.LinkTargets;

/** STW-247: a method of a link interface returns a link, in one form. */
final class LinkResultRule implements LinkRule {

    @Override
    public void check(LinkTargets targets, LinkInterface links, Problems problems) {
        links.methods().forEach(link -> {
            if (LinkResult.of(link.returnType()).isEmpty()) {
                problems.add("STW-247", link.signature(), "returns " + Signatures.words(link.returnType())
                        + ", which isn't a link. Return a String, a java.net.URI, a jakarta.ws.rs.core.Link, a HalLink or an"
                        + " Href, an Optional of one of them, or make it a default method.");
            } else if (link.style().templated() && !LinkResult.of(link.returnType()).get().takesTemplates()) {
                problems.add("STW-247", link.signature(), "has @LinkTo(templated = true), but a template can't be of type "
                        + Signatures.words(link.returnType()) + ". Return a HalLink or a String.");
            }
            if (link.style().forms().size() > 1) {
                problems.add("STW-247", link.signature(),
                        "@LinkTo(form = " + link.style().forms() + ") asks for a link in several"
                                + " forms. Keep one.");
            }
        });
    }
}
