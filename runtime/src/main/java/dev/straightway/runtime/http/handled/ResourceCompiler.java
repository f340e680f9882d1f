package dev.straightway.runtime.http.handled;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import dev.straightway.InvalidResourceException;
import dev.straightway.Resource;
import dev.straightway.ResourceExchange;
import dev.straightway.ResourceHandler;
import dev.straightway.ResourceMethod;
import dev.straightway.runtime.body.DeclaredHead;
import dev.straightway.runtime.body.Json;
import dev.straightway.runtime.body.Representation;
import dev.straightway.runtime.body.ResultWriters;
import dev.straightway.runtime.http.context.InvokedResource;
import dev.straightway.runtime.http.exchange.Admission;
import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.http.filter.ProviderWriter;
import dev.straightway.runtime.http.locate.LocatedInstance;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.Instances;
import dev.straightway.runtime.invocation.MethodSpec;
import dev.straightway.runtime.invocation.ResultWriter;
import dev.straightway.runtime.invocation.ThreadModel;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.provider.Chain;
import dev.straightway.runtime.provider.Registry;
import dev.straightway.runtime.routing.PathTemplate;
import dev.straightway.runtime.routing.RouteTable;

/** Makes route tables of resources that the application builds. Immutable, for all threads. */
public final class ResourceCompiler {

    /** The method that is called, for all who ask which one it is: the class of a handler may have no name. */
    public static final MethodSpec HANDLE = new MethodSpec(ResourceHandler.class.getName(), "handle",
            List.of(ResourceExchange.class.getName()));

    private final Registry registry;
    private final Entities entities;
    private final ResultWriters writers;
    private final Rules rules;

    /**
     * What the application says of all of them.
     *
     * @param ownMapper whether it chooses who writes JSON (§4.3)
     * @param admission what is asked before a handler; {@code null} in an application without security
     */
    public record Rules(boolean ownMapper, Admission admission) {
    }

    public ResourceCompiler(Registry registry, Json json, Rules rules) {
        this.registry = registry;
        this.entities = new Entities(registry, json);
        this.writers = new ResultWriters(json);
        this.rules = rules;
    }

    /** {@return the routes of what a locator returned, whose own path isn't asked (§3.4.1)} */
    public RouteTable<Endpoint> located(Resource resource) {
        RouteTable.Builder<Endpoint> table = RouteTable.builder();
        add(table, PathTemplate.parse("/"), resource, new LocatedInstance());
        return table.build();
    }

    /**
     * Adds the routes of a root resource.
     *
     * @param prefix the path before all templates
     * @throws InvalidResourceException if it answers the same request as a route of the table
     */
    public void addRoot(RouteTable.Builder<Endpoint> table, String prefix, Resource resource) {
        add(table, PathTemplate.joined(List.of(prefix, resource.path())), resource, new Instances() {
            @Override
            public Object get(Exchange exchange) {
                return resource;
            }
        });
    }

    private void add(RouteTable.Builder<Endpoint> table, PathTemplate above, Resource resource, Instances instances) {
        List<String> problems = new ArrayList<>();
        for (Resource.Route route : resource.routes()) {
            PathTemplate below = PathTemplate.joined(route.paths());
            Endpoint endpoint = endpoint(above.join(below), route.method(), instances);
            table.at(above, below).stream().filter(other -> sameRequest(other, endpoint)).findFirst()
                    .ifPresent(other -> problems.add(problem(resource, endpoint, other)));
            table.add(above, below, endpoint);
        }
        if (!problems.isEmpty()) {
            throw new InvalidResourceException(problems);
        }
    }

    private static boolean sameRequest(Endpoint other, Endpoint endpoint) {
        return other.httpMethod().equals(endpoint.httpMethod()) && other.meets(endpoint);
    }

    private static String problem(Resource resource, Endpoint endpoint, Endpoint other) {
        String named = other.method().equals(HANDLE) ? "another resource that was added"
                : other.method().className() + "#" + other.method().name();
        return "[STW-103] " + resource + ", " + endpoint.httpMethod() + " '" + endpoint.template()
                + "': answers the same request as " + named + " with the same media types. Change the path, the HTTP method,"
                + " consumes(…) or produces(…) of one of them.";
    }

    private Endpoint endpoint(PathTemplate template, ResourceMethod method, Instances instances) {
        Set<String> bindings = method.nameBindings().stream().map(Class::getName).collect(Collectors.toSet());
        Chain chain = registry.chain(bindings, new InvokedResource(() -> HANDLE));
        List<MediaRange> produces = ranges(method.produces());
        return new Endpoint(method.httpMethod(), template.text(), template.variables(), ranges(method.consumes()), produces,
                new HandlerInvoker(method.handler(), entities, result(produces, chain)), instances, HANDLE,
                method.nonBlocking() ? ThreadModel.EVENT_LOOP : ThreadModel.WORKER, null, true, true, false, chain,
                DeclaredHead.NONE, null, rules.admission(), null);
    }

    /** The fast writers, unless code of the application has a say in the answer. */
    private ResultWriter result(List<MediaRange> produces, Chain chain) {
        ResultWriter longWay = new ProviderWriter(produces);
        if (chain.touchesAnswers() || rules.ownMapper() || registry.hasOwnBodies()) {
            return new HandledResult(longWay, longWay);
        }
        return new HandledResult(writers.entities(produces, Collections.nCopies(produces.size(), Representation.BY_CLASS), "",
                longWay), writers.responses(produces, longWay));
    }

    private static List<MediaRange> ranges(List<String> mediaTypes) {
        return mediaTypes.stream().map(MediaRange::parse).toList();
    }
}
