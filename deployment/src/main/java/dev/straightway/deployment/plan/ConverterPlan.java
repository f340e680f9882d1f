package dev.straightway.deployment.plan;

import dev.straightway.deployment.types.Conversion.Creation;

/**
 * A converter that is generated.
 *
 * @param converter the binary name of the class that is generated
 * @param type the binary name of the type that it makes
 * @param creation how
 * @param isInterface whether the type is an interface
 */
public record ConverterPlan(String converter, String type, Creation creation, boolean isInterface) {
}
