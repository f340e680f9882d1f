package dev.straightway.deployment.types;

import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.FieldInfo;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.kryo.PlainClasses;
import dev.straightway.runtime.negotiation.MediaRange;

/**
 * The classes whose objects may be in messages of Kryo: those of entities of the routes that read or write such messages, of
 * their fields, and the classes below them; and what stands in their way. Filled once.
 */
public final class KryoTypes {

    private final IndexView index;
    private final Set<DotName> seen = new HashSet<>();
    private final Set<String> names = new TreeSet<>();
    private final Map<String, String> refused = new LinkedHashMap<>();

    private KryoTypes(IndexView index) {
        this.index = index;
    }

    /** @param more classes beside those that the resource methods name, which are known to the index */
    public static KryoTypes of(RestApplication application, Collection<String> more) {
        KryoTypes types = new KryoTypes(application.index());
        methods(application).forEach(types::add);
        more.forEach(name -> types.add(DotName.createSimple(name), name));
        return types;
    }

    /** {@return the binary names of the classes to be registered; empty where none are asked for} */
    public static Optional<Set<String>> registered(RestApplication application, Collection<String> more) {
        return areUsed(application, more) ? Optional.of(of(application, more).names) : Optional.empty();
    }

    /** {@return whether classes are registered: where Kryo is there, and somebody asks for it} */
    public static boolean areUsed(RestApplication application, Collection<String> more) {
        return Kryo.isThere(application.index()) && (!more.isEmpty() || methods(application).findAny().isPresent());
    }

    /** {@return the methods that read or write messages of Kryo} */
    public static Stream<ResourceMethod> methods(RestApplication application) {
        return application.allClasses().flatMap(type -> type.methods().stream())
                .filter(method -> names(method.consumes()) || names(method.produces()));
    }

    private static boolean names(List<String> mediaTypes) {
        return mediaTypes.stream().anyMatch(type -> {
            try {
                return Kryo.isFor(MediaRange.parse(type));
            } catch (IllegalArgumentException malformed) {
                return false;
            }
        });
    }

    /** {@return the binary names of the classes to be registered, sorted: the order stays as long as the classes do} */
    public List<String> names() {
        return List.copyOf(names);
    }

    /** {@return what can't be in a message, by where it stands} */
    public Map<String, String> refused() {
        return refused;
    }

    private void add(ResourceMethod method) {
        if (names(method.consumes())) {
            method.entities()
                    .forEach(entity -> add(entity.type(), method.signature() + ", parameter " + entity.name()));
        }
        Results results = Results.of(method);
        if (names(method.produces()) && results.hasValue() && !Entities.isUnknown(results.entity())) {
            add(results.entity(), method.signature() + ", what it returns");
        }
    }

    private void add(Type type, String where) {
        switch (type.kind()) {
            case ARRAY -> add(type.asArrayType().elementType(), where);
            case PARAMETERIZED_TYPE -> {
                type.asParameterizedType().arguments().forEach(argument -> add(argument, where));
                add(type.name(), where);
            }
            case WILDCARD_TYPE -> add(type.asWildcardType().extendsBound(), where);
            case TYPE_VARIABLE -> type.asTypeVariable().bounds().forEach(bound -> add(bound, where));
            case CLASS -> add(type.name(), where);
            default -> {
                // Primitives are always known, and other variables are bound where they are declared.
            }
        }
    }

    private void add(DotName name, String where) {
        if (name.toString().startsWith("java.")) {
            addPlain(name, where);
        } else if (seen.add(name)) {
            ClassInfo declaration = index.getClassByName(name);
            if (declaration == null) {
                refused.put(where,
                        name + " isn't in the index of the application. Index its library with quarkus.index-dependency");
            } else {
                add(declaration);
            }
        }
    }

    private void addPlain(DotName name, String where) {
        try {
            Class<?> type = Class.forName(name.toString(), false, ClassLoader.getPlatformClassLoader());
            if (type.isEnum()) {
                names.add(type.getName());
            } else if (!PlainClasses.include(type)) {
                refused.put(where, name + " can't be in a message of Kryo. Make the field transient, or take another type");
            }
        } catch (ClassNotFoundException e) {
            refused.put(where, name + " isn't a class of this JDK");
        }
    }

    private void add(ClassInfo declaration) {
        String name = declaration.name().toString();
        boolean isAbstract = declaration.isInterface() || Modifier.isAbstract(declaration.flags());
        if (declaration.isEnum()) {
            names.add(name);
            return;
        }
        if (!isAbstract) {
            names.add(name);
            if (!declaration.isRecord() && declaration.constructors().stream().noneMatch(one -> one.parametersCount() == 0)) {
                refused.put(name,
                        "it has no constructor without parameters, by which Kryo makes objects. Give it one, which needn't be"
                                + " public, or make it a record");
            }
        }
        declaration.fields().stream().filter(KryoTypes::isWritten)
                .forEach(field -> add(field.type(), name + "." + field.name()));
        if (declaration.superName() != null && !declaration.superName().toString().startsWith("java.")) {
            add(declaration.superName(), name);
        }
        below(declaration).forEach(one -> add(one.name(), one.name().toString()));
    }

    private Stream<ClassInfo> below(ClassInfo declaration) {
        return declaration.isInterface() ? index.getAllKnownImplementations(declaration.name()).stream()
                : index.getAllKnownSubclasses(declaration.name()).stream();
    }

    private static boolean isWritten(FieldInfo field) {
        return !Modifier.isStatic(field.flags()) && !Modifier.isTransient(field.flags());
    }
}
