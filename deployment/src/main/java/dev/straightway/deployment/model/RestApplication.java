package dev.straightway.deployment.model;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.MethodInfo;

/**
 * Everything of Jakarta REST that the application declares.
 *
 * @param index where the declarations were found; knows the classes of the JDK and of libraries too
 * @param declaration the subclass of {@code jakarta.ws.rs.core.Application}
 * @param applications all subclasses of {@code Application}, of which there may be one
 * @param choice the classes that the {@code Application} chooses
 * @param bindings the name bindings of the {@code Application}, which bind everything
 * @param resources the root resource classes in the order of their names
 * @param subResources the classes and interfaces whose objects locators may return; empty without locators
 * @param beans the classes of {@code @BeanParam}, those within others among them, by name
 * @param providers the classes that extend the runtime
 * @param callbacks the methods that are called around resource methods
 */
public record RestApplication(IndexView index, Optional<ClassInfo> declaration, List<ClassInfo> applications,
        Choice choice, Set<String> bindings, List<ResourceClass> resources, List<ResourceClass> subResources,
        Map<String, InjectedClass> beans, List<Provider> providers, Callbacks callbacks) {

    /**
     * {@return the same, where other extensions ask for the cause of more exceptions; what the application says counts first}
     */
    public RestApplication unwrapping(Map<String, String> more) {
        return new RestApplication(index, declaration, applications, choice, bindings, resources, subResources, beans,
                providers, callbacks.unwrapping(more));
    }

    /**
     * {@return the same with providers that other extensions give}
     * <p>
     * What the application makes an instance of itself stays that. Each class is known to the index.
     */
    public RestApplication receiving(List<GivenProvider> given) {
        Map<String, Provider> all = new LinkedHashMap<>();
        providers.forEach(provider -> all.put(provider.name(), provider));
        given.stream().filter(one -> !choice.isSingleton(one.className())).forEach(one -> all.compute(one.className(),
                (name, known) -> known == null ? Provider.of(index.getClassByName(name), one) : known.with(one)));
        return new RestApplication(index, declaration, applications, choice, bindings, resources, subResources, beans,
                List.copyOf(all.values()), callbacks);
    }

    /** {@return the name bindings of a method, with those of its class and of the application (§6.5.2)} */
    public Set<String> bindings(ResourceMethod method) {
        Set<String> all = new HashSet<>(bindings);
        all.addAll(method.bindings());
        return all;
    }

    /** {@return whether a method is called as a resource method, or is where one has its annotations, or leads to one} */
    public boolean isResourceMethod(MethodInfo method) {
        return allClasses().flatMap(type -> type.methods().stream())
                .anyMatch(known -> known.declaration().equals(method) || known.annotated().equals(method)
                        || isBridge(method, known));
    }

    /**
     * To its bridges the compiler copies the annotations of a method: where it makes a generic one concrete, and in a public
     * class that inherits it from one that isn't.
     */
    private boolean isBridge(MethodInfo method, ResourceMethod known) {
        return method.isSynthetic() && method.name().equals(known.declaration().name())
                && method.parametersCount() == known.declaration().parametersCount()
                && Supertypes.classes(known.owner(), index).stream()
                        .anyMatch(above -> above.name().equals(method.declaringClass().name()));
    }

    /** {@return the root resources and what locators lead to} */
    public Stream<ResourceClass> allClasses() {
        return Stream.concat(resources.stream(), subResources.stream());
    }

    /** {@return whether a provider of the application may convert parameters, or may be registered to} */
    public boolean mayConvertParameters() {
        return mayRegister() || providers.stream().anyMatch(provider -> provider.is("ParamConverterProvider"));
    }

    /** {@return whether code that runs at start-up registers providers that the build doesn't know} */
    public boolean mayRegister() {
        return providers.stream().anyMatch(provider -> provider.is("Feature") || provider.is("DynamicFeature"));
    }

    /** {@return whether the application has entity writers of its own, or may register some} */
    public boolean mayWriteEntities() {
        return mayRegister() || providers.stream().anyMatch(provider -> provider.is("MessageBodyWriter"));
    }

    /** {@return whether the application has entity readers of its own, or may register some} */
    public boolean mayReadEntities() {
        return mayRegister() || providers.stream().anyMatch(provider -> provider.is("MessageBodyReader"));
    }
}
