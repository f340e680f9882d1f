package dev.straightway.deployment.check;

import dev.straightway.deployment.model.LinkInterface;
import dev.straightway.deployment.types.links.LinkTargets;

/** One thing that must hold of each link interface by itself. */
interface LinkRule {

    void check(LinkTargets targets, LinkInterface links, Problems problems);
}
