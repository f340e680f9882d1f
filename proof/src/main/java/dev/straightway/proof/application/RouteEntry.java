package dev.straightway.proof.application;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import dev.straightway.proof.code.Method;

/**
 * Names all code of the application that serves one route.
 *
 * @param method the resource method; its owner is the class of the instance
 * @param locators what returned the instance, and what returned the instances of these; empty for a root resource
 * @param others filters, interceptors, converters, readers, writers, and the constructor when an instance is made
 *        for each request; the owner of each is the class of its instance. What gives converters when the application starts
 *        is named too: the route calls what it has given
 * @param instantiations what the container makes for the route: the bean of the resource, and what it tells of the request
 * @param mappings what answers for exceptions, whichever route throws them
 * @param reads generic signatures of the types that JSON reads, as {@code Ljava/util/List<Lorg/acme/Item;>;}
 * @param written who writes what the resource method returns
 * @param asked what is validated, and is asked for what its class overrides
 */
public record RouteEntry(Method method, List<Method> locators, List<Method> others, List<Instantiation> instantiations,
        List<ExceptionMapping> mappings, Set<String> reads, Written written,
        Set<AskedValue> asked) {

    /** Who writes what a resource method returns. */
    public enum Written {
        /** Nobody asks it for anything: there is none, or bytes. */
        NOT,
        /** Nobody: it is a buffer, or bytes. But who asks a buffer runs code of its class. */
        BUFFER,
        /** JSON alone. */
        JSON,
        /** JSON, or another format that the application has. */
        ANY,
        /** The same, for each item of a stream. */
        ITEMS;

        /** {@return whether a format asks the objects that a result has} */
        public boolean asks() {
            return this != NOT && this != BUFFER;
        }
    }

    /** Keeps copies. */
    public RouteEntry {
        locators = List.copyOf(locators);
        others = List.copyOf(others);
        instantiations = List.copyOf(instantiations);
        mappings = List.copyOf(mappings);
        reads = Collections.unmodifiableSet(new LinkedHashSet<>(reads));
        asked = Collections.unmodifiableSet(new LinkedHashSet<>(asked));
    }

    /**
     * A route of a root resource.
     *
     * @param writesResult whether anybody writes what the resource method returns
     */
    public RouteEntry(Method method, List<Method> others, List<Instantiation> instantiations,
            List<ExceptionMapping> mappings, Set<String> reads, boolean writesResult) {
        this(method, List.of(), others, instantiations, mappings, reads, writesResult ? Written.ANY : Written.NOT, Set.of());
    }

    /** A route for which the container makes nothing. */
    public RouteEntry(Method method, List<Method> others, Set<String> reads, boolean writesResult) {
        this(method, others, List.of(), List.of(), reads, writesResult);
    }

    /** {@return a route of one method, whose result JSON writes} */
    public static RouteEntry of(Method method) {
        return new RouteEntry(method, List.of(), Set.of(), true);
    }
}
