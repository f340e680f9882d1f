package dev.straightway.runtime.invocation;

import java.util.List;

/**
 * The identity of a resource method.
 *
 * @param className the binary name of the resource class
 * @param name the method's name
 * @param parameterTypes the binary names of its erased parameter types, {@code int} and the like for primitives
 */
public record MethodSpec(String className, String name, List<String> parameterTypes) {
}
