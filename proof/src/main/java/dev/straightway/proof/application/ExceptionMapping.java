package dev.straightway.proof.application;

import java.util.List;

import dev.straightway.proof.code.Method;

/**
 * Is code of the application that answers for exceptions.
 *
 * @param thrown internal name of the type of the exceptions
 * @param methods what is called with one; the owner of each is the class of the mapper
 * @param instantiations what a call makes first
 */
public record ExceptionMapping(String thrown, List<Method> methods, List<Instantiation> instantiations) {

    /** Keeps copies. */
    public ExceptionMapping {
        methods = List.copyOf(methods);
        instantiations = List.copyOf(instantiations);
    }
}
