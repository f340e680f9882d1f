package dev.straightway.proof.walk;

/**
 * Says how far a walk went, whatever machine it ran on.
 *
 * @param nodes methods and what stands for none
 * @param arrows between nodes
 * @param values that flow anywhere
 * @param edges between values
 * @param moves of objects along edges
 */
public record Extent(int nodes, int arrows, int values, int edges, long moves) {
}
