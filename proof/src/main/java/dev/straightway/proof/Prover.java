package dev.straightway.proof;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.judge.ReasonKind;
import dev.straightway.proof.walk.Extent;
import dev.straightway.proof.walk.StartedWalk;
import dev.straightway.proof.walk.Walk;

/** Proves routes: one walk for all of them, and one search for each route and question. */
public final class Prover {

    private final Walk walk;
    private final Application application;
    private final List<RouteEntry> entries;
    private final Map<Question, List<Proof>> answers = new ConcurrentHashMap<>();

    private Prover(Application application, List<RouteEntry> entries, StartedWalk beginning) {
        this.application = application;
        this.entries = List.copyOf(entries);
        this.walk = Walk.of(application, this.entries, beginning);
    }

    /** {@return the graph of all routes, which any number of questions can be asked of} */
    public static Prover of(List<RouteEntry> entries, Application application) {
        return of(entries, application, StartedWalk.of(application.classes(), application.judgements()));
    }

    /** @param beginning of the walk, with the classes and judgements of the application; nobody else may take it */
    public static Prover of(List<RouteEntry> entries, Application application, StartedWalk beginning) {
        return new Prover(application, entries, beginning);
    }

    /** {@return the answers to questions, with all that they depend on, without the graph of calls} */
    public RememberedProofs remember(Question... questions) {
        Map<Question, List<Proof>> asked = new HashMap<>();
        Stream.of(questions).forEach(question -> asked.put(question, ask(question)));
        return new RememberedProofs(entries, walk.memory(), asked);
    }

    /** {@return for each route, in order, whether nothing that it reaches can block} */
    public static List<Proof> prove(List<RouteEntry> entries, Application application) {
        return of(entries, application).ask(Question.BLOCKS);
    }

    /** {@return for each route, in order, whether nothing that it reaches is an answer to the question} */
    public List<Proof> ask(Question question) {
        return answers.computeIfAbsent(question, this::search);
    }

    /** {@return how far the walk went} */
    public Extent extent() {
        return walk.extent();
    }

    private List<Proof> search(Question question) {
        if (!walk.broken().isEmpty()) {
            Proof broken = new NotProven(List.of(new Step("", walk.broken().get(0))),
                    "nothing is proven", false, "", "", ReasonKind.TOO_FAR.advice());
            return entries.stream().map(entry -> broken).toList();
        }
        Search search = new Search(question, application, walk);
        return entries.parallelStream().map(entry -> search.from(walk.route(entry))).toList();
    }
}
