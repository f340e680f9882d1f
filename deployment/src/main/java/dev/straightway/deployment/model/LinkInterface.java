package dev.straightway.deployment.model;

import java.util.List;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;

/**
 * A type with {@code @LinksTo}.
 *
 * @param declaration the type
 * @param resource the name of the class to whose methods it leads
 * @param form the name of the form of its links
 * @param methods its abstract methods, those that it inherits among them
 */
public record LinkInterface(ClassInfo declaration, DotName resource, String form, List<LinkMethod> methods) {

    /** {@return the binary name of the type} */
    public String name() {
        return declaration.name().toString();
    }
}
