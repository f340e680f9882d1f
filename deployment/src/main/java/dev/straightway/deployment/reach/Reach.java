package dev.straightway.deployment.reach;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import dev.straightway.deployment.reach.Proof.NotProven;
import dev.straightway.deployment.reach.walk.Application;
import dev.straightway.deployment.reach.walk.Beginning;
import dev.straightway.deployment.reach.walk.Extent;
import dev.straightway.deployment.reach.walk.RouteEntry;
import dev.straightway.deployment.reach.walk.Walk;

/** Proves routes: one walk for all of them, and one search for each route and question. */
public final class Reach {

    private final Walk walk;
    private final Application application;
    private final List<RouteEntry> entries;
    private final Map<Question, List<Proof>> answers = new ConcurrentHashMap<>();

    private Reach(Application application, List<RouteEntry> entries, Beginning beginning) {
        this.application = application;
        this.entries = List.copyOf(entries);
        this.walk = Walk.of(application, this.entries, beginning);
    }

    /** {@return the graph of all routes, which any number of questions can be asked of} */
    public static Reach of(List<RouteEntry> entries, Application application) {
        return of(entries, application, Beginning.of(application.classes(), application.judgements()));
    }

    /** @param beginning of the walk, with the classes and judgements of the application; nobody else may take it */
    public static Reach of(List<RouteEntry> entries, Application application, Beginning beginning) {
        return new Reach(application, entries, beginning);
    }

    /** {@return the answers to a question, with all that they depend on, without the graph of calls} */
    public Remembered remember(Question question) {
        return new Remembered(entries, walk.memory(), ask(question));
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
                    "nothing is proven; put @NonBlocking or @Blocking on routes to decide", false);
            return entries.stream().map(entry -> broken).toList();
        }
        Search search = new Search(question, application.mostMethods(), walk);
        return entries.parallelStream().map(entry -> search.from(walk.route(entry))).toList();
    }
}
