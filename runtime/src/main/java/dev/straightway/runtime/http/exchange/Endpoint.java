package dev.straightway.runtime.http.exchange;

import java.util.List;

import jakarta.ws.rs.core.MediaType;

import dev.straightway.runtime.body.DeclaredHead;
import dev.straightway.runtime.body.JsonForm;
import dev.straightway.runtime.http.watch.Loops;
import dev.straightway.runtime.http.watch.Watched;
import dev.straightway.runtime.invocation.Instances;
import dev.straightway.runtime.invocation.Invoker;
import dev.straightway.runtime.invocation.MethodSpec;
import dev.straightway.runtime.invocation.ThreadModel;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.negotiation.Negotiable;
import dev.straightway.runtime.provider.Chain;

/**
 * A resource method or sub-resource locator, ready to be called.
 *
 * @param httpMethod the HTTP method; {@code null} for a locator, which takes all
 * @param template its whole path template
 * @param variables the variables of the template, in the order of the captures
 * @param consumes what it consumes; empty for everything
 * @param produces what it can answer with; empty where only run time knows
 * @param invoker calls it
 * @param instances where the instance comes from that it is called on
 * @param method which method it is
 * @param thread which thread calls it
 * @param watched the net under it, if it is on the event loop because the build proved that it doesn't block;
 *        {@code null} if it isn't proven, or nobody watches
 * @param readsEntity whether the body must have come before it is called
 * @param requestScope whether the CDI request context is active meanwhile
 * @param ahead whether it may be served ahead of the Router
 * @param chain the filters and interceptors around it
 * @param declared what annotations say of the head of its answer
 * @param later what is declared of entities that it doesn't return; {@code null} for nothing
 * @param admission what is asked before; {@code null} in an application without security
 * @param passage what the build knows of the way through locators; {@code null} on all other ways
 */
public record Endpoint(String httpMethod, String template, List<String> variables, List<MediaRange> consumes,
        List<MediaRange> produces, Invoker invoker, Instances instances, MethodSpec method, ThreadModel thread,
        Watched watched, boolean readsEntity, boolean requestScope, boolean ahead, Chain chain, DeclaredHead declared,
        Later later, Admission admission, Passage passage) implements Negotiable {

    /**
     * What is declared of the entities that an {@code AsyncResponse} is resumed with, and of those of events.
     *
     * @param elementType the media type of the entities of events; {@code null} if it isn't declared
     * @param form how they are written as JSON
     */
    public record Later(MediaType elementType, JsonForm form) {

        public static final Later NOTHING = new Later(null, JsonForm.NONE);
    }

    public Endpoint {
        later = later == null ? Later.NOTHING : later;
    }

    /**
     * How an endpoint runs on one of the ways that lead to it.
     *
     * @param thread which thread calls it
     * @param watched the net under it; {@code null} if that isn't the event loop by proof
     * @param readsEntity whether the body must have come before
     * @param requestScope whether the CDI request context is active meanwhile
     * @param ahead whether it may be served ahead of the Router; of a locator, whether something behind it may be
     */
    public record Running(ThreadModel thread, Watched watched, boolean readsEntity, boolean requestScope, boolean ahead) {
    }

    /** {@return the one of several resource methods for just this HTTP method; {@code null} if several are for it, or none} */
    public static Endpoint single(List<Endpoint> endpoints, String httpMethod) {
        Endpoint single = null;
        for (int i = 0; i < endpoints.size(); i++) {
            Endpoint endpoint = endpoints.get(i);
            if (endpoint.httpMethod().equals(httpMethod)) {
                if (single != null) {
                    return null;
                }
                single = endpoint;
            }
        }
        return single;
    }

    /** {@return whether it only leads to the object that has the resource method (§3.4.1)} */
    public boolean isLocator() {
        return httpMethod == null;
    }

    /**
     * {@return this, or the same on a worker once the route was demoted}
     * <p>
     * Asked once a request, which keeps what it gets: so its thread is the same for all of it.
     */
    Endpoint now() {
        return watched == null || !watched.demoted() ? this : onWorker();
    }

    private Endpoint onWorker() {
        return on(new Running(ThreadModel.WORKER, null, readsEntity, requestScope, false), passage);
    }

    /** {@return the same as it runs on a way} */
    public Endpoint on(Running running, Passage way) {
        return new Endpoint(httpMethod, template, variables, consumes, produces, invoker, instances, method, running.thread,
                running.watched, running.readsEntity, running.requestScope, running.ahead, chain, declared, later,
                admission, way);
    }

    /** {@return the same on a way on which it runs as on others, but through the Router} */
    public Endpoint on(Passage way) {
        return on(way, false);
    }

    /** {@return the same on a way on which it runs as on others, ahead of the Router or not} */
    public Endpoint on(Passage way, boolean aheadThere) {
        return on(new Running(thread, watched, readsEntity, requestScope, aheadThere), way);
    }

    /** {@return whether it may be served ahead of the Router now: a route that was demoted needs a worker} */
    public boolean mayBeAhead() {
        return ahead && (watched == null || !watched.demoted());
    }

    /** {@return whether a request must be admitted} */
    public boolean isGuarded() {
        return admission != null && !admission.isOpen();
    }

    /** {@return the number by which an event loop tells that it serves this} */
    public int number() {
        return watched == null ? Loops.NOT_WATCHED : watched.number();
    }
}
