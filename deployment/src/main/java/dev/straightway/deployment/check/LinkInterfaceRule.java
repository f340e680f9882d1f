package dev.straightway.deployment.check;

import dev.straightway.deployment.model.LinkInterface;
import dev.straightway.deployment.types.links.LinkTargets;

/** STW-240: {@code @LinksTo} stands on an interface and names a root resource class. */
final class LinkInterfaceRule implements LinkRule {

    @Override
    public void check(LinkTargets targets, LinkInterface links, Problems problems) {
        String resource = links.resource().withoutPackagePrefix();
        if (!links.declaration().isInterface()) {
            problems.add("STW-240", links.name(), "has @LinksTo but isn't an interface, so the build can't generate an"
                    + " implementation. Make it an interface.");
        } else if (!links.declaration().typeParameters().isEmpty()) {
            problems.add("STW-240", links.name(), "has @LinksTo and type parameters, whose types the build can't know."
                    + " Remove them.");
        } else if (targets.root(links).isEmpty()) {
            problems.add("STW-240", links.name(), "@LinksTo(" + resource + ".class) names neither a root resource class nor a"
                    + " type that exactly one of them implements or extends. Name a class with @Path. Links to the objects of"
                    + " a locator start there, with @LinkTo(through = …).");
        }
    }
}
