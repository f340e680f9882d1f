package dev.straightway.deployment.plan;

import java.util.List;

/**
 * The method that is called, erased.
 *
 * @param owner the binary name of the resource class
 * @param isInterface whether that is an interface
 * @param method the method's name
 * @param parameters the JVM descriptors of its parameter types
 * @param returns the JVM descriptor of its return type
 * @param signature as messages name it
 */
public record CallPlan(String owner, boolean isInterface, String method, List<String> parameters, String returns,
        String signature) {
}
