package dev.straightway.runtime.recording;

import java.lang.annotation.Annotation;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.jboss.resteasy.reactive.common.util.types.TypeSignatureParser;
import org.jboss.resteasy.reactive.common.util.types.Types;

import dev.straightway.runtime.invocation.MethodSpec;

/** Finds by reflection what providers are told of types and annotations; only where there are providers to tell. */
final class Elements {

    private static final Annotation[] NONE = {};

    private Elements() {
    }

    /** {@return the type of a JVM signature} */
    static Type type(String signature) {
        return signature.isEmpty() ? Object.class : new TypeSignatureParser(signature).parseType();
    }

    static Class<?> rawType(String signature) {
        Class<?> raw = Types.getRawType(type(signature));
        return raw == null ? Object.class : raw;
    }

    /** {@return the annotations of an element of a class; none if it can't be reflected on, as a synthetic one} */
    static Annotation[] annotations(ElementSpec element) {
        Class<?> type = Classes.load(element.member().className());
        if (element.index() == ElementSpec.FIELD) {
            return field(type, element.member().name());
        }
        Executable member = member(type, element.member());
        if (member == null) {
            return NONE;
        }
        return element.index() == ElementSpec.MEMBER ? member.getAnnotations()
                : member.getParameterAnnotations()[element.index()];
    }

    private static Annotation[] field(Class<?> type, String name) {
        try {
            return type.getDeclaredField(name).getAnnotations();
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException(type.getName() + "." + name + " was planned and isn't there", e);
        }
    }

    private static Executable member(Class<?> type, MethodSpec spec) {
        List<Executable> candidates = spec.name().equals("<init>") ? List.of(type.getDeclaredConstructors())
                : methods(type, spec);
        return candidates.stream().filter(candidate -> sameTypes(candidate, spec.parameterTypes())).findFirst().orElse(null);
    }

    /** Those of the class itself, then what it inherits. */
    private static List<Executable> methods(Class<?> type, MethodSpec spec) {
        List<Executable> found = new ArrayList<>();
        for (Class<?> at = type; at != null; at = at.getSuperclass()) {
            add(found, at.getDeclaredMethods(), spec.name());
        }
        add(found, type.getMethods(), spec.name());
        return found;
    }

    private static void add(List<Executable> found, Method[] methods, String name) {
        for (Method method : methods) {
            if (method.getName().equals(name) && !method.isSynthetic()) {
                found.add(method);
            }
        }
    }

    private static boolean sameTypes(Executable candidate, List<String> names) {
        return Arrays.stream(candidate.getParameterTypes()).map(Class::getName).toList().equals(names);
    }
}
