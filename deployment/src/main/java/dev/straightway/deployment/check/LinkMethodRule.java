package dev.straightway.deployment.check;

import java.util.List;

import dev.straightway.deployment.model.LinkInterface;
import dev.straightway.deployment.model.LinkMethod;
import dev.straightway.deployment.types.links.LinkTarget;
import dev.straightway.deployment.types.links.LinkTargets;

/** A rule for each method of a link interface that leads to the only resource method of a name. */
interface LinkMethodRule extends LinkRule {

    void check(LinkMethod link, LinkTarget target, Problems problems);

    @Override
    default void check(LinkTargets targets, LinkInterface links, Problems problems) {
        targets.root(links).ifPresent(root -> links.methods().forEach(link -> {
            LinkTargets.Way way = targets.way(root, link);
            List<LinkTarget> named = way.lost().isEmpty() ? targets.named(way, link) : List.of();
            if (named.size() == 1) {
                check(link, named.get(0), problems);
            }
        }));
    }
}
