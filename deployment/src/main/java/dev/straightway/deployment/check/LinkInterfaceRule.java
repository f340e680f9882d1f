package dev.straightway.deployment.check;

import dev.straightway.deployment.model.LinkInterface;
import dev.straightway.deployment.types.links.LinkTargets;

/** STW-240: {@code @LinksTo} stands on an interface and names a root resource class. */
final class LinkInterfaceRule implements LinkRule {

    @Override
    public void check(LinkTargets targets, LinkInterface links, Problems problems) {
        String resource = links.resource().withoutPackagePrefix();
        if (!links.declaration().isInterface()) {
            problems.add("STW-240", links.name(), "has @LinksTo and is no interface, so that the build can't write an"
                    + " implementation of it. Make it an interface.");
        } else if (!links.declaration().typeParameters().isEmpty()) {
            problems.add("STW-240", links.name(), "has @LinksTo and type parameters, for which the build has no types."
                    + " Remove them.");
        } else if (targets.root(links).isEmpty()) {
            problems.add("STW-240", links.name(), "@LinksTo(" + resource + ".class) names no root resource class, and no"
                    + " interface or class that one of them alone implements or extends. Name a class with @Path; what a locator leads to is reached from there by @LinkTo(through = …).");
        }
    }
}
