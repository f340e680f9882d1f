package dev.straightway.deployment.scan;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.DotName;
import org.jboss.jandex.MethodParameterInfo;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.ResourceParameter.Place;

/** Reads one parameter of a resource method. */
final class ParameterScanner {

    /**
     * @param parameter the parameter of the method that is called, which has the name
     * @param annotated the same parameter of the method with the annotations
     * @param type its type, variables resolved
     * @param template the path templates of class and method: without any annotation, a parameter that is named as a
     *        variable of theirs takes that variable, as in Quarkus REST
     */
    ResourceParameter scan(MethodParameterInfo parameter, MethodParameterInfo annotated, Type type, String template) {
        String name = parameter.name() == null ? "arg" + parameter.position() : parameter.name();
        for (DotName other : Names.OTHER_PARAMETERS) {
            if (annotated.hasDeclaredAnnotation(other)) {
                return new ResourceParameter.Other(name, type, other.withoutPackagePrefix());
            }
        }
        for (Map.Entry<DotName, Place> text : Names.TEXTS.entrySet()) {
            AnnotationInstance annotation = annotated.declaredAnnotation(text.getKey());
            if (annotation != null) {
                return new ResourceParameter.Text(name, type, text.getValue(), key(annotation, text.getValue(), name),
                        defaultText(annotated));
            }
        }
        if (annotated.hasDeclaredAnnotation(Names.CONTEXT)) {
            return new ResourceParameter.Context(name, type);
        }
        return isVariable(name, template)
                ? new ResourceParameter.Text(name, type, Place.PATH, name, defaultText(annotated))
                : new ResourceParameter.Entity(name, type);
    }

    private static boolean isVariable(String name, String template) {
        return Pattern.compile("\\{\\s*" + Pattern.quote(name) + "\\s*[:}]").matcher(template).find();
    }

    /** Without a value, as the annotations of Quarkus REST allow, the parameter's own name is the key. */
    private static String key(AnnotationInstance annotation, Place place, String name) {
        String value = annotation.value() == null ? "" : annotation.value().asString();
        if (!value.isEmpty() || annotation.name().packagePrefix().startsWith("jakarta.")) {
            return value;
        }
        return place == Place.HEADER ? hyphenated(name) : name;
    }

    private static String hyphenated(String name) {
        return name.replaceAll("([a-z])([A-Z])", "$1-$2").toLowerCase(Locale.ROOT);
    }

    private static Optional<String> defaultText(MethodParameterInfo parameter) {
        return Optional.ofNullable(parameter.declaredAnnotation(Names.DEFAULT_VALUE))
                .map(annotation -> annotation.value().asString());
    }
}
