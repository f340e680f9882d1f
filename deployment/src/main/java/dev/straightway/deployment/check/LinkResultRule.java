package dev.straightway.deployment.check;

import dev.straightway.deployment.model.LinkInterface;
import dev.straightway.deployment.types.links.LinkResult;
import dev.straightway.deployment.types.links.LinkTargets;

/** STW-247: a method of a link interface returns a link, in one form. */
final class LinkResultRule implements LinkRule {

    @Override
    public void check(LinkTargets targets, LinkInterface links, Problems problems) {
        links.methods().forEach(link -> {
            if (LinkResult.of(link.returnType()).isEmpty()) {
                problems.add("STW-247", link.signature(), "returns " + LinkParameterRule.words(link.returnType())
                        + ", which is no link. Return a String, a java.net.URI or a jakarta.ws.rs.core.Link, or make it a"
                        + " default method.");
            }
            if (link.forms().size() > 1) {
                problems.add("STW-247", link.signature(), "@LinkTo(form = " + link.forms() + ") asks for a link in several"
                        + " forms. Keep one.");
            }
        });
    }
}
