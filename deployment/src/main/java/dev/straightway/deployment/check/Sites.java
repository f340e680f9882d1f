package dev.straightway.deployment.check;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;

import dev.straightway.deployment.model.InjectedClass;
import dev.straightway.deployment.model.InjectedMember;
import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;

/**
 * The places of an application whose annotations concern its resources: their methods with what these override or implement,
 * their parameters, their classes with all above, what takes a part of the request, and the classes of {@code @BeanParam}.
 */
final class Sites {

    /**
     * An annotation at its place.
     *
     * @param where the method or class, for messages
     */
    record Site(String where, DotName annotation) {
    }

    private Sites() {
    }

    static List<Site> of(RestApplication application) {
        List<Site> sites = new ArrayList<>();
        application.allClasses().forEach(type -> add(type, sites));
        application.beans().values().forEach(bean -> bean.types()
                .forEach(type -> add(bean.name(), type.annotations().stream(), sites)));
        return sites.stream().distinct().toList();
    }

    /** {@return the annotations on a method and its parameters, on what it overrides or implements too} */
    static Stream<AnnotationInstance> on(ResourceMethod method) {
        return Stream.concat(Stream.of(method.declaration()), method.namesakes().stream())
                .flatMap(known -> known.annotations().stream());
    }

    /** {@return the annotations on a class itself and on all that it inherits from} */
    static Stream<AnnotationInstance> on(ResourceClass type) {
        return type.injected().types().stream().flatMap(above -> above.declaredAnnotations().stream());
    }

    private static void add(ResourceClass type, List<Site> sites) {
        add(type.name(), on(type), sites);
        type.methods().forEach(method -> add(method.signature(), on(method), sites));
        InjectedClass injected = type.injected();
        injected.constructor().ifPresent(constructor -> add(type.name(), constructor.annotations().stream(), sites));
        injected.members().forEach(member -> add(type.name(), on(member), sites));
    }

    private static Stream<AnnotationInstance> on(InjectedMember member) {
        ClassInfo declaring = member.declaring();
        return member.setter()
                ? declaring.methods().stream().filter(method -> method.name().equals(member.name()))
                        .flatMap(method -> method.annotations().stream())
                : declaring.field(member.name()).annotations().stream();
    }

    private static void add(String where, Stream<AnnotationInstance> annotations, List<Site> sites) {
        annotations.forEach(annotation -> sites.add(new Site(where, annotation.name())));
    }
}
