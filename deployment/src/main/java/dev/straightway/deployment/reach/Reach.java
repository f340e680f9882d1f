package dev.straightway.deployment.reach;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import dev.straightway.deployment.reach.Proof.NotProven;
import dev.straightway.deployment.reach.walk.Application;
import dev.straightway.deployment.reach.walk.RouteEntry;
import dev.straightway.deployment.reach.walk.Walk;

/** Proves routes: one walk for all of them, and one search for each route and question. */
public final class Reach {

    private final Walk walk;
    private final Application application;
    private final List<RouteEntry> entries;
    private final Map<Question, List<Proof>> answers = new ConcurrentHashMap<>();

    private Reach(Application application, List<RouteEntry> entries) {
        this.application = application;
        this.entries = List.copyOf(entries);
        this.walk = Walk.of(application, this.entries);
    }

    /** {@return the graph of all routes, which any number of questions can be asked of} */
    public static Reach of(List<RouteEntry> entries, Application application) {
        return new Reach(application, entries);
    }

    /**
     * {@return this, with all its answers, if nothing has changed that they depend on ({@link Walk#holds}) and the routes are
     * equal, in the same order; else what {@link #of} returns}
     * <p>
     * The container is asked anew for everything that it was asked for before. Keeps the graph of calls in memory.
     */
    public Reach renewed(List<RouteEntry> entries, Application application) {
        return this.entries.equals(entries) && walk.holds(application) ? this : of(entries, application);
    }

    /** {@return for each route, in order, whether nothing that it reaches can block} */
    public static List<Proof> prove(List<RouteEntry> entries, Application application) {
        return of(entries, application).ask(Question.BLOCKS);
    }

    /** {@return for each route, in order, whether nothing that it reaches is an answer to the question} */
    public List<Proof> ask(Question question) {
        return answers.computeIfAbsent(question, this::search);
    }

    private List<Proof> search(Question question) {
        if (!walk.broken().isEmpty()) {
            Proof broken = new NotProven(List.of(new Step("", walk.broken().get(0))), "nothing can be proven with it", false);
            return entries.stream().map(entry -> broken).toList();
        }
        Search search = new Search(question, application.mostMethods());
        return entries.parallelStream().map(entry -> search.from(walk.route(entry))).toList();
    }
}
