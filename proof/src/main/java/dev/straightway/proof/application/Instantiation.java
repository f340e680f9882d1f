package dev.straightway.proof.application;

import java.util.List;

import dev.straightway.proof.code.Method;

/**
 * Is what runs on a thread when the container makes an object there, and when that object ends with the request.
 *
 * @param self internal name of the class of the object whose methods these are
 * @param methods constructors, initialisers, what is called after construction, producers, observers
 * @param ending what is called before the object ends
 * @param points what is injected into any of them, and into fields
 * @param parts beans that are made with it, whatever their scope: interceptors, decorators, the bean that declares a producer
 * @param unknown what else runs and can't be seen, in words
 * @param passing beans that are made for it and end as soon as it is made: the container gives them up again
 */
public record Instantiation(String self, List<Method> methods, List<Method> ending, List<InjectionPoint> points,
        List<Bean> parts,
        List<String> unknown, List<Bean> passing) {

    /** Keeps copies. */
    public Instantiation {
        methods = List.copyOf(methods);
        ending = List.copyOf(ending);
        points = List.copyOf(points);
        parts = List.copyOf(parts);
        unknown = List.copyOf(unknown);
        passing = List.copyOf(passing);
    }

    /** What is made with nothing that ends at once. */
    public Instantiation(String self, List<Method> methods, List<Method> ending, List<InjectionPoint> points, List<Bean> parts,
            List<String> unknown) {
        this(self, methods, ending, points, parts, unknown, List.of());
    }

    /** {@return what runs nothing} */
    public static Instantiation nothing() {
        return new Instantiation("", List.of(), List.of(), List.of(), List.of(), List.of());
    }

    /** {@return what makes other beans and does nothing else} */
    public static Instantiation of(List<Bean> parts) {
        return new Instantiation("", List.of(), List.of(), List.of(), parts, List.of());
    }

    /** {@return what can't be seen} */
    public static Instantiation unknown(String words) {
        return new Instantiation("", List.of(), List.of(), List.of(), List.of(), List.of(words));
    }
}
