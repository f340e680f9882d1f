package dev.straightway.runtime.http.match;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import jakarta.ws.rs.WebApplicationException;

import dev.straightway.runtime.fields.Accept;
import dev.straightway.runtime.fields.ContentTypes;
import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.http.exchange.RequestHead;
import dev.straightway.runtime.http.locate.SubResources;
import dev.straightway.runtime.http.match.Explanation.Called;
import dev.straightway.runtime.http.match.Explanation.Candidate;
import dev.straightway.runtime.http.match.Explanation.Step;
import dev.straightway.runtime.http.match.Explanation.TriedClass;
import dev.straightway.runtime.negotiation.AcceptHeader;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.negotiation.Negotiator;
import dev.straightway.runtime.negotiation.Outcome;
import dev.straightway.runtime.routing.PathTemplate;
import dev.straightway.runtime.routing.RequestPath;
import dev.straightway.runtime.routing.RouteMatch;
import dev.straightway.runtime.routing.RouteTable;
import io.vertx.core.http.impl.HttpUtils;

/**
 * Tells what {@link Matching} and {@link Choosing} do with a request, by the same table, selection and negotiator. For one
 * request, in dev mode.
 */
final class Explaining {

    private static final int NOT_FOUND = 404;
    private static final int METHOD_NOT_ALLOWED = 405;
    private static final int NOT_ACCEPTABLE = 406;
    private static final int UNSUPPORTED_MEDIA_TYPE = 415;

    private final RouteTable<Endpoint> routes;
    private final SubResources subResources;
    private final Asked asked;
    private final List<TriedClass> tried = new ArrayList<>();
    private final List<Step> steps = new ArrayList<>();
    private final List<Candidate> candidates = new ArrayList<>();
    /** What the templates of the locators on the way have captured. */
    private final List<String> captured = new ArrayList<>();
    /** The templates of the locators on the way. */
    private String above = "";
    private Called called;

    /**
     * A request.
     *
     * @param method the HTTP method
     * @param target the path; a query is left out
     * @param accept {@code null} without the field
     * @param contentType {@code null} without the field
     */
    record Asked(String method, String target, String accept, String contentType) {
    }

    Explaining(RouteTable<Endpoint> routes, SubResources subResources, Asked asked) {
        this.routes = routes;
        this.subResources = subResources;
        this.asked = asked;
    }

    Explanation explain() {
        String path = RequestPath.withoutMatrixParameters(HttpUtils.normalizePath(pathOf(asked.target())));
        TriedTemplates templates = TriedTemplates.of(routes, path);
        tried.addAll(templates.begun());
        int status = answered(path);
        return new Explanation(status, List.copyOf(tried), templates.others(), List.copyOf(steps), List.copyOf(candidates),
                status == 0 ? called : null);
    }

    private int answered(String path) {
        try {
            return status(routes, path);
        } catch (WebApplicationException refusal) {
            steps.add(new Step(false, "Fields", refusal.getMessage()));
            return refusal.getResponse().getStatus();
        }
    }

    private static String pathOf(String target) {
        String path = RequestHead.path(target);
        return path.startsWith("/") ? path : "/" + path;
    }

    private int status(RouteTable<Endpoint> table, String path) {
        RouteMatch<Endpoint> first = Matching.find(table, path);
        if (first == null) {
            return end(NOT_FOUND, "Path", "No template matches '" + path + "'");
        }
        steps.add(new Step(true, "Path", "'" + path + "' matches " + text(first.template())));
        for (RouteMatch<Endpoint> match = first; match != null; match = match.next()) {
            if (match.values().get(0).isLocator()) {
                return locate(match);
            }
            List<Endpoint> endpoints = Selection.of(match.values(), asked.method());
            if (!endpoints.isEmpty()) {
                steps.add(new Step(true, "Method", answering(endpoints) + " of " + text(match.template()) + " answers "
                        + asked.method()));
                return negotiate(match, endpoints);
            }
            steps.add(new Step(true, "Method", "No method of " + text(match.template()) + " answers " + asked.method()
                    + "; the next class template of the same stem is asked"));
        }
        return noMethod(first);
    }

    private static String answering(List<Endpoint> endpoints) {
        return endpoints.size() == 1 ? "A method" : "One of " + endpoints.size() + " methods";
    }

    private int noMethod(RouteMatch<Endpoint> first) {
        String allowed = String.join(", ", Selection.allowed(first));
        if (asked.method().equals("OPTIONS")) {
            return end(200, "Method", "OPTIONS is answered with Allow: " + allowed);
        }
        return end(METHOD_NOT_ALLOWED, "Method", "No class template is left; Allow: " + allowed);
    }

    private int locate(RouteMatch<Endpoint> match) {
        Endpoint locator = match.values().get(0);
        String rest = match.rest().isEmpty() ? "/" : match.rest();
        RouteTable<Endpoint> below = locator.passage() == null ? null : locator.passage().below();
        List<Class<?>> types = below == null ? List.of() : KnownClasses.of(below);
        steps.add(new Step(true, "Locator", named(locator) + " is called, and '" + rest + "' is matched among the methods of "
                + (types.isEmpty() ? "what it returns" : KnownClasses.named(types))));
        called = called(match, locator);
        captured.addAll(captures(match, locator));
        above += locator.template();
        return switch (types.size()) {
            case 0 -> 0;
            case 1 -> behind(below, types.get(0), rest);
            default -> behindEach(types, rest);
        };
    }

    private int behind(RouteTable<Endpoint> table, Class<?> type, String rest) {
        tried.addAll(TriedTemplates.of(table, rest).behind(above, type));
        return status(table, rest);
    }

    /** The classes have nothing to do with each other: which one decides is known when the locator has been called. */
    private int behindEach(List<Class<?>> types, String rest) {
        Set<Integer> statuses = new LinkedHashSet<>();
        for (Class<?> type : types) {
            Explaining one = new Explaining(subResources.table(type), subResources, asked);
            one.above = above;
            statuses.add(one.behind(one.routes, type, rest));
            tried.addAll(one.tried);
            candidates.addAll(one.candidates);
            one.steps.forEach(step -> steps
                    .add(new Step(step.passed(), type.getSimpleName() + ": " + step.title(), step.detail())));
        }
        if (statuses.size() == 1 && !statuses.contains(0)) {
            return statuses.iterator().next();
        }
        steps.add(new Step(true, "Object", "The class of what the locator returns decides"));
        return 0;
    }

    private int negotiate(RouteMatch<Endpoint> match, List<Endpoint> endpoints) {
        MediaRange type = ContentTypes.range(asked.contentType());
        AcceptHeader accept = Accept.of(asked.accept());
        Outcome<Endpoint> outcome = Negotiator.choose(endpoints, type, accept);
        Endpoint chosen = outcome instanceof Outcome.Chosen<Endpoint> found ? found.route() : null;
        endpoints.stream().map(endpoint -> new Candidate(named(endpoint), words(endpoint.consumes(), "anything"),
                words(endpoint.produces(), "known at run time"), verdict(endpoint, endpoint == chosen, type, accept),
                endpoint == chosen)).forEach(candidates::add);
        if (outcome instanceof Outcome.UnsupportedMediaType) {
            return end(UNSUPPORTED_MEDIA_TYPE, "Content-Type", "No method consumes " + asked.contentType());
        }
        steps.add(new Step(true, "Content-Type", asked.contentType() == null ? "None is sent" : asked.contentType()));
        if (!(outcome instanceof Outcome.Chosen<Endpoint> found)) {
            return end(NOT_ACCEPTABLE, "Accept", "No method produces " + asked.accept());
        }
        boolean open = chosen.produces().isEmpty() || found.responseType() == null;
        steps.add(
                new Step(true, "Accept", open ? "The answer names its type" : "The answer is " + found.responseType().text()));
        called = called(match, chosen);
        return 0;
    }

    private static String verdict(Endpoint endpoint, boolean chosen, MediaRange type, AcceptHeader accept) {
        if (chosen) {
            return "chosen";
        }
        Outcome<Endpoint> alone = Negotiator.choose(List.of(endpoint), type, accept);
        if (alone instanceof Outcome.UnsupportedMediaType) {
            return "doesn't consume the content type";
        }
        return alone instanceof Outcome.NotAcceptable ? "doesn't produce what is accepted" : "another one fits better";
    }

    private Called called(RouteMatch<Endpoint> match, Endpoint endpoint) {
        List<String> captures = new ArrayList<>(captured);
        captures.addAll(captures(match, endpoint));
        boolean demoted = endpoint.watched() != null && endpoint.watched().demoted();
        return new Called(named(endpoint), above + endpoint.template(), List.copyOf(captures),
                demoted ? "WORKER, since it was seen holding the event loop" : endpoint.thread().name(), endpoint.isGuarded());
    }

    private static List<String> captures(RouteMatch<Endpoint> match, Endpoint endpoint) {
        return IntStream.range(0, match.captureCount())
                .mapToObj(index -> endpoint.variables().get(index) + " = " + match.capture(index)).toList();
    }

    private int end(int status, String title, String detail) {
        steps.add(new Step(false, title, detail));
        return status;
    }

    private static String words(List<MediaRange> ranges, String none) {
        return ranges.isEmpty() ? none : ranges.stream().map(MediaRange::text).collect(Collectors.joining(", "));
    }

    static String text(PathTemplate template) {
        return template.isEmpty() ? "/" : template.text();
    }

    static String named(Endpoint endpoint) {
        return (endpoint.isLocator() ? "locator " : endpoint.httpMethod() + " ") + endpoint.method().className() + "#"
                + endpoint.method().name();
    }
}
