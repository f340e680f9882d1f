package dev.straightway.lab.app;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import dev.straightway.lab.project.Problem;
import dev.straightway.lab.project.ProjectBuild.Outcome;
import dev.straightway.lab.request.BuiltRoutes.Dispatched;
import dev.straightway.lab.request.Request;
import dev.straightway.lab.request.Requests;
import dev.straightway.lab.request.Requests.Unasked;
import dev.straightway.lab.results.Supplement;

/**
 * What is known of an application before anything is measured: what each stack made of it, what it was asked and whether the
 * answers are alike, and which threads its routes run on.
 *
 * @param unstarted why a build that was made doesn't start, by the name of its stack
 * @param names of the scenarios
 * @param measured those that a run measures when none are named
 * @param routes of Straightway's build report; none without one
 */
record Findings(List<Outcome> builds, Map<String, String> unstarted, Requests requests, List<Agreement> agreements,
        Map<Request, String> names, List<Request> measured, String reference, List<Dispatched> routes) {

    private static final int FEWEST = 2;

    /** {@return why there is nothing to measure, if there is nothing} */
    Optional<String> obstacle() {
        long started = builds.stream().filter(build -> build.built() && !unstarted.containsKey(build.stack().name())).count();
        if (started == 0) {
            return Optional.of("No stack builds and starts the application.");
        }
        if (requests.asked().isEmpty()) {
            return Optional.of(requests.unasked().isEmpty()
                    ? "Nothing names a request: there is no " + requests.source() + ". Give --requests or --openapi."
                    : "No request of " + requests.source() + " can be asked; the table says what each lacks.");
        }
        if (!measured.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(started < FEWEST ? "One stack alone builds and starts the application: there is nothing to compare."
                : "No request is answered alike by two stacks: there is nothing to compare.");
    }

    /** {@return the tables, those without rows left out} */
    List<Supplement> tables() {
        return List.of(stacks(), problems(), asked(), threads()).stream().filter(table -> !table.rows().isEmpty()).toList();
    }

    private Supplement stacks() {
        return new Supplement("What each stack made of the application",
                "The project was copied, its REST dependencies were swapped in the copy, and its own build was run.",
                List.of("Stack", "Came of it", "Swapped"),
                builds.stream().map(build -> List.of(build.stack().title(), outcome(build),
                        build.changes().isEmpty() ? "nothing: the project has this stack"
                                : String.join("; ", build.changes())))
                        .toList());
    }

    private String outcome(Outcome build) {
        if (!build.built()) {
            return "refused, " + build.problems().size() + " problem" + (build.problems().size() == 1 ? "" : "s");
        }
        String seconds = String.format(Locale.ROOT, "built in %.0f s", build.seconds());
        return unstarted.containsKey(build.stack().name()) ? seconds + ", and doesn't start" : seconds;
    }

    private Supplement problems() {
        List<List<String>> rows = new ArrayList<>();
        for (Outcome build : builds) {
            for (Problem problem : build.problems()) {
                rows.add(List.of(build.stack().title(), problem.id(), problem.place(), problem.text()));
            }
            String reason = unstarted.get(build.stack().name());
            if (reason != null) {
                rows.add(List.of(build.stack().title(), "start", "", reason));
            }
        }
        return new Supplement("What the stacks refuse", "In the words of the builds.",
                List.of("Stack", "Problem", "Where", "What it says"), rows);
    }

    private Supplement asked() {
        List<List<String>> rows = new ArrayList<>();
        agreements.forEach(agreed -> rows.add(List.of(agreed.request().title(), outcome(agreed), details(agreed))));
        for (Unasked unasked : requests.unasked()) {
            rows.add(List.of(unasked.title(), "not asked", unasked.reason()));
        }
        return new Supplement("Whether the stacks answer alike", "Each request of " + requests.source()
                + " was asked twice of one server and once of another, on each stack; JSON is compared by what it says.",
                List.of("Request", "Answers", "Details"), rows);
    }

    private String outcome(Agreement agreed) {
        boolean run = measured.contains(agreed.request());
        if (!agreed.apart().isEmpty()) {
            return run ? "differ; measured where they are alike" : "differ; not measured";
        }
        String alike = agreed.varies() ? "alike in status and media type" : "alike";
        return run ? alike : alike + "; not measured";
    }

    private String details(Agreement agreed) {
        List<String> details = new ArrayList<>();
        if (!agreed.apart().containsKey(reference)) {
            details.add(agreed.status() + (agreed.mediaType() == null ? "" : ", " + agreed.mediaType()));
        }
        if (agreed.varies()) {
            details.add("the body varies from answer to answer, and isn't compared");
        }
        agreed.apart().forEach((target, reason) -> details.add(title(target) + ": " + reason));
        if (agreed.apart().isEmpty() && !measured.contains(agreed.request())) {
            details.add("others come first: say --scenarios " + names.get(agreed.request()) + ", or a larger --at-most");
        }
        return String.join("; ", details);
    }

    private String title(String target) {
        return builds.stream().filter(build -> build.stack().name().equals(target)).map(build -> build.stack().title())
                .findFirst().orElse(target);
    }

    private Supplement threads() {
        List<Dispatched> plain = routes.stream().filter(Dispatched::plain).toList();
        List<Dispatched> moved = routes.stream().filter(Dispatched::moved).toList();
        String lead = "Of " + routes.size() + " routes " + plain.size()
                + " say nothing of their thread, which are called on a worker by Quarkus REST. The proof took " + moved.size()
                + " of them off the workers" + (moved.isEmpty() ? "."
                        : ": " + moved.stream().map(Dispatched::route).distinct().collect(Collectors.joining(", ")) + ".");
        return new Supplement("Which threads the routes run on", lead,
                List.of("Route", "Resource method", "Straightway", "Quarkus REST", "Why"),
                routes.stream().sorted(Comparator.comparing(route -> !route.moved()))
                        .map(route -> List.of(route.route(), route.resource(),
                                (route.moved() ? "moved to the " : "") + words(route.thread()),
                                route.plain() ? "worker" : "as the method says", route.why()))
                        .toList());
    }

    private static String words(String thread) {
        return thread.toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
