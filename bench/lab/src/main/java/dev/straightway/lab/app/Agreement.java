package dev.straightway.lab.app;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.straightway.lab.request.Request;
import dev.straightway.lab.verify.Answer;
import dev.straightway.lab.verify.Likeness;

/**
 * Whether the targets answer one request alike, so that their costs may be compared.
 *
 * @param status and media type of the reference's answer
 * @param bodies of those targets that answer in the same bytes each time; none where the body varies
 * @param varies whether the body is another one each time, so that status and media type alone were compared
 * @param apart why a target doesn't enter a verdict, by its name
 */
record Agreement(Request request, int status, String mediaType, Map<String, byte[]> bodies, boolean varies,
        Map<String, String> apart) {

    private static final int LEAST_FAILURE = 400;

    /**
     * {@return what can be said of a request}
     *
     * @param reference the target that the others are compared with
     * @param asked what each target answered, by its name
     */
    static Agreement of(Request request, String reference, Map<String, Given> asked) {
        Map<String, String> apart = new LinkedHashMap<>();
        asked.forEach((target, answers) -> unfit(request, answers).ifPresent(reason -> apart.put(target, reason)));
        List<String> fit = asked.keySet().stream().filter(target -> !apart.containsKey(target)).toList();
        boolean varies = fit.stream().anyMatch(target -> varies(asked.get(target).answers().get(request)));
        if (fit.contains(reference)) {
            Answer model = asked.get(reference).answers().get(request).get(0);
            for (String target : fit) {
                Answer answer = asked.get(target).answers().get(request).get(0);
                (varies ? Likeness.head(answer, model) : Likeness.difference(answer, model))
                        .ifPresent(difference -> apart.put(target, difference));
            }
        }
        Answer head = fit.isEmpty() ? null
                : asked.get(fit.contains(reference) ? reference : fit.get(0)).answers()
                        .get(request).get(0);
        return new Agreement(request, head == null ? 0 : head.status(), head == null ? null : Likeness.bareType(head),
                varies ? Map.of() : bodies(request, asked, apart), varies, apart);
    }

    /** {@return whether two targets at the least, the reference among them, answer alike} */
    boolean comparable(String reference, int targets) {
        return !apart.containsKey(reference) && targets - apart.size() > 1;
    }

    /** Why the answers of a target are none that load could be put on. */
    private static Optional<String> unfit(Request request, Given asked) {
        String failure = asked.failures().get(request);
        if (failure != null) {
            return Optional.of(failure);
        }
        List<Answer> answers = asked.answers().get(request);
        Answer first = answers.get(0);
        if (request.status().isPresent() && request.status().getAsInt() != first.status()) {
            return Optional.of("status " + first.status() + ", and " + request.status().getAsInt() + " is to be expected");
        }
        if (request.status().isEmpty() && first.status() >= LEAST_FAILURE) {
            return Optional.of("status " + first.status() + ", a failure; say that it is expected, if it is");
        }
        return answers.stream().map(answer -> Likeness.head(answer, first)).flatMap(Optional::stream).findFirst()
                .map(difference -> "asked again: " + difference);
    }

    private static boolean varies(List<Answer> answers) {
        return answers.stream().anyMatch(answer -> Likeness.difference(answer, answers.get(0)).isPresent());
    }

    private static Map<String, byte[]> bodies(Request request, Map<String, Given> asked, Map<String, String> apart) {
        Map<String, byte[]> bodies = new LinkedHashMap<>();
        asked.forEach((target, answers) -> {
            List<Answer> given = answers.answers().getOrDefault(request, List.of());
            if (!apart.containsKey(target)
                    && given.stream().allMatch(answer -> Arrays.equals(answer.body(), given.get(0).body()))) {
                bodies.put(target, given.get(0).body());
            }
        });
        return bodies;
    }
}
