package dev.straightway.deployment.check;

import java.util.Set;

import org.jboss.jandex.MethodInfo;

/**
 * What Quarkus and its extensions secure.
 *
 * @param annotations the binary names of the annotations that ask for a check, a policy or a mechanism
 * @param methods the keys of those that they secure
 */
public record Secured(Set<String> annotations, Set<String> methods) {

    /** Only what the table of promises names. */
    public static final Secured NOTHING = new Secured(Set.of(), Set.of());

    /** {@return what names a method in every index} */
    public static String key(MethodInfo method) {
        return method.declaringClass().name() + "#" + method.name() + method.descriptor();
    }

    boolean includes(MethodInfo method) {
        return methods.contains(key(method));
    }
}
