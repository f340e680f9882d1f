package dev.straightway.deployment.scan;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationTarget;
import org.jboss.jandex.AnnotationValue;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.MethodInfo;
import org.jboss.jandex.MethodParameterInfo;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.LinkInterface;
import dev.straightway.deployment.model.LinkMethod;
import dev.straightway.deployment.model.LinkMethod.Parameter;
import dev.straightway.deployment.model.LinkMethod.Style;
import dev.straightway.deployment.model.ResourceParameter.Place;
import dev.straightway.deployment.model.Signatures;

/** Reads the types with {@code @LinksTo}. */
public final class LinkScanner {

    private static final DotName LINKS_TO = DotName.createSimple("dev.straightway.links.LinksTo");
    private static final DotName LINK_TO = DotName.createSimple("dev.straightway.links.LinkTo");
    private static final String USUAL_FORM = "PATH";

    private final IndexView index;
    private final IndexView lookup;
    private final Predicate<ClassInfo> enabled;

    /**
     * @param index the classes of the application and its indexed libraries
     * @param lookup knows every class that the application can load
     * @param enabled whether a class takes part
     */
    public LinkScanner(IndexView index, IndexView lookup, Predicate<ClassInfo> enabled) {
        this.index = index;
        this.lookup = lookup;
        this.enabled = enabled;
    }

    /** {@return the types in the order of their names} */
    public List<LinkInterface> scan() {
        return index.getAnnotations(LINKS_TO).stream().map(AnnotationInstance::target)
                .filter(target -> target.kind() == AnnotationTarget.Kind.CLASS).map(AnnotationTarget::asClass)
                .filter(enabled).sorted(Comparator.comparing(ClassInfo::name)).map(this::read).toList();
    }

    private LinkInterface read(ClassInfo declaration) {
        AnnotationInstance links = declaration.declaredAnnotation(LINKS_TO);
        return new LinkInterface(declaration, links.value().asClass().name(),
                links.value("form") == null ? USUAL_FORM : links.value("form").asEnum(), methods(declaration));
    }

    private List<LinkMethod> methods(ClassInfo declaration) {
        Hierarchy hierarchy = Hierarchy.of(declaration, lookup);
        List<MethodInfo> found = new ArrayList<>();
        for (ClassInfo type : hierarchy.types()) {
            type.methodsInDeclarationOrder().stream()
                    .filter(method -> found.stream().noneMatch(own -> hierarchy.overrides(own, method)))
                    .forEach(found::add);
        }
        return found.stream().filter(method -> Modifier.isAbstract(method.flags()))
                .map(method -> read(declaration, method, hierarchy)).toList();
    }

    private static LinkMethod read(ClassInfo owner, MethodInfo method, Hierarchy hierarchy) {
        AnnotationInstance link = method.declaredAnnotation(LINK_TO);
        return new LinkMethod(Signatures.of(owner, method), method, text(link, "method").orElse(method.name()),
                texts(link, "through"), new Style(text(link, "rel").orElse(method.name()), forms(link), templated(link)),
                method.parameters().stream().map(parameter -> read(parameter, hierarchy)).toList(),
                hierarchy.resolve(method.returnType(), method.declaringClass()));
    }

    private static Parameter read(MethodParameterInfo parameter, Hierarchy hierarchy) {
        String name = parameter.name() == null ? "arg" + parameter.position() : parameter.name();
        Type type = hierarchy.resolve(parameter.type(), parameter.method().declaringClass());
        return parameter.declaredAnnotations().stream().filter(annotation -> Names.place(annotation.name()) != null)
                .findFirst()
                .map(annotation -> new Parameter(name, type, Optional.of(Names.place(annotation.name())),
                        text(annotation, "value").orElse(name)))
                .orElseGet(() -> new Parameter(name, type, Optional.<Place> empty(), name));
    }

    private static Optional<String> text(AnnotationInstance annotation, String member) {
        return value(annotation, member).map(AnnotationValue::asString).filter(text -> !text.isEmpty());
    }

    private static List<String> texts(AnnotationInstance annotation, String member) {
        return value(annotation, member).map(AnnotationValue::asStringArray).map(Arrays::asList).map(List::copyOf)
                .orElse(List.of());
    }

    private static List<String> forms(AnnotationInstance annotation) {
        return value(annotation, "form").map(AnnotationValue::asEnumArray).map(Arrays::asList).map(List::copyOf)
                .orElse(List.of());
    }

    private static boolean templated(AnnotationInstance annotation) {
        return value(annotation, "templated").map(AnnotationValue::asBoolean).orElse(false);
    }

    private static Optional<AnnotationValue> value(AnnotationInstance annotation, String member) {
        return Optional.ofNullable(annotation).map(known -> known.value(member));
    }
}
