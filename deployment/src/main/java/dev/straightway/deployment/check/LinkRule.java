package dev.straightway.deployment.check;

import dev.straightway.deployment.model.LinkInterface;
import dev.straightway.deployment.types.links.LinkTargets;

/** A rule for each link interface by itself. */
interface LinkRule {

    void check(LinkTargets targets, LinkInterface links, Problems problems);
}
