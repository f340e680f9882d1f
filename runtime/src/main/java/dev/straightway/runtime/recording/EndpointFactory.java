package dev.straightway.runtime.recording;

import java.util.ArrayList;
import java.util.List;

import dev.straightway.runtime.body.EntityReaders;
import dev.straightway.runtime.body.Json;
import dev.straightway.runtime.body.JsonForm;
import dev.straightway.runtime.body.Representation;
import dev.straightway.runtime.http.context.InvokedResource;
import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.http.filter.DeclaredEntity;
import dev.straightway.runtime.http.filter.ProviderReader;
import dev.straightway.runtime.http.watch.Watch;
import dev.straightway.runtime.http.watch.Watched;
import dev.straightway.runtime.invocation.EntityReader;
import dev.straightway.runtime.invocation.Instances;
import dev.straightway.runtime.invocation.Invoker;
import dev.straightway.runtime.invocation.InvokerParts;
import dev.straightway.runtime.invocation.ThreadModel;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.provider.Chain;
import dev.straightway.runtime.provider.Registry;
import dev.straightway.runtime.routing.PathTemplate;

/** Makes endpoints of their descriptions. */
final class EndpointFactory {

    private final Registry registry;
    private final Json json;
    private final InstanceFactory instances;
    private final ParameterFactory parameters;
    private final ResultFactory results;
    private final Watch watch;
    private final Admissions admissions;
    private final Generated generated;

    /** What makes the parts of endpoints beside providers and JSON. */
    record Parts(InstanceFactory instances, ParameterFactory parameters, Watch watch, Admissions admissions,
            Generated generated) {
    }

    EndpointFactory(Registry registry, Json json, Parts parts) {
        this.registry = registry;
        this.json = json;
        this.instances = parts.instances();
        this.parameters = parts.parameters();
        this.results = new ResultFactory(registry, json);
        this.watch = parts.watch();
        this.admissions = parts.admissions();
        this.generated = parts.generated();
    }

    Endpoint of(EndpointSpec spec) {
        RouteSpec route = spec.route();
        PathTemplate template = PathTemplate.joined(List.of(route.classTemplate(), route.methodTemplate()));
        Chain chain = route.httpMethod().isEmpty() ? Chain.NONE
                : registry.chain(spec.bindings(), new InvokedResource(spec::method));
        Instances made = admissions.checked(spec.method(), instances.of(spec.instances()));
        boolean scope = spec.requestScope() || needsScope(spec, chain);
        return new Endpoint(route.httpMethod().orElse(null), template.text(), template.variables(), ranges(route.consumes()),
                ranges(route.produces()), invoker(spec, made, chain), made, spec.method(), thread(spec),
                watched(spec, template), spec.reader().isPresent() || spec.readsBody() || chain.requestFilters().readsBody(),
                scope, spec.ahead() && !scope, chain, spec.result().declared(),
                new Endpoint.Later(StreamFactory.elementType(spec.result()), JsonForms.written(spec.result())),
                admissions.of(spec.method()), null);
    }

    /** {@return whether something that the build doesn't know needs the request scope of an endpoint} */
    boolean needsScope(FlatRoutes.Made made) {
        return needsScope(made.spec(), made.endpoint().chain());
    }

    /**
     * The build knows neither what features register nor what security asks. The entity providers that it knows are walked with
     * the route.
     */
    private boolean needsScope(EndpointSpec spec, Chain chain) {
        return chain != Chain.NONE || admissions.of(spec.method()) != null;
    }

    private boolean mayBeProvided(ReaderSpec reader) {
        return reader.own().open() && registry.hasOwnBodies()
                && registry.bodies().mayRead(Elements.rawType(reader.signature()));
    }

    /** The interceptor that checks arguments waits for its answer, unless the method itself answers later. */
    private ThreadModel thread(EndpointSpec spec) {
        boolean waits = admissions.checksArguments(spec.method())
                && spec.result().completion() == ResultSpec.Completion.NOW;
        return waits && spec.thread() == ThreadModel.EVENT_LOOP ? ThreadModel.WORKER : spec.thread();
    }

    private Watched watched(EndpointSpec spec, PathTemplate template) {
        return !spec.proven() ? null
                : watch.add(new Watched.Name(spec.route().httpMethod().orElse(null), template.text(), spec.method(),
                        spec.invoker()));
    }

    private Invoker invoker(EndpointSpec spec, Instances made, Chain chain) {
        EntityReader reader = spec.reader().map(one -> filled(one, reader(one, spec.route().consumes(), chain))).orElse(null);
        InvokerParts parts = new InvokerParts(made, parameters.parameters(spec.parameters()),
                parameters.beans(spec.parameters()), reader, results.of(spec, chain));
        return generated.make(Invoker.class, spec.invoker(), parts);
    }

    private static EntityReader filled(ReaderSpec spec, EntityReader reader) {
        return Elements.rawType(spec.signature()).isPrimitive() ? EntityReaders.filled(reader) : reader;
    }

    /** Where code of the application has a say in reading, run time chooses the reader for each request. */
    private EntityReader reader(ReaderSpec spec, List<String> consumes, Chain chain) {
        JsonForm form = JsonForms.read(spec);
        ProviderReader provided = new ProviderReader(() -> new DeclaredEntity(Elements.rawType(spec.signature()),
                Elements.type(spec.signature()), JsonForms.beside(Elements.annotations(spec.annotated()), form)));
        boolean slow = spec.representation() == Representation.PROVIDER || !chain.readers().isEmpty()
                || mayBeProvided(spec)
                || spec.representation() == Representation.JSON && results.hasOwnMapper();
        if (slow) {
            return provided;
        }
        if (spec.own().bound().isPresent()) {
            return BoundProviders.own(registry, spec, MediaRange.parse(consumes.get(0)), provided);
        }
        if (spec.representation().isBound()) {
            return BoundProviders.reader(registry, Elements.type(spec.signature()), MediaRange.parse(consumes.get(0)),
                    provided);
        }
        EntityReader reader = EntityReaders.of(spec.representation(), spec.type(), json.in(form), provided);
        return spec.representation() == Representation.JSON && consumes.isEmpty() ? EntityReaders.named(reader, provided)
                : reader;
    }

    static List<MediaRange> ranges(List<String> mediaTypes) {
        List<MediaRange> ranges = new ArrayList<>();
        for (String mediaType : mediaTypes) {
            ranges.add(MediaRange.parse(mediaType));
        }
        return ranges;
    }
}
