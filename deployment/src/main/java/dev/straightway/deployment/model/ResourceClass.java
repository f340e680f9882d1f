package dev.straightway.deployment.model;

import java.util.List;

import org.jboss.jandex.ClassInfo;

/**
 * A root resource class (§3.1), or a class whose objects sub-resource locators may return (§3.4.1).
 *
 * @param declaration the class that is instantiated
 * @param path the value of its {@code @Path}; empty for what locators return
 * @param methods its resource methods and sub-resource locators in the order of their declaration
 * @param injected what its objects take of the request
 * @param hidden the names of methods with annotations of a resource method that aren't public, and so are none (§3.3.1)
 */
public record ResourceClass(ClassInfo declaration, String path, List<ResourceMethod> methods,
        InjectedClass injected, List<String> hidden) {

    /** {@return the binary name of the class} */
    public String name() {
        return declaration.name().toString();
    }
}
