package dev.straightway.deployment.types;

/**
 * How the texts of a parameter become its type.
 *
 * @param cardinality how many texts it takes
 * @param conversion how each becomes a value
 */
public record TextShape(Cardinality cardinality, Conversion conversion) {
}
