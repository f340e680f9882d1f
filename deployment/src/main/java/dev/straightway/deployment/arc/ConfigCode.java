package dev.straightway.deployment.arc;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.MethodInfo;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.NamedClasses;
import dev.straightway.deployment.model.Supertypes;
import dev.straightway.proof.application.Bean;
import dev.straightway.proof.application.Instantiation;
import dev.straightway.proof.code.Method;
import io.quarkus.arc.processor.BeanInfo;
import io.quarkus.arc.processor.InjectionPointInfo;
import io.quarkus.deployment.util.ServiceUtil;

/**
 * Tells what runs when a value of the configuration is injected: the sources, interceptors and converters of the application,
 * and what turns text into a type. What Quarkus and SmallRye bring with them asks maps in memory.
 */
final class ConfigCode {

    private static final String PRODUCER = "io.smallrye.config.inject.ConfigProducer";
    private static final DotName PROPERTY = DotName.createSimple("org.eclipse.microprofile.config.inject.ConfigProperty");
    private static final DotName MAPPING = DotName.createSimple("io.smallrye.config.ConfigMapping");
    private static final DotName CONVERTER = DotName.createSimple("org.eclipse.microprofile.config.spi.Converter");
    private static final List<String> SERVICES = List.of("org.eclipse.microprofile.config.spi.ConfigSource",
            "org.eclipse.microprofile.config.spi.ConfigSourceProvider", CONVERTER.toString(),
            "io.smallrye.config.ConfigSourceFactory", "io.smallrye.config.ConfigSourceInterceptor",
            "io.smallrye.config.ConfigSourceInterceptorFactory", "io.smallrye.config.SecretKeysHandler",
            "io.smallrye.config.SecretKeysHandlerFactory", "io.smallrye.config.SmallRyeConfigBuilderCustomizer");
    private static final List<String> KEPT = List.of("io.quarkus.", "io.smallrye.", "dev.straightway.runtime.");
    private static final List<String> CONVERTING = List.of("io.quarkus.runtime.", "io.smallrye.config.",
            "org.eclipse.microprofile.config.");
    /** Packages, and classes, of which nothing is made that waits; a host, for example, is looked up. */
    private static final List<String> IN_MEMORY = List.of("java.lang.", "java.math.", "java.time.", "java.util.",
            "java.util.function.", "java.util.regex.", "java.io.File", "java.net.URI", "java.net.URL", "java.nio.file.Path",
            "java.nio.charset.Charset", "jakarta.inject.Provider", "jakarta.enterprise.inject.Instance");
    /** A formatter writes to a file, and a class is initialised. */
    private static final Set<String> OPENED = Set.of("java.util.Formatter", "java.lang.Class");
    private static final Set<String> FROM_TEXT = Set.of("of", "valueOf", "parse", "<init>");
    private static final Set<DotName> COMPARED_BY_HOST = Set.of(DotName.createSimple(URL.class));
    private static final Set<String> HASHED = Set.of("java.util.Set", "java.util.SortedSet", "java.util.Map");
    private static final Set<String> ASKED = Set.of("hashCode", "equals", "compareTo");
    private static final Set<String> SUPPLIERS = Set.of("java.util.function.Supplier", "jakarta.inject.Provider");

    private final Set<String> own;
    /** Those that are asked for all values. */
    private final Set<String> sources;

    private ConfigCode(Set<String> own, Set<String> sources) {
        this.own = own;
        this.sources = sources;
    }

    /**
     * {@return what the files of services name}
     *
     * @param application the internal names of its classes, which may be in a package of Quarkus
     */
    static ConfigCode ofServices(Set<String> application) {
        Set<String> own = new TreeSet<>();
        Set<String> sources = new TreeSet<>();
        for (String service : SERVICES) {
            try {
                Set<String> named = ServiceUtil.classNamesNamedIn(Thread.currentThread().getContextClassLoader(),
                        "META-INF/services/" + service);
                own.addAll(named);
                sources.addAll(service.equals(CONVERTER.toString()) ? Set.of() : named);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        own.removeIf(name -> KEPT.stream().anyMatch(name::startsWith) && !application.contains(name.replace('.', '/')));
        return new ConfigCode(own, sources);
    }

    /** {@return whether a bean is a value of the configuration, or a group of them that was read at the start} */
    boolean gives(BeanInfo bean) {
        return isMapping(bean) || bean.getBeanClass().toString().equals(PRODUCER)
                || bean.getQualifiers().stream().anyMatch(qualifier -> qualifier.name().equals(PROPERTY));
    }

    /** {@return whether a bean is a group of values, which was read at the start} */
    static boolean isMapping(BeanInfo bean) {
        return bean.isSynthetic() && bean.getImplClazz() != null && bean.getImplClazz().hasDeclaredAnnotation(MAPPING);
    }

    /** {@return whether what is injected asks the sources of the application later on} */
    boolean asksLater(BeanInfo bean) {
        return !own.isEmpty() && gives(bean) && bean.getProviderType() != null
                && SUPPLIERS.contains(bean.getProviderType().name().toString());
    }

    /** {@return what runs where a bean of the configuration is injected as a type} */
    Instantiation instantiation(BeanInfo bean, Type type, IndexView index) {
        if (isMapping(bean)) {
            return Instantiation.nothing();
        }
        List<Bean> parts = new ArrayList<>();
        own.stream().filter(name -> mayBeAsked(name, type, index)).forEach(name -> parts.add(source(name, index)));
        NamedClasses.of(type).distinct().filter(name -> !isInMemory(name)).forEach(name -> parts.add(converted(name, index)));
        Set<DotName> keys = new LinkedHashSet<>();
        keys(type, keys);
        keys.stream().filter(name -> !isInMemory(name)).forEach(name -> compared(name, index, parts));
        keys.stream().filter(COMPARED_BY_HOST::contains).forEach(name -> parts.add(Bean.unknown(Bean.Scope.DEPENDENT,
                Instantiation.unknown("the comparison of each " + name + " by its host"))));
        return Instantiation.of(parts);
    }

    /** A converter is asked for its type, which the interface tells. */
    private boolean mayBeAsked(String name, Type type, IndexView index) {
        Optional<DotName> converted = sources.contains(name) ? Optional.empty() : convertedType(name, index);
        return converted.isEmpty() || NamedClasses.of(type).anyMatch(converted.get()::equals);
    }

    private static Optional<DotName> convertedType(String name, IndexView index) {
        ClassInfo type = index.getClassByName(name);
        return type == null ? Optional.empty()
                : type.interfaceTypes().stream().filter(one -> one.name().equals(CONVERTER))
                        .filter(one -> one.kind() == Type.Kind.PARAMETERIZED_TYPE)
                        .map(one -> one.asParameterizedType().arguments().get(0)).filter(one -> one.kind() == Type.Kind.CLASS)
                        .map(Type::name).filter(one -> !isPlain(one)).findFirst();
    }

    /** {@return whether text may become the type by other names: as a primitive one, or behind another converter} */
    private static boolean isPlain(DotName type) {
        return type.toString().startsWith("java.lang.");
    }

    /** {@return whether a supplier converts the text to a type of the application whenever it is asked} */
    boolean convertsLater(InjectionPointInfo point) {
        return SUPPLIERS.contains(point.getType().name().toString())
                && NamedClasses.of(point.getType()).anyMatch(name -> !isInMemory(name));
    }

    /** What is put into a set, or is a key of a map. */
    private static void keys(Type type, Set<DotName> keys) {
        if (type.kind() == Type.Kind.PARAMETERIZED_TYPE) {
            List<Type> arguments = type.asParameterizedType().arguments();
            if (HASHED.contains(type.name().toString())) {
                NamedClasses.of(arguments.get(0)).forEach(keys::add);
            }
            arguments.forEach(argument -> keys(argument, keys));
        }
    }

    /** A converter may make objects of classes below. */
    private static void compared(DotName name, IndexView index, List<Bean> parts) {
        if (index.getClassByName(name) != null) {
            Stream.concat(Stream.of(index.getClassByName(name)),
                    Stream.concat(index.getAllKnownSubclasses(name).stream(), index.getAllKnownImplementations(name).stream()))
                    .forEach(type -> parts.add(Bean.unknown(Bean.Scope.DEPENDENT, instantiation(type, Supertypes
                            .classes(type, index).stream().filter(above -> !above.name().equals(DotName.OBJECT_NAME))
                            .flatMap(above -> above.methods().stream()).filter(method -> ASKED.contains(method.name()))
                            .toList()))));
        }
    }

    private static Bean source(String name, IndexView index) {
        ClassInfo type = index.getClassByName(name);
        Instantiation instantiation = type == null ? Instantiation.unknown("the configuration source or converter " + name)
                : instantiation(type, Supertypes.classes(type, index).stream()
                        .filter(above -> !above.name().equals(DotName.OBJECT_NAME)).flatMap(above -> above.methods().stream())
                        .filter(method -> !method.isConstructor() && !method.isStaticInitializer()).toList());
        return Bean.unknown(Bean.Scope.DEPENDENT, instantiation);
    }

    /** Whether a converter of the platform, of SmallRye or of Quarkus makes a type, and looks nothing up for that. */
    private static boolean isInMemory(DotName type) {
        String name = type.toString();
        return !OPENED.contains(name) && (IN_MEMORY.contains(name) || IN_MEMORY.contains(name.replaceFirst("\\w+$", ""))
                || CONVERTING.stream().anyMatch(name::startsWith));
    }

    private static Bean converted(DotName name, IndexView index) {
        ClassInfo type = index.getClassByName(name);
        if (type == null || name.toString().startsWith("java.")) {
            return Bean.unknown(Bean.Scope.DEPENDENT,
                    Instantiation.unknown("what makes a " + name + " of a text of the configuration"));
        }
        return Bean.unknown(Bean.Scope.DEPENDENT, instantiation(type, Supertypes.classes(type, index).stream()
                .flatMap(above -> above.methods().stream().filter(method -> above == type || !method.isConstructor()))
                .filter(method -> FROM_TEXT.contains(method.name()) && method.parametersCount() == 1)
                .filter(method -> !type.isAbstract() || !method.isConstructor()).toList()));
    }

    private static Instantiation instantiation(ClassInfo type, List<MethodInfo> methods) {
        List<Method> all = methods.stream().filter(method -> !method.isAbstract())
                .map(method -> ArcWrappers.method(type, method)).distinct().toList();
        return new Instantiation(ArcWrappers.internal(type.name()), all, List.of(), List.of(), List.of(), List.of());
    }
}
