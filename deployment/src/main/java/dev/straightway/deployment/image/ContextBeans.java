package dev.straightway.deployment.image;

import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jboss.jandex.DotName;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.InjectedClass;
import dev.straightway.deployment.model.InjectedMember;
import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Contexts;
import io.quarkus.arc.processor.BeanResolver;

/** The beans that are looked up for a request: parameters of methods, and of what is made of parts of a request. */
public final class ContextBeans {

    private ContextBeans() {
    }

    /** {@return the types of these beans, which the container takes for unused} */
    public static Set<DotName> types(RestApplication application) {
        Stream<ResourceParameter> ofMethods = application.allClasses().flatMap(type -> type.methods().stream())
                .flatMap(method -> method.parameters().stream()).filter(ResourceParameter.Context.class::isInstance);
        Stream<ResourceParameter> ofClasses = Stream
                .concat(application.allClasses().map(type -> type.injected()), application.beans().values().stream())
                .flatMap(ContextBeans::parts);
        return Stream.concat(ofMethods, ofClasses).map(ResourceParameter::type)
                .filter(type -> Contexts.find(type).isEmpty()).map(Type::name).collect(Collectors.toSet());
    }

    /** A parameter of a constructor without annotation is a bean too. */
    private static Stream<ResourceParameter> parts(InjectedClass type) {
        return Stream.concat(type.arguments().stream(), type.members().stream().map(InjectedMember::parameter))
                .filter(part -> part instanceof ResourceParameter.Context || part instanceof ResourceParameter.Entity);
    }

    /** {@return whether there is one bean of a type} */
    public static Predicate<Type> known(BeanResolver resolver) {
        return type -> resolver.resolveBeans(Type.create(type.name(), Type.Kind.CLASS)).size() == 1;
    }
}
