package dev.straightway.runtime.recording;

import java.util.List;

/**
 * The routes of the objects of one class that locators may return (§3.4.1).
 *
 * @param className the binary name of the class or interface
 * @param endpoints its resource methods and locators
 */
public record SubResourceSpec(String className, List<EndpointSpec> endpoints) {
}
