package dev.straightway.deployment.scan;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationTarget;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;

import dev.straightway.deployment.model.Choice;
import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;

/** Reads the index of an application into the model. */
public final class ApplicationScanner {

    private final IndexView index;
    private final IndexView lookup;
    private final Predicate<ClassInfo> enabled;
    private final Asking asking;
    private final Map<DotName, String> designators;
    private final ResourceScanner resources;

    /**
     * What the scan asks the class path for, beside the index.
     *
     * @param choice the classes that an {@code Application} chooses
     * @param registered the names of the classes that need no annotation: features that are services, and what extensions give
     */
    public record Asking(Function<String, Choice> choice, List<String> registered) {

        /** Asks nobody. */
        public static final Asking NOBODY = new Asking(name -> Choice.ALL, List.of());
    }

    /**
     * @param index the classes of the application and its indexed libraries, which are searched for annotations
     * @param lookup knows every class that the application can load, to follow types into libraries and the JDK
     * @param enabled whether a class takes part; one with {@code @IfBuildProfile} and the like may not
     */
    public ApplicationScanner(IndexView index, IndexView lookup, Predicate<ClassInfo> enabled, Asking asking) {
        this.index = index;
        this.lookup = lookup;
        this.enabled = enabled;
        this.asking = asking;
        this.designators = designators();
        this.resources = new ResourceScanner(lookup, designators);
    }

    public RestApplication scan() {
        List<ClassInfo> applications = index.getAllKnownSubclasses(Names.APPLICATION).stream()
                .filter(type -> !type.isAbstract() && enabled.test(type))
                .sorted(Comparator.comparing(ClassInfo::name)).toList();
        Optional<ClassInfo> declaration = applications.stream().findFirst();
        Choice choice = applications.size() == 1 && chooses(declaration.get())
                ? asking.choice().apply(declaration.get().name().toString())
                : Choice.ALL;
        Set<String> bindings = new TreeSet<>();
        declaration.ifPresent(type -> Bindings.add(bindings, type.declaredAnnotations(), lookup));
        List<ResourceClass> roots = roots(choice);
        List<ResourceClass> located = located(roots);
        return new RestApplication(lookup, declaration, applications, choice, bindings, roots, located,
                new BeanScanner(lookup).scan(roots, located),
                new ProviderScanner(index, lookup, enabled).scan(choice, asking.registered()),
                new CallbackScanner(index, lookup, enabled, roots).scan(asking.registered()));
    }

    /** An application class is asked for its classes only if it, or a class above it, overrides one of the methods for that. */
    private boolean chooses(ClassInfo application) {
        return Hierarchy.of(application, lookup).types().stream().filter(type -> !type.name().equals(Names.APPLICATION))
                .flatMap(type -> type.methods().stream())
                .anyMatch(method -> method.name().equals("getClasses") || method.name().equals("getSingletons"));
    }

    private List<ResourceClass> roots(Choice choice) {
        return rootCandidates().stream()
                .map(index::getClassByName)
                .filter(type -> type != null && !type.isInterface() && !type.isAbstract() && !type.isAnnotation())
                .filter(type -> choice.includes(type.name().toString()))
                .filter(enabled)
                .flatMap(type -> resources.scan(type).stream())
                .toList();
    }

    /** Classes with {@code @Path}, and all that extend or implement one. */
    private Set<DotName> rootCandidates() {
        Set<DotName> names = new TreeSet<>();
        for (AnnotationInstance path : index.getAnnotations(Names.PATH)) {
            if (path.target().kind() == AnnotationTarget.Kind.CLASS) {
                addWithHeirs(names, path.target().asClass());
            }
        }
        return names;
    }

    private void addWithHeirs(Set<DotName> names, ClassInfo type) {
        names.add(type.name());
        index.getAllKnownSubclasses(type.name()).forEach(subclass -> names.add(subclass.name()));
        index.getAllKnownImplementations(type.name()).forEach(subclass -> names.add(subclass.name()));
    }

    /** Only where there are locators is anything located. */
    private List<ResourceClass> located(List<ResourceClass> roots) {
        if (roots.stream().flatMap(type -> type.methods().stream()).noneMatch(ResourceMethod::isLocator)) {
            return List.of();
        }
        Set<DotName> names = new TreeSet<>();
        declareMethods().forEach(type -> addWithHeirs(names, type));
        List<ClassInfo> candidates = names.stream().map(index::getClassByName)
                .filter(type -> type != null && !type.isAnnotation() && !type.hasDeclaredAnnotation(Names.REST_CLIENT))
                .filter(enabled).toList();
        return new LocatedScanner(candidates, lookup, resources).scan(roots);
    }

    /** {@return the classes that declare a resource method or locator} */
    private Set<ClassInfo> declareMethods() {
        return Stream.concat(Stream.of(Names.PATH), designators.keySet().stream())
                .flatMap(annotation -> index.getAnnotations(annotation).stream()).map(AnnotationInstance::target)
                .filter(target -> target.kind() == AnnotationTarget.Kind.METHOD)
                .map(target -> target.asMethod().declaringClass()).collect(Collectors.toSet());
    }

    /** {@return the HTTP method of each request method designator, those of the application among them} */
    private Map<DotName, String> designators() {
        Map<DotName, String> methods = new HashMap<>();
        for (String method : List.of("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS")) {
            methods.put(DotName.createSimple("jakarta.ws.rs." + method), method);
        }
        for (AnnotationInstance designator : index.getAnnotations(Names.HTTP_METHOD)) {
            methods.put(designator.target().asClass().name(), designator.value().asString());
        }
        return methods;
    }
}
