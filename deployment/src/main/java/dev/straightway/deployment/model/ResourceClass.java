package dev.straightway.deployment.model;

import java.util.List;

import org.jboss.jandex.ClassInfo;

/**
 * A root resource class (§3.1).
 *
 * @param declaration the class that is instantiated
 * @param path the value of its {@code @Path}
 * @param methods its resource methods and sub-resource locators in the order of their declaration
 * @param injected fields and setters of it and its superclasses that take a parameter of the request
 */
public record ResourceClass(ClassInfo declaration, String path, List<ResourceMethod> methods,
        List<InjectedMember> injected) {

    /** {@return the binary name of the class} */
    public String name() {
        return declaration.name().toString();
    }
}
