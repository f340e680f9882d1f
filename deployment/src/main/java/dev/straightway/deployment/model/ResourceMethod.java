package dev.straightway.deployment.model;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.MethodInfo;
import org.jboss.jandex.Type;

/**
 * A method of a resource class with a request method designator, or with {@code @Path} alone: a sub-resource locator.
 *
 * @param owner the resource class, on which the method is called
 * @param declaration the method that is called
 * @param annotated where its annotations stand: itself, or the method that it overrides (§3.6)
 * @param namesakes the methods of its superclasses and interfaces with the same signature, which it overrides or implements
 * @param httpMethods the values of its request method designators; empty for a sub-resource locator
 * @param path the value of {@code @Path}
 * @param consumes the values of {@code @Consumes} on the method, else on the class; empty without one
 * @param produces the values of {@code @Produces} on the method, else on the class; empty without one
 * @param parameters its parameters in their order
 * @param returnType what it returns, type variables resolved
 * @param declared what its annotations declare of the answer
 * @param bindings the name bindings of method and class (§6.5.2)
 * @param onMethod names of the annotations on the method, in {@code declaration} and {@code annotated}
 * @param onClass names of the annotations on the class and what it inherits from
 */
public record ResourceMethod(ClassInfo owner, MethodInfo declaration, MethodInfo annotated, List<MethodInfo> namesakes,
        List<String> httpMethods, Optional<String> path, List<String> consumes, List<String> produces,
        List<ResourceParameter> parameters,
        Type returnType, DeclaredAnswer declared, Set<String> bindings, Set<String> onMethod, Set<String> onClass) {

    /** {@return whether it only leads to the object that has the resource method (§3.4.1)} */
    public boolean isLocator() {
        return httpMethods.isEmpty();
    }

    /** {@return its path template below that of the class, {@code /} without {@code @Path}} */
    public String template() {
        return path.orElse("/");
    }

    /**
     * {@return the methods whose annotations count: the one that is called, and the one that it overrides if they stand there}
     */
    public List<MethodInfo> marked() {
        return declaration.equals(annotated) ? List.of(declaration) : List.of(declaration, annotated);
    }

    /** {@return whether the answer isn't what the method returns: it is suspended, or a stream of events} */
    public boolean answersLater() {
        return parameters.stream().anyMatch(parameter -> parameter instanceof ResourceParameter.Suspended
                || parameter instanceof ResourceParameter.Context
                        && parameter.type().name().toString().equals("jakarta.ws.rs.sse.SseEventSink"));
    }

    /** {@return the parameters that take the entity, of which there may be one} */
    public Stream<ResourceParameter.Entity> entities() {
        return parameters.stream().filter(ResourceParameter.Entity.class::isInstance).map(ResourceParameter.Entity.class::cast);
    }

    /** {@return the method as messages name it: {@code org.acme.ItemResource#get(String, int)}} */
    public String signature() {
        return Signatures.of(owner, declaration);
    }
}
