package dev.straightway.deployment.image;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.InjectedClass;
import dev.straightway.deployment.model.InjectedMember;
import dev.straightway.deployment.model.Provider;
import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.model.Supertypes;
import dev.straightway.deployment.plan.ArgumentPlan;
import dev.straightway.deployment.plan.ArgumentPlan.FromEntity;
import dev.straightway.deployment.plan.ArgumentPlan.FromText;
import dev.straightway.deployment.plan.InvokerPlan;
import dev.straightway.deployment.plan.Plan;
import dev.straightway.runtime.invocation.GeneratedInstances;
import dev.straightway.runtime.recording.JsonSpec;
import dev.straightway.runtime.recording.OptionalClasses;
import dev.straightway.runtime.recording.TimeSpec;
import io.quarkus.deployment.builditem.nativeimage.ReflectiveClassBuildItem;

/**
 * Finds the classes that run time loads by their names or looks into, which a native image must know:
 * <ul>
 * <li>classes that annotations name, by their constructors,</li>
 * <li>resource classes, classes of {@code @BeanParam} and providers, for {@code ResourceInfo}, for annotations that providers
 * are told of, and for {@code @Context} in providers that are no beans,</li>
 * <li>types of parameters and results, and classes of optional libraries, by their names alone.</li>
 * </ul>
 * What the build generates isn't among them: code makes its instances ({@link GeneratedInstances}).
 */
public final class NativeReflection {

    private static final String REASON = "Straightway";

    private final RestApplication application;
    private final Plan plan;
    private final Predicate<String> present;

    /** @param present tells whether the application has a class */
    public NativeReflection(RestApplication application, Plan plan, Predicate<String> present) {
        this.application = application;
        this.plan = plan;
        this.present = present;
    }

    public List<ReflectiveClassBuildItem> items() {
        return Stream.of(of(asked()), of(inspected()).methods().fields(), of(named()).constructors(false))
                .map(ReflectiveClassBuildItem.Builder::build).toList();
    }

    private static ReflectiveClassBuildItem.Builder of(Set<String> names) {
        return ReflectiveClassBuildItem.builder(names.toArray(String[]::new)).reason(REASON);
    }

    private Set<String> asked() {
        Set<String> names = new LinkedHashSet<>();
        plan.allInvokers().forEach(invoker -> addAsked(invoker, names));
        return names;
    }

    /** Classes of the application that annotations name: formatters, views and what makes readers and writers of JSON. */
    private static void addAsked(InvokerPlan invoker, Set<String> names) {
        add(invoker.result().json(), names);
        for (ArgumentPlan argument : invoker.arguments()) {
            if (argument instanceof FromText text) {
                text.time().flatMap(TimeSpec::provider).ifPresent(names::add);
            } else if (argument instanceof FromEntity entity) {
                add(entity.json(), names);
            }
        }
    }

    private static void add(JsonSpec json, Set<String> names) {
        json.view().ifPresent(names::add);
        json.function().ifPresent(names::add);
    }

    private Set<String> inspected() {
        Set<String> names = new LinkedHashSet<>();
        injected().flatMap(type -> type.types().stream()).map(NativeReflection::name).forEach(names::add);
        Stream.concat(application.declaration().stream(), application.providers().stream().map(Provider::declaration))
                .forEach(declaration -> addWithSuperclasses(declaration, names));
        return names;
    }

    private Stream<InjectedClass> injected() {
        return Stream.concat(application.allClasses().map(ResourceClass::injected), application.beans().values().stream());
    }

    private void addWithSuperclasses(ClassInfo declaration, Set<String> names) {
        Supertypes.classes(declaration, application.index()).stream()
                .filter(type -> !type.name().equals(DotName.OBJECT_NAME)).forEach(type -> names.add(name(type)));
    }

    private static String name(ClassInfo type) {
        return type.name().toString();
    }

    private Set<String> named() {
        Set<String> names = new LinkedHashSet<>();
        application.allClasses().flatMap(resource -> resource.methods().stream()).forEach(method -> addTypes(method, names));
        injected().flatMap(NativeReflection::parameters).forEach(parameter -> addType(parameter.type(), names));
        plan.callbacks().forEach(callback -> {
            names.add(callback.call().owner());
            names.addAll(callback.spec().exceptions());
        });
        names.addAll(application.callbacks().unwrapped().keySet());
        OptionalClasses.names().stream().filter(present).forEach(names::add);
        return names;
    }

    private static Stream<ResourceParameter> parameters(InjectedClass type) {
        return Stream.concat(type.arguments().stream(), type.members().stream().map(InjectedMember::parameter));
    }

    private static void addTypes(ResourceMethod method, Set<String> names) {
        addType(method.returnType(), names);
        method.parameters().forEach(parameter -> addType(parameter.type(), names));
        method.declaration().parameterTypes().forEach(type -> addType(type, names));
    }

    /** A type and what it is made of; of a type variable its bound, which is what its erasure is. */
    private static void addType(Type type, Set<String> names) {
        switch (type.kind()) {
            case CLASS -> names.add(type.name().toString());
            case PARAMETERIZED_TYPE -> {
                names.add(type.name().toString());
                type.asParameterizedType().arguments().forEach(argument -> addType(argument, names));
            }
            case ARRAY -> {
                names.add(type.name().toString());
                addType(type.asArrayType().elementType(), names);
            }
            case WILDCARD_TYPE -> addType(type.asWildcardType().extendsBound(), names);
            case TYPE_VARIABLE -> names.add(type.name().toString());
            default -> {
                // primitive types and void have no class to find
            }
        }
    }
}
