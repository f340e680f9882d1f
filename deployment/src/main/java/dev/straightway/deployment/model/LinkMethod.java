package dev.straightway.deployment.model;

import java.util.List;
import java.util.Optional;

import org.jboss.jandex.MethodInfo;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.ResourceParameter.Place;

/**
 * A method that makes links.
 *
 * @param signature the method as messages name it
 * @param declaration the method
 * @param target the name of the resource method
 * @param through the names of the locators that lead there
 * @param style how its links are written
 * @param parameters its parameters in their order
 * @param returnType what it returns, type variables resolved
 */
public record LinkMethod(String signature, MethodInfo declaration, String target, List<String> through, Style style,
        List<Parameter> parameters, Type returnType) {

    /**
     * How links are written.
     *
     * @param relation the relation of a {@code Link}
     * @param forms the names of the forms that the method says itself
     * @param templated whether clients fill in what has no parameter
     */
    public record Style(String relation, List<String> forms, boolean templated) {
    }

    /**
     * A parameter, which becomes a part of the link.
     *
     * @param name its name in the source, or {@code arg0} and so on where it was compiled without names
     * @param type its type, type variables resolved
     * @param place which part, if an annotation says so
     * @param key the name of the variable or parameter in the link
     */
    public record Parameter(String name, Type type, Optional<Place> place, String key) {
    }
}
