package dev.straightway.deployment.model;

import java.util.Set;

import org.jboss.jandex.ClassInfo;

/**
 * A class that extends the runtime (§4).
 *
 * @param declaration the class
 * @param contracts the simple names of the interfaces of Jakarta REST that it implements
 * @param bindings the names of its name bindings
 * @param preMatching whether it runs before a route is looked for
 */
public record Provider(ClassInfo declaration, Set<String> contracts, Set<String> bindings, boolean preMatching) {

    public boolean is(String contract) {
        return contracts.contains(contract);
    }

    /** {@return the binary name of the class} */
    public String name() {
        return declaration.name().toString();
    }
}
