package dev.straightway.deployment.scan;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationValue;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.DateFormat;
import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.ResourceParameter.Place;

/** Reads what a parameter, field or setter takes from the request. */
final class ParameterScanner {

    private final Unannotated unannotated;

    ParameterScanner(IndexView index) {
        this.unannotated = new Unannotated(index);
    }

    /**
     * Where a value goes.
     *
     * @param name its name in the source
     * @param type its type, variables resolved
     * @param annotations its annotations
     * @param encoded whether {@code @Encoded} stands around it, on the method or class
     */
    record Site(String name, Type type, Collection<AnnotationInstance> annotations, boolean encoded) {

        private AnnotationInstance annotation(DotName annotationName) {
            return annotations.stream().filter(annotation -> annotation.name().equals(annotationName)).findFirst()
                    .orElse(null);
        }
    }

    /** @param template the path templates of class and method, in which a parameter may find its name */
    ResourceParameter scan(Site site, String template) {
        return annotated(site).orElseGet(() -> plain(site, template));
    }

    private ResourceParameter plain(Site site, String template) {
        if (site.type().name().equals(Names.WHOLE_FORM)) {
            return new ResourceParameter.Part(site.name(), site.type(), site.name(), "");
        }
        if (Unannotated.isContext(site.type())) {
            return new ResourceParameter.Context(site.name(), site.type());
        }
        if (unannotated.isBean(site.type())) {
            return new ResourceParameter.Bean(site.name(), site.type());
        }
        return Unannotated.isVariable(site.name(), template) ? text(site, Place.PATH, site.name())
                : new ResourceParameter.Entity(site.name(), site.type());
    }

    private static ResourceParameter text(Site site, Place place, String key) {
        return new ResourceParameter.Text(site.name(), site.type(), place, key, defaultText(site), isEncoded(site),
                separator(site), dateFormat(site));
    }

    /** {@return what the annotations ask for, or nothing if none of them asks for a part of the request} */
    Optional<ResourceParameter> annotated(Site site) {
        for (AnnotationInstance annotation : site.annotations()) {
            Place place = Names.place(annotation.name());
            if (place != null) {
                String key = key(annotation, place, site.name());
                return Optional.of(place == Place.FORM ? formField(site, key) : text(site, place, key));
            }
        }
        if (site.annotation(Names.BEAN_PARAM) != null || site.annotation(Names.MULTIPART_FORM) != null) {
            return Optional.of(new ResourceParameter.Bean(site.name(), site.type()));
        }
        if (site.annotation(Names.SUSPENDED) != null) {
            return Optional.of(new ResourceParameter.Suspended(site.name(), site.type()));
        }
        return site.annotation(Names.CONTEXT) == null ? Optional.empty()
                : Optional.of(new ResourceParameter.Context(site.name(), site.type()));
    }

    /** What is plain text, or a primitive, is converted as any field, in Quarkus REST too. */
    private static ResourceParameter formField(Site site, String key) {
        AnnotationInstance partType = site.annotation(Names.PART_TYPE);
        boolean text = partType == null || partType.value().asString().startsWith("text/plain")
                || site.type().kind() == Type.Kind.PRIMITIVE || site.type().name().toString().equals("java.lang.String");
        return text ? text(site, Place.FORM, key)
                : new ResourceParameter.Part(site.name(), site.type(), key, partType.value().asString());
    }

    private static boolean isEncoded(Site site) {
        return site.encoded() || site.annotation(Names.ENCODED) != null;
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

    private static Optional<String> separator(Site site) {
        return Optional.ofNullable(site.annotation(Names.SEPARATOR)).map(AnnotationInstance::value)
                .map(AnnotationValue::asString);
    }

    private static Optional<DateFormat> dateFormat(Site site) {
        return Optional.ofNullable(site.annotation(Names.DATE_FORMAT)).map(format -> new DateFormat(
                Optional.ofNullable(format.value("pattern")).map(AnnotationValue::asString),
                Optional.ofNullable(format.value("dateTimeFormatterProvider")).map(AnnotationValue::asClass)
                        .map(type -> type.name().toString())));
    }

    private static Optional<String> defaultText(Site site) {
        return Optional.ofNullable(site.annotation(Names.DEFAULT_VALUE)).map(annotation -> annotation.value().asString());
    }
}
