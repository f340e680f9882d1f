package dev.straightway.deployment.check;

import java.util.List;

import dev.straightway.deployment.model.LinkInterface;
import dev.straightway.deployment.model.LinkMethod;
import dev.straightway.deployment.types.links.LinkTarget;
import dev.straightway.deployment.types.links.LinkTargets;

/** STW-243: of several resource methods of one name, the parameters of a link choose one. */
final class LinkOverloadRule implements LinkRule {

    @Override
    public void check(LinkTargets targets, LinkInterface links, Problems problems) {
        targets.root(links).ifPresent(root -> links.methods().forEach(link -> {
            LinkTargets.Way way = targets.way(root, link);
            if (way.lost().isEmpty()) {
                check(targets.named(way, link), targets, link, problems);
            }
        }));
    }

    private static void check(List<LinkTarget> named, LinkTargets targets, LinkMethod link, Problems problems) {
        int fitting = named.size() < 2 ? 1 : targets.fitting(named, link).size();
        if (fitting != 1) {
            problems.add("STW-243", link.signature(), "could lead to several methods, and its parameters fit "
                    + (fitting == 0 ? "none" : "more than one") + " of them: " + String.join(" ", named.stream()
                            .map(target -> target.method().signature() + " at '" + target.template().text() + "'").toList())
                    + ". Give it the parameters of exactly one of them, with the same names or annotations.");
        }
    }
}
