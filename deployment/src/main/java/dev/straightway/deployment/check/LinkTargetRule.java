package dev.straightway.deployment.check;

import java.util.List;

import dev.straightway.deployment.model.LinkInterface;
import dev.straightway.deployment.model.LinkMethod;
import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.types.links.LinkTargets;

/** STW-241: a method of a link interface names a resource method. STW-242: its locators lead somewhere. */
final class LinkTargetRule implements LinkRule {

    @Override
    public void check(LinkTargets targets, LinkInterface links, Problems problems) {
        targets.root(links).ifPresent(root -> links.methods().forEach(link -> check(targets.way(root, link), link, problems)));
    }

    private static void check(LinkTargets.Way way, LinkMethod link, Problems problems) {
        if (way.lost().isPresent()) {
            problems.add("STW-242", link.signature(), "@LinkTo(through = \"" + way.lost().get() + "\") names no sub-resource"
                    + " locator of " + simpleName(way.last())
                    + " that is the only one of this name and returns a class or interface with resource methods."
                    + " " + use(names(way.last(), true)));
        } else if (!names(way.last(), false).contains(link.target())) {
            problems.add("STW-241", link.signature(), simpleName(way.last()) + " has no resource method '" + link.target()
                    + "'. " + use(names(way.last(), false)));
        }
    }

    private static String use(List<String> names) {
        return names.isEmpty() ? "Remove the link." : "Use one of " + names + ", as the method's own name or in @LinkTo.";
    }

    private static List<String> names(ResourceClass type, boolean locators) {
        return type.methods().stream().filter(method -> method.isLocator() == locators)
                .map(method -> method.declaration().name()).distinct().sorted().toList();
    }

    private static String simpleName(ResourceClass type) {
        return type.declaration().name().withoutPackagePrefix();
    }
}
