package dev.straightway.deployment.scan;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationTarget;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.RestApplication;

/** Reads the index of an application into the model. */
public final class ApplicationScanner {

    private final IndexView index;
    private final IndexView lookup;
    private final Predicate<ClassInfo> enabled;

    /**
     * @param index the classes of the application and its indexed libraries, which are searched for annotations
     * @param lookup knows every class that the application can load, to follow types into libraries and the JDK
     * @param enabled whether a class takes part; one with {@code @IfBuildProfile} and the like may not
     */
    public ApplicationScanner(IndexView index, IndexView lookup, Predicate<ClassInfo> enabled) {
        this.index = index;
        this.lookup = lookup;
        this.enabled = enabled;
    }

    public RestApplication scan() {
        List<ClassInfo> applications = index.getAllKnownSubclasses(Names.APPLICATION).stream()
                .filter(type -> !type.isAbstract() && enabled.test(type))
                .sorted(Comparator.comparing(ClassInfo::name)).toList();
        Optional<ClassInfo> declaration = applications.stream().findFirst();
        return new RestApplication(lookup, declaration, applications, resources(), new ProviderScanner(index).scan());
    }

    private List<ResourceClass> resources() {
        ResourceScanner scanner = new ResourceScanner(lookup, designators());
        return candidates().stream()
                .map(index::getClassByName)
                .filter(type -> type != null && !type.isInterface() && !type.isAbstract() && !type.isAnnotation())
                .filter(enabled)
                .flatMap(type -> scanner.scan(type).stream())
                .toList();
    }

    /** Classes with {@code @Path}, and all that extend or implement one. */
    private Set<DotName> candidates() {
        Set<DotName> names = new TreeSet<>();
        for (AnnotationInstance path : index.getAnnotations(Names.PATH)) {
            if (path.target().kind() == AnnotationTarget.Kind.CLASS) {
                ClassInfo type = path.target().asClass();
                names.add(type.name());
                index.getAllKnownSubclasses(type.name()).forEach(subclass -> names.add(subclass.name()));
                index.getAllKnownImplementations(type.name()).forEach(subclass -> names.add(subclass.name()));
            }
        }
        return names;
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
