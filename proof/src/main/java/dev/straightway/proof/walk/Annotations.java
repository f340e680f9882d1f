package dev.straightway.proof.walk;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.straightway.proof.judge.Judgement;
import dev.straightway.proof.judge.Judgements;
import dev.straightway.proof.judge.Verdict;

/** Tells annotations that say something to people or to JSON from those that may make a framework act. */
final class Annotations {

    private static final Set<String> PARAMETERS = Stream
            .of("PathParam", "QueryParam", "MatrixParam", "HeaderParam", "CookieParam", "FormParam", "BeanParam")
            .map(name -> "Ljakarta/ws/rs/" + name + ";").collect(Collectors.toUnmodifiableSet());

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
