package dev.straightway.deployment.generate;

import io.quarkus.gizmo2.Expr;
import io.quarkus.gizmo2.creator.BlockCreator;

/** Turns what a method returned into an object. */
final class Boxes {

    private Boxes() {
    }

    static Expr box(BlockCreator block, Expr value) {
        return value.type().isPrimitive() ? block.box(value) : value;
    }
}
