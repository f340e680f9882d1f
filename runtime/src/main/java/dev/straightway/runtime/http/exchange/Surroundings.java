package dev.straightway.runtime.http.exchange;

import jakarta.ws.rs.core.Application;

import dev.straightway.runtime.fields.Accept;
import dev.straightway.runtime.invocation.ThreadModel;
import dev.straightway.runtime.negotiation.AcceptHeader;
import dev.straightway.runtime.negotiation.Remembered;
import dev.straightway.runtime.provider.Chain;
import dev.straightway.runtime.provider.Registry;

/**
 * What all requests of an application share. For all threads; only the bytes that bodies hold change, and what is remembered.
 */
public final class Surroundings {

    private final Site site;
    private final Beside beside;
    private final RequestScope scope;
    private final Registry registry;
    private final Chain globalChain;
    private final ThreadModel first;
    private final BodyBudget budget;
    private final Remembered<AcceptHeader> accepted = new Remembered<>(Accept::of);

    /**
     * What the application gives.
     *
     * @param application what {@code @Context} injects
     * @param prefix the path before all templates
     * @param loader the class loader of the application, set on the event loop in dev mode; otherwise {@code null}
     * @param observed whether other extensions want to know the template of a request
     * @param limits what clients may make the server hold, and for how long
     * @param compression lets the server compress answers; {@code null} where it doesn't
     */
    public record Site(Application application, String prefix, ClassLoader loader, boolean observed, Limits limits,
            Compression compression) {
    }

    /**
     * What other extensions do.
     *
     * @param templates renders templates
     * @param traces learns of failures
     */
    public record Beside(Templates templates, Traces traces) {

        /** Nothing. */
        public static final Beside NOTHING = new Beside(Templates.NONE, Traces.NONE);
    }

    /** @param registry the providers of the application, complete */
    public Surroundings(Site site, Beside beside, RequestScope scope, Registry registry) {
        this.site = site;
        this.beside = beside;
        this.scope = scope;
        this.registry = registry;
        this.globalChain = registry.globalChain();
        this.first = registry.matchesOnLoop() ? ThreadModel.EVENT_LOOP : ThreadModel.WORKER;
        this.budget = new BodyBudget(site.limits().heldBodies());
    }

    /**
     * {@return what a client accepts}
     *
     * @param value of Accept, {@code null} without one
     * @throws jakarta.ws.rs.NotAcceptableException if it names no media type at all
     */
    public AcceptHeader accepted(String value) {
        return value == null ? AcceptHeader.ANY : accepted.of(value);
    }

    /** {@return what other extensions do} */
    public Beside beside() {
        return beside;
    }

    public Application application() {
        return site.application();
    }

    public String prefix() {
        return site.prefix();
    }

    public boolean observed() {
        return site.observed();
    }

    public Limits limits() {
        return site.limits();
    }

    /** {@return what lets the server compress answers, or {@code null}} */
    Compression compression() {
        return site.compression();
    }

    /** {@return whether the server compresses answers} */
    public boolean compresses() {
        return site.compression() != null;
    }

    public RequestScope scope() {
        return scope;
    }

    public Registry registry() {
        return registry;
    }

    /** {@return the filters and interceptors of an answer to a request without an endpoint} */
    public Chain globalChain() {
        return globalChain;
    }

    /** {@return the thread of the filters that come before a route is looked for} */
    public ThreadModel first() {
        return first;
    }

    /** {@return the bytes that request bodies may hold} */
    public BodyBudget budget() {
        return budget;
    }

    /** {@return whether a path is the application's: below the path before all templates} */
    public boolean covers(String path) {
        String prefix = site.prefix();
        return path.startsWith(prefix) && (path.length() == prefix.length() || path.charAt(prefix.length()) == '/');
    }

    /** In dev mode the event loops outlive the application, and with them the class loader that they had. */
    public void enter() {
        if (site.loader() != null) {
            Thread.currentThread().setContextClassLoader(site.loader());
        }
    }
}
