package dev.straightway.deployment.model;

import org.jboss.jandex.ClassInfo;

/**
 * A field or setter that takes something from the request (§3.2, §10.1).
 *
 * @param declaring the class that declares it
 * @param name the name of the field or of the setter
 * @param setter whether it is a setter
 * @param descriptor the JVM descriptor of the field, or of the setter's parameter
 * @param parameter what it takes
 */
public record InjectedMember(ClassInfo declaring, String name, boolean setter, String descriptor,
        ResourceParameter parameter) {

    /** {@return whether the container injects it too, as {@code @Context}} */
    public boolean isContext() {
        return parameter instanceof ResourceParameter.Context;
    }
}
