package dev.straightway.deployment.model;

import org.jboss.jandex.ClassInfo;

/**
 * A class that extends the runtime (§4).
 *
 * @param declaration the class
 * @param contract the interface of Jakarta REST that it implements, or the annotation that makes it a provider
 */
public record Provider(ClassInfo declaration, String contract) {
}
