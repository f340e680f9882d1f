package dev.straightway.deployment;

import dev.straightway.deployment.check.Neighbours;
import io.quarkus.builder.item.SimpleBuildItem;

/** What other extensions would do with the resources. */
final class NeighboursBuildItem extends SimpleBuildItem {

    private final Neighbours neighbours;

    NeighboursBuildItem(Neighbours neighbours) {
        this.neighbours = neighbours;
    }

    Neighbours neighbours() {
        return neighbours;
    }
}
