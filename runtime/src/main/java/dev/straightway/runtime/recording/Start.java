package dev.straightway.runtime.recording;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import jakarta.ws.rs.core.Application;
import jakarta.ws.rs.ext.RuntimeDelegate;

import org.eclipse.microprofile.config.ConfigProvider;

import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.Resource;
import dev.straightway.kryo.KryoRegistration;
import dev.straightway.runtime.body.Json;
import dev.straightway.runtime.body.ResultWriters;
import dev.straightway.runtime.body.SecuredMappers;
import dev.straightway.runtime.delegate.StraightwayDelegate;
import dev.straightway.runtime.entity.StandardEntities;
import dev.straightway.runtime.http.ArcRequestScope;
import dev.straightway.runtime.http.RouteHandler;
import dev.straightway.runtime.http.Way;
import dev.straightway.runtime.http.answer.Failures;
import dev.straightway.runtime.http.context.RequestFiles;
import dev.straightway.runtime.http.context.Running;
import dev.straightway.runtime.http.dispatch.Dispatch;
import dev.straightway.runtime.http.dispatch.Threads;
import dev.straightway.runtime.http.exchange.Compression;
import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.http.exchange.Limits;
import dev.straightway.runtime.http.exchange.Surroundings;
import dev.straightway.runtime.http.exchange.Templates;
import dev.straightway.runtime.http.exchange.Traces;
import dev.straightway.runtime.http.filter.ProviderBodies;
import dev.straightway.runtime.http.filter.ProviderWriter;
import dev.straightway.runtime.http.handled.CompiledResources;
import dev.straightway.runtime.http.handled.ResourceCompiler;
import dev.straightway.runtime.http.locate.Objects;
import dev.straightway.runtime.http.locate.SubResources;
import dev.straightway.runtime.http.match.Matching;
import dev.straightway.runtime.http.secure.CallerRoles;
import dev.straightway.runtime.http.template.QuteTemplates;
import dev.straightway.runtime.http.trace.SpanTraces;
import dev.straightway.runtime.http.watch.Watch;
import dev.straightway.runtime.multipart.EntityParts;
import dev.straightway.runtime.multipart.SingleEntityPart;
import dev.straightway.runtime.provider.Registrations;
import dev.straightway.runtime.provider.Registry;
import dev.straightway.runtime.routing.RouteTable;
import io.quarkus.arc.Arc;
import io.quarkus.runtime.ExecutorRecorder;
import io.quarkus.runtime.LaunchMode;
import io.quarkus.runtime.rest.DisabledRestEndpoints;
import io.quarkus.virtual.threads.VirtualThreadsRecorder;

/** The start of an application: providers, features, then the routes. Used once, by the thread that starts. */
final class Start {

    /** The contexts by which an application chooses who reads and writes JSON. */
    static final String MAPPER = "com.fasterxml.jackson.databind.ObjectMapper";
    static final String JSON_BINDING = "jakarta.json.bind.Jsonb";

    private final ApplicationSpec spec;
    private final Application application;
    private final Map<Class<?>, Object> singletons = new LinkedHashMap<>();
    private final Registry registry;
    private final Watch watch;
    private final CompiledResources located;
    private final Limits limits;
    private final RequestFiles files;
    private final Generated generated;
    private final SecuredMappers secured;

    /**
     * @param files where entities lie that are read into files
     * @param limits what clients may make the server hold
     * @param counted what counts for metrics
     * @param generated makes what the build has generated
     */
    Start(ApplicationSpec spec, RequestFiles files, Limits limits, Counted counted, Generated generated) {
        RuntimeDelegate.setInstance(new StraightwayDelegate());
        this.spec = spec;
        this.watch = counted.watch();
        this.located = counted.located();
        this.limits = limits;
        this.files = files;
        this.generated = generated;
        this.secured = spec.secured() ? SecuredMappers.by(new CallerRoles()) : SecuredMappers.NONE;
        this.application = spec.className().isPresent() ? Classes.instance(Application.class, spec.className().get())
                : new Application();
        Registrations registrations = new Registrations(ProviderFactory::make);
        Running running = Arc.container().instance(Running.class).get();
        running.starting(application, registrations);
        if (spec.className().isPresent()) {
            ProviderFactory.fill(application);
        }
        registrations.properties(application.getProperties());
        GivenFactory.register(registrations, spec.given());
        register(registrations);
        CallbackFactory.register(registrations, spec.callbacks(), generated);
        registrations.enableFeatures();
        boolean jsonBinding = registrations.resolves(JSON_BINDING);
        if (jsonBinding && spec.secured()) {
            throw new IllegalStateException("JSON-B writes the JSON of this application, and knows nothing of @SecureField."
                    + " Remove the ContextResolver<Jsonb>, or return classes that have only what may be seen.");
        }
        Optional<Object> kryo = kryo();
        this.registry = new Registry(registrations, spec.bindings(), () -> standard(jsonBinding, kryo));
        running.started(registry);
        RuntimeDelegate.setInstance(new StraightwayDelegate(new ProviderBodies(registry)));
    }

    @SuppressWarnings("deprecation") // deprecated, and still how applications give instances
    private void register(Registrations registrations) {
        if (spec.singletons()) {
            application.getSingletons().forEach(instance -> singletons.put(instance.getClass(), instance));
            singletons.values().forEach(ProviderFactory::fill);
        }
        for (String provider : spec.providers()) {
            Class<?> type = Classes.load(provider);
            if (singletons.containsKey(type)) {
                registrations.addInstance(singletons.get(type));
            } else {
                registrations.add(type);
            }
        }
    }

    private Registry registry() {
        return registry;
    }

    /** With a resolver of {@code Jsonb}, the application asks for JSON-B (§4.2.4). */
    private List<Object> standard(boolean jsonBinding, Optional<Object> kryo) {
        List<Object> all = new ArrayList<>(List.of(new EntityParts(limits.form()), new SingleEntityPart()));
        all.addAll(StandardEntities.all(jsonBinding ? null : this::mapper, this::registry,
                new StandardEntities.Taken(files, limits.form()), secured));
        if (kryo.isPresent()) {
            all.add(kryo.get());
        }
        return all;
    }

    /** The build leaves its list only where the library is there, without which the class can't be loaded. */
    private Optional<Object> kryo() {
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        return loader.getResource(KryoRegistration.RESOURCE) == null ? Optional.empty()
                : Optional.of(KryoFactory.provider(loader, limits.kryo()));
    }

    private ObjectMapper mapper() {
        return secured.of(Arc.container().instance(ObjectMapper.class).get());
    }

    RouteHandler handler(Compiled all) {
        Compiled compiled = enabled(all);
        Json json = new Json(this::mapper, new GeneratedJson(spec.json(), generated));
        ParameterFactory parameters = new ParameterFactory(registry, compiled.beans(), spec.emptyIsAbsent(), files, generated);
        Admissions admissions = new Admissions(spec.surroundings().guarded());
        EndpointFactory factory = new EndpointFactory(registry, json, new EndpointFactory.Parts(
                new InstanceFactory(parameters, singletons), parameters, watch, admissions, generated));
        ResourceCompiler compiler = new ResourceCompiler(registry, json,
                new ResourceCompiler.Rules(ResultFactory.hasOwnMapper(registry), admissions.of(ResourceCompiler.HANDLE)));
        Objects objects = new Objects(InstanceFactory::bean, parameters.readers());
        FlatRoutes ways = new FlatRoutes(factory::needsScope, watch, compiled.ways());
        Map<Class<?>, RouteTable<Endpoint>> tables = located(factory, compiled.subResources(), ways);
        RouteTable.Builder<Endpoint> roots = ways.table(ways.flatten(made(factory, compiled.endpoints())));
        for (String path : ways.literalPaths()) {
            roots.know(path);
        }
        for (Resource resource : AddedResources.ask()) {
            compiler.addRoot(roots, spec.prefix(), resource);
        }
        Matching matching = new Matching(roots.build(), new SubResources(tables, objects, located.by(compiler)));
        Failures failures = new Failures(new ResultWriters(json).responses(List.of(), new ProviderWriter(List.of())));
        RouteHandler handler = new RouteHandler(way(new Way.Parts(matching, failures, objects)),
                Permissions.guard(spec.surroundings().policies()), spec.surroundings().servlets());
        watch.start();
        return handler;
    }

    /** Tells the others which endpoints are left out, as the document of OpenAPI leaves them out too. */
    private Compiled enabled(Compiled all) {
        Set<String> disabled = new HashSet<>();
        for (DisabledSpec one : spec.disabled()) {
            if (one.applies(ConfigProvider.getConfig())) {
                disabled.add(one.className());
            }
        }
        DisabledRestEndpoints.set(all.paths(disabled));
        return all.without(disabled);
    }

    /** Made when all routes are: then the watch knows whether there is something to watch. */
    private Way way(Way.Parts parts) {
        boolean reloads = LaunchMode.current() == LaunchMode.DEVELOPMENT;
        Surroundings surroundings = new Surroundings(
                new Surroundings.Site(application, spec.prefix(),
                        reloads ? Thread.currentThread().getContextClassLoader() : null, spec.surroundings().observed(),
                        limits, spec.surroundings().compressed().map(Compression::new).orElse(null)),
                beside(), new ArcRequestScope(), registry);
        Threads threads = new Threads(ExecutorRecorder::getCurrent, VirtualThreadsRecorder::getCurrent);
        return new Way(surroundings, new Dispatch(surroundings, threads, watch.loops()), parts);
    }

    /** By classes that are loaded only where the libraries are there that they need. */
    private Surroundings.Beside beside() {
        Templates templates = Classes.find(OptionalClasses.TEMPLATE).isPresent() ? new QuteTemplates()
                : Templates.NONE;
        return new Surroundings.Beside(templates, spec.surroundings().traced() ? new SpanTraces() : Traces.NONE);
    }

    private static Map<Class<?>, RouteTable<Endpoint>> located(EndpointFactory factory, List<SubResourceSpec> specs,
            FlatRoutes ways) {
        Map<Class<?>, RouteTable<Endpoint>> tables = new LinkedHashMap<>();
        for (SubResourceSpec type : specs) {
            List<FlatRoutes.Made> made = made(factory, type.endpoints());
            ways.know(type.className(), made);
            tables.put(Classes.load(type.className()), ways.table(made).build());
        }
        return tables;
    }

    private static List<FlatRoutes.Made> made(EndpointFactory factory, List<EndpointSpec> specs) {
        List<FlatRoutes.Made> made = new ArrayList<>();
        for (EndpointSpec spec : specs) {
            made.add(FlatRoutes.Made.of(spec, factory.of(spec)));
        }
        return made;
    }
}
