package dev.straightway.deployment.model;

import java.util.List;
import java.util.Set;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.MethodInfo;

/**
 * A method with an annotation of Quarkus REST by which it is called around resource methods.
 *
 * @param kind what the annotation makes of it
 * @param owner the class on which it is called: the one that declares it, or the only one below if that is abstract
 * @param declaration the method
 * @param annotation the annotation
 * @param bindings the names of its name bindings
 * @param exceptions the names of the exceptions that it maps: those of the annotation, else those that it takes
 * @param ownResource whether it maps exceptions of its own resource class alone
 * @param withForm whether it has {@code @WithFormRead}
 */
public record Callback(Kind kind, ClassInfo owner, MethodInfo declaration, AnnotationInstance annotation, Set<String> bindings,
        List<String> exceptions, boolean ownResource, boolean withForm) {

    private static final int USER = 5000;
    private static final String LOOKUP = "io.quarkus.arc.lookup.";

    /** What an annotation makes of a method. */
    public enum Kind {
        REQUEST_FILTER("ServerRequestFilter"),
        RESPONSE_FILTER("ServerResponseFilter"),
        EXCEPTION_MAPPER("ServerExceptionMapper");

        private final String annotation;

        Kind(String annotation) {
            this.annotation = annotation;
        }

        /** {@return the simple name of the annotation} */
        public String annotation() {
            return annotation;
        }
    }

    public boolean is(Kind other) {
        return kind == other;
    }

    /** {@return its place among others: those with lower numbers come first, and last where the answer is filtered} */
    public int priority() {
        return annotation.value("priority") == null ? USER : annotation.value("priority").asInt();
    }

    /** {@return whether it is called before a route is looked for} */
    public boolean preMatching() {
        return has("preMatching");
    }

    /** {@return whether it asks for the event loop} */
    public boolean nonBlocking() {
        return has("nonBlocking");
    }

    /** {@return whether it is called when the body has been read} */
    public boolean readsBody() {
        return withForm || has("readBody");
    }

    private boolean has(String member) {
        return annotation.value(member) != null && annotation.value(member).asBoolean();
    }

    /** {@return whether the annotation names the exceptions} */
    public boolean namesExceptions() {
        return annotation.value() != null && annotation.value().asClassArray().length > 0;
    }

    /** {@return whether only the start tells if the bean of its class is there} */
    public boolean conditional() {
        return owner.declaredAnnotations().stream().anyMatch(one -> one.name().toString().startsWith(LOOKUP));
    }

    /** {@return whether it is called for requests that have all of these name bindings} */
    public boolean isBoundTo(Set<String> names) {
        return !preMatching() && names.containsAll(bindings);
    }

    /** {@return the method as messages name it} */
    public String signature() {
        return Signatures.of(owner, declaration);
    }
}
