package dev.straightway.lab.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import dev.straightway.lab.project.Problem;
import dev.straightway.lab.project.ProjectBuild.Outcome;
import dev.straightway.lab.project.Stack;
import dev.straightway.lab.project.Stacks;
import dev.straightway.lab.request.BuiltRoutes.Dispatched;
import dev.straightway.lab.request.Request;
import dev.straightway.lab.request.Requests;
import dev.straightway.lab.request.Requests.Unasked;
import dev.straightway.lab.results.Supplement;

class FindingsTest {

    private static final Request TODOS = new Request("GET /todos", "GET", "/todos", Map.of(), null, OptionalInt.empty());
    private static final Request OTHER = new Request("GET /other", "GET", "/other", Map.of(), null, OptionalInt.empty());
    private static final Map<Request, String> NAMES = Map.of(TODOS, "get-todos", OTHER, "get-other");

    @TempDir
    Path folder;

    private List<Stack> stacks;

    @BeforeEach
    void readStacks() throws IOException {
        Stacks.writeStandard(folder);
        stacks = Stacks.read(List.of(folder)).all();
    }

    @Test
    void tellsWhatEachStackMadeOfTheApplicationAndWhatItRefuses() {
        Findings findings = new Findings(List.of(built(0), built(1), refused(2)), Map.of("resteasy-classic", "no database"),
                asked(), List.of(alike(TODOS)), NAMES, List.of(TODOS), "quarkus-rest", List.of());

        assertThat(findings.tables().get(0).rows()).containsExactly(
                List.of("RESTEasy Classic", "built in 7 s, and doesn't start", "a → b"),
                List.of("Quarkus REST", "built in 7 s", "a → b"),
                List.of("Straightway", "refused, 1 problem", "nothing: the project has this stack"));
        assertThat(findings.tables().get(1).rows()).containsExactly(
                List.of("RESTEasy Classic", "start", "", "no database"),
                List.of("Straightway", "STW-133", "org.acme.A#m()", "nothing writes it"));
    }

    @Test
    void tellsOfEveryRequestWhatBecameOfIt() {
        Agreement varying = new Agreement(OTHER, 200, "application/json", Map.of(), true, Map.of());
        Request differing = new Request("GET /apart", "GET", "/apart", Map.of(), null, OptionalInt.empty());
        Agreement apart = new Agreement(differing, 200, null, Map.of(), false,
                Map.of("straightway", "status 404 instead of 200"));
        Findings findings = new Findings(List.of(built(1), built(2)), Map.of(),
                new Requests("the list", List.of(), List.of(new Unasked("GET /none/{id}", "no value for id"))),
                List.of(alike(TODOS), varying, apart), NAMES, List.of(TODOS), "quarkus-rest", List.of());

        assertThat(table(findings, "Whether").rows()).containsExactly(
                List.of("GET /todos", "alike", "200, application/json"),
                List.of("GET /other", "alike in status and media type; not measured",
                        "200, application/json; the body varies from answer to answer, and isn't compared; others come first: say "
                                + "--scenarios get-other, or a larger --at-most"),
                List.of("GET /apart", "differ; not measured", "200; Straightway: status 404 instead of 200"),
                List.of("GET /none/{id}", "not asked", "no value for id"));
    }

    @Test
    void tellsWhichRoutesTheProofMoved() {
        Findings findings = new Findings(List.of(built(1), built(2)), Map.of(), asked(), List.of(), NAMES, List.of(),
                "quarkus-rest", List.of(new Dispatched("GET /b", "A#b()", "WORKER", true, false, "sleeps"),
                        new Dispatched("GET /a", "A#a()", "EVENT_LOOP", true, true, "proven"),
                        new Dispatched("GET /c", "A#c()", "EVENT_LOOP", false, false, "returns Uni")));

        Supplement threads = table(findings, "Which threads");

        assertThat(threads.lead())
                .isEqualTo("Of 3 routes 2 say nothing of their thread, which are called on a worker by Quarkus"
                        + " REST. The proof took 1 of them off the workers: GET /a.");
        assertThat(threads.rows()).containsExactly(List.of("GET /a", "A#a()", "moved to the event loop", "worker", "proven"),
                List.of("GET /b", "A#b()", "worker", "worker", "sleeps"),
                List.of("GET /c", "A#c()", "event loop", "as the method says", "returns Uni"));
    }

    @Test
    void saysWhyThereIsNothingToMeasure() {
        assertThat(findings(List.of(refused(1), refused(2)), List.of(), List.of()).obstacle())
                .contains("No stack builds and starts the application.");
        assertThat(unaskable(new Requests("build report of Straightway", List.of(), List.of())))
                .contains("Nothing names a request: there is no build report of Straightway. Give --requests or --openapi.");
        assertThat(unaskable(new Requests("the document", List.of(), List.of(new Unasked("GET /{id}", "no value for id")))))
                .contains("No request of the document can be asked; the table says what each lacks.");
        assertThat(findings(List.of(built(1), refused(2)), List.of(alike(TODOS)), List.of()).obstacle())
                .contains("One stack alone builds and starts the application: there is nothing to compare.");
        assertThat(findings(List.of(built(1), built(2)), List.of(alike(TODOS)), List.of()).obstacle())
                .contains("No request is answered alike by two stacks: there is nothing to compare.");
        assertThat(findings(List.of(built(1), built(2)), List.of(alike(TODOS)), List.of(TODOS)).obstacle()).isEmpty();
    }

    @Test
    void writesTablesOfMarkdown() {
        assertThat(FindingsText.of("my-service",
                List.of(new Supplement("Stacks", "Lead.", List.of("Stack", "Says"), List.of(List.of("A", "x | y\nz"))))))
                .isEqualTo("""
                        # my-service

                        ## Stacks

                        Lead.

                        | Stack | Says |
                        | --- | --- |
                        | A | x \\| y z |
                        """);
    }

    @Test
    void givesEachRequestANameOfItsOwn() {
        Request todo = new Request("GET /todos/{id}", "GET", "/todos/1", Map.of(), null, OptionalInt.empty());
        Request titled = new Request("todos, id", "GET", "/todos/2", Map.of(), null, OptionalInt.empty());

        assertThat(Names.of(List.of(TODOS, todo, titled)).values()).containsExactly("get-todos", "get-todos-id",
                "get-todos-id-2");
    }

    private Findings findings(List<Outcome> builds, List<Agreement> agreements, List<Request> measured) {
        return new Findings(builds, Map.of(), asked(), agreements, NAMES, measured, "quarkus-rest", List.of());
    }

    private Optional<String> unaskable(Requests requests) {
        return new Findings(List.of(built(1), built(2)), Map.of(), requests, List.of(), NAMES, List.of(), "quarkus-rest",
                List.of()).obstacle();
    }

    private static Requests asked() {
        return new Requests("the list", List.of(TODOS), List.of());
    }

    private static Agreement alike(Request request) {
        return new Agreement(request, 200, "application/json", Map.of(), false, Map.of());
    }

    private Outcome built(int stack) {
        return new Outcome(stacks.get(stack), folder, List.of("a → b"), 7.2, List.of(), folder);
    }

    private Outcome refused(int stack) {
        return new Outcome(stacks.get(stack), folder, List.of(), 3,
                List.of(new Problem("STW-133", "org.acme.A#m()", "nothing writes it")), folder);
    }

    private static Supplement table(Findings findings, String title) {
        return findings.tables().stream().filter(table -> table.title().startsWith(title)).findFirst().orElseThrow();
    }
}
