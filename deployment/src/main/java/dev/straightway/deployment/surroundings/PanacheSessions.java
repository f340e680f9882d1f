package dev.straightway.deployment.surroundings;

import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationTransformation;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.MethodInfo;

/**
 * Opens a session of Hibernate Reactive with Panache around resource methods that may use one, as that extension does for the
 * methods of Quarkus REST: those that return a {@code Uni}, in classes that know an entity or repository.
 */
public final class PanacheSessions {

    private static final String PANACHE = "io.quarkus.hibernate.reactive.panache.";
    private static final DotName UNI = DotName.createSimple("io.smallrye.mutiny.Uni");
    private static final DotName ON_DEMAND = DotName.createSimple(PANACHE + "common.WithSessionOnDemand");
    private static final Set<DotName> BINDINGS = Set.of(ON_DEMAND, DotName.createSimple(PANACHE + "common.WithSession"),
            DotName.createSimple(PANACHE + "common.WithTransaction"),
            DotName.createSimple(PANACHE + "common.runtime.ReactiveTransactional"));

    /** What entities and repositories extend or implement. */
    public static final List<String> BASES = List.of(PANACHE + "PanacheEntityBase", PANACHE + "PanacheRepositoryBase",
            PANACHE + "kotlin.PanacheEntityBase", PANACHE + "kotlin.PanacheRepositoryBase");

    private PanacheSessions() {
    }

    /**
     * {@return what puts the annotation on resource methods; nothing where no class knows an entity or repository}
     *
     * @param index the classes of the application
     * @param bases the classes and interfaces of Panache
     * @param resourceMethods says which methods are resource methods
     */
    public static Optional<AnnotationTransformation> of(IndexView index, List<String> bases,
            Predicate<MethodInfo> resourceMethods) {
        Set<DotName> users = bases.stream().map(DotName::createSimple).flatMap(base -> below(index, base))
                .flatMap(kept -> index.getKnownUsers(kept.name()).stream()).map(ClassInfo::name).collect(Collectors.toSet());
        return users.isEmpty() ? Optional.empty()
                : Optional.of(AnnotationTransformation.forMethods()
                        .whenMethod(method -> users.contains(method.declaringClass().name()) && mayTakeOne(method)
                                && resourceMethods.test(method))
                        .transform(context -> {
                            if (BINDINGS.stream().noneMatch(context::hasAnnotation)) {
                                context.add(AnnotationInstance.builder(ON_DEMAND).build());
                            }
                        }));
    }

    private static Stream<ClassInfo> below(IndexView index, DotName base) {
        return Stream.concat(index.getAllKnownSubclasses(base).stream(), index.getAllKnownImplementations(base).stream())
                .filter(type -> !type.name().toString().startsWith(PANACHE));
    }

    private static boolean mayTakeOne(MethodInfo method) {
        return method.returnType().name().equals(UNI) && !method.isSynthetic() && !Modifier.isStatic(method.flags())
                && !method.declaringClass().isInterface();
    }
}
