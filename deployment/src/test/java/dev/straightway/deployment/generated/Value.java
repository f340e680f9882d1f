package dev.straightway.deployment.generated;

import java.util.List;

/**
 * An expression for an object that leads to the end of a program when it is used.
 *
 * @param type its Java type
 * @param expression may use {@code x} of type {@code String}
 * @param before statements that must run before it
 * @param json what a client sends for it; empty if it isn't read from JSON
 * @param needs the fields that the class around the expression must have injected
 */
record Value(String type, String expression, String before, String json, List<String> needs) {
}
