package dev.straightway.proof.walk;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.objectweb.asm.Type;

import dev.straightway.proof.code.Classes;
import dev.straightway.proof.code.Generic;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.judge.Judgement;
import dev.straightway.proof.judge.Judgements;
import dev.straightway.proof.judge.Verdict;

/** Tells annotations that say something to people or to JSON from those that may make a framework act. */
final class Annotations {

    private static final Set<String> PARAMETERS = Stream
            .of("PathParam", "QueryParam", "MatrixParam", "HeaderParam", "CookieParam", "FormParam", "BeanParam")
            .map(name -> "Ljakarta/ws/rs/" + name + ";").collect(Collectors.toUnmodifiableSet());

    /** What the annotations have that make beans of classes. */
    private static final Set<String> BEANS = Set.of("Ljakarta/inject/Scope;", "Ljakarta/enterprise/context/NormalScope;",
            "Ljakarta/enterprise/inject/Stereotype;");
    /** What has another annotation of Quarkus may be data all the same, as what is registered for reflection is. */
    private static final List<String> SERVED = List.of("Ljakarta/ws/rs/", "Ljakarta/interceptor/", "Ljakarta/decorator/",
            "Ljakarta/websocket/", "Ljakarta/servlet/", "Lio/quarkus/runtime/Startup;", "Lio/quarkus/websockets/",
            "Ldev/straightway/links/");

    private final Judgements judgements;

    Annotations(Judgements judgements) {
        this.judgements = judgements;
    }

    /** {@return whether some annotation may make a framework fill, call or generate something} */
    boolean act(List<String> descriptors) {
        return !descriptors.isEmpty() && descriptors.stream().anyMatch(this::acts);
    }

    private boolean acts(String descriptor) {
        return judgements.annotation(descriptor).map(one -> one.verdict() != Verdict.PLAIN).orElse(true);
    }

    /** {@return whether annotations of a class make the container, or a server, make its objects} */
    boolean isBean(Classes classes, Shape type) {
        return type.annotations().stream().anyMatch(annotation -> {
            Shape shape = classes.shape(Type.getType(annotation).getInternalName());
            return SERVED.stream().anyMatch(annotation::startsWith)
                    || shape != null && shape.annotations().stream().anyMatch(BEANS::contains);
        });
    }

    /** {@return the classes of the application whose objects are not always made by the container, or by a server} */
    Stream<Generic> data(Classes classes) {
        return classes.shapes().filter(shape -> !shape.isAbstract() && isData(classes, shape))
                .map(shape -> Generic.of(shape.name()));
    }

    /** {@return whether other code than the container, or a server, makes objects of a class: it does of a dependent bean's} */
    boolean isData(Classes classes, Shape type) {
        return !isBean(classes, type) || type.annotations().contains("Ljakarta/enterprise/context/Dependent;");
    }

    /** {@return the judgement of an annotation that makes the classes it stands on unknown} */
    Optional<Judgement> bad(List<String> descriptors) {
        return descriptors.isEmpty() ? Optional.empty()
                : descriptors.stream().map(judgements::annotation).flatMap(Optional::stream)
                        .filter(one -> !one.verdict().harmless()).findFirst();
    }

    /** {@return whether a part of the request is converted for what they stand on, as for a parameter of a method} */
    static boolean parameter(List<String> descriptors) {
        return descriptors.stream().anyMatch(PARAMETERS::contains);
    }
}
