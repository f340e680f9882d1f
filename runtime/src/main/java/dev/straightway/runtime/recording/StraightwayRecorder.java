package dev.straightway.runtime.recording;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

import org.jboss.logging.Logger;

import dev.straightway.runtime.http.EarlyTemplates;
import dev.straightway.runtime.http.RouteHandler;
import dev.straightway.runtime.http.Shortcut;
import dev.straightway.runtime.http.ahead.RoutesBefore;
import dev.straightway.runtime.http.ahead.Seen;
import dev.straightway.runtime.http.call.Calling;
import dev.straightway.runtime.http.connection.StreamLimit;
import dev.straightway.runtime.http.context.RequestFiles;
import dev.straightway.runtime.http.handled.CompiledResources;
import dev.straightway.runtime.http.handled.LocatorCounters;
import dev.straightway.runtime.http.secure.FailedAuthentication;
import dev.straightway.runtime.http.secure.Permitting;
import dev.straightway.runtime.http.secure.RefusedBefore;
import dev.straightway.runtime.http.secure.SentPaths;
import dev.straightway.runtime.http.trial.RequestTrials;
import dev.straightway.runtime.http.watch.HeldCounters;
import dev.straightway.runtime.http.watch.Watch;
import dev.straightway.runtime.invocation.GeneratedInstances;
import io.quarkus.arc.Arc;
import io.quarkus.runtime.ExecutorRecorder;
import io.quarkus.runtime.LaunchMode;
import io.quarkus.runtime.RuntimeValue;
import io.quarkus.runtime.ShutdownContext;
import io.quarkus.runtime.annotations.Recorder;
import io.quarkus.runtime.metrics.MetricsFactory;
import io.quarkus.runtime.shutdown.ShutdownConfig;
import io.quarkus.runtime.shutdown.ShutdownListener;
import io.quarkus.vertx.core.runtime.VertxCoreRecorder;
import io.quarkus.vertx.http.runtime.BodyConfig;
import io.quarkus.vertx.http.runtime.VertxHttpConfig;
import io.vertx.core.Handler;
import io.vertx.ext.web.Route;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;

/** Makes the route table of what the build has planned, and the handler that serves it. */
@Recorder
public class StraightwayRecorder {

    private static final Logger LOG = Logger.getLogger("dev.straightway");

    private final RuntimeValue<VertxHttpConfig> http;
    private final RuntimeValue<StraightwayConfig> config;
    private final RuntimeValue<ShutdownConfig> shutdown;

    public StraightwayRecorder(RuntimeValue<VertxHttpConfig> http, RuntimeValue<StraightwayConfig> config,
            RuntimeValue<ShutdownConfig> shutdown) {
        this.http = http;
        this.config = config;
        this.shutdown = shutdown;
    }

    /** {@return what counters are read of; the net under the event loop ends with the application} */
    public RuntimeValue<Counted> counted(ShutdownContext shutdown) {
        StraightwayConfig.Dispatch dispatch = config.getValue().dispatch();
        Watch watch = Watch.of(new Watch.Settings(dispatch.watch(), dispatch.demote()), Calling.class);
        shutdown.addShutdownTask(watch::stop);
        StraightwayConfig.LocatorCache cache = config.getValue().locatorCache();
        return new RuntimeValue<>(new Counted(watch, new CompiledResources(cache.size(), cache.age())));
    }

    /** {@return what registers the counters; to be called behind {@link #handler}, which adds the routes} */
    public Consumer<MetricsFactory> counters(RuntimeValue<Counted> counted) {
        return factory -> {
            HeldCounters.register(counted.getValue().watch().routes(), factory);
            LocatorCounters.register(counted.getValue().located(), factory);
        };
    }

    /** {@return what makes instances of generated classes} */
    public RuntimeValue<Generated> generated(List<RuntimeValue<GeneratedInstances>> tables) {
        return new RuntimeValue<>(new Generated(tables.stream().map(RuntimeValue::getValue).toList()));
    }

    /**
     * {@return the handler of all routes}
     * <p>
     * Made at run time: features and converters of the application run here, which static initialisation must not see.
     */
    public Handler<RoutingContext> handler(ApplicationSpec application, List<EndpointSpec> endpoints,
            List<SubResourceSpec> subResources, List<FlatRouteSpec> ways, List<BeanSpec> beans, RuntimeValue<Counted> counted,
            RuntimeValue<Generated> generated) {
        return new Start(application, files(), LimitsFactory.of(http.getValue(), config.getValue()), counted.getValue(),
                generated.getValue())
                .handler(new Compiled(endpoints, subResources, ways, beans));
    }

    /**
     * Serves plain requests ahead of the Router, unless something stands before; once the Router is complete.
     *
     * @param outer the Router in which that of the application is mounted; {@code null} without one
     */
    public void shortcut(Handler<RoutingContext> routes, RuntimeValue<Router> router, RuntimeValue<Router> outer,
            ShortcutSpec spec, ShutdownContext stop) {
        if (config.getValue().tier() == StraightwayConfig.Tier.ROUTER || spec.templates().isEmpty()) {
            return;
        }
        RouteHandler handler = (RouteHandler) routes;
        Router around = outer == null ? null : outer.getValue();
        Seen seen = new Obstacles(http.getValue(), spec, LaunchMode.current()).find(handler, router.getValue(), around);
        if (seen.all().isPresent()) {
            LOG.infof("Straightway serves requests through the Router, because of %s", seen.all().get());
            return;
        }
        if (!seen.beginnings().isEmpty()) {
            LOG.infof("Straightway serves requests of paths that begin with %s through the Router, since it has routes there",
                    String.join(", ", seen.beginnings()));
        }
        router.getValue().modifiedHandler(changed -> handler.shortcut().close());
        if (around != null) {
            around.modifiedHandler(changed -> handler.shortcut().close());
        }
        stop.addShutdownTask(handler.shortcut()::close);
        stop.addLastShutdownTask(handler.shortcut()::tell);
        handler.shortcut().open(seen.beginnings(), shutdown.getValue().isTimeoutEnabled());
    }

    /** {@return what waits, when the server stops, for requests that are served ahead of the Router} */
    public ShutdownListener stop(Handler<RoutingContext> routes) {
        Shortcut shortcut = ((RouteHandler) routes).shortcut();
        return new ShutdownListener() {
            @Override
            @SuppressWarnings("deprecation") // nothing else has the event loops
            public void shutdown(ShutdownNotification notification) {
                shortcut.close(VertxCoreRecorder.getVertx().get().nettyEventLoopGroup(), notification::done);
            }
        };
    }

    /** {@return what refuses large bodies of HTTP/2 in the place of Quarkus; {@code null} where Quarkus refuses none} */
    public Handler<RoutingContext> streamLimit() {
        VertxHttpConfig configured = http.getValue();
        return configured.http2()
                ? configured.limits().maxBodySize().map(most -> new StreamLimit(most.asLongValue())).orElse(null)
                : null;
    }

    /**
     * Looks at the permissions, once all are known.
     *
     * @param policies how they read paths
     */
    public void startGuards(ApplicationSpec.Policies policies) {
        if (policies == ApplicationSpec.Policies.AS_SENT) {
            SentPaths.check(http.getValue().auth().permissions());
        }
        Arc.container().instance(Permitting.class).get().start();
    }

    /** {@return what takes the place of the handler of failed authentications} */
    public Handler<RoutingContext> failedAuthentication() {
        return new FailedAuthentication();
    }

    /** {@return what maps failures of requests that were refused before they came to a handler of routes} */
    public Handler<RoutingContext> refusedBefore(Handler<RoutingContext> routes) {
        RouteHandler handler = (RouteHandler) routes;
        return new RefusedBefore(handler.registry(), handler::fail);
    }

    /** Has the Dev UI explain how requests are matched. */
    public void explain(Handler<RoutingContext> routes) {
        Arc.container().instance(RequestTrials.class).get().begin(((RouteHandler) routes).matching());
    }

    /** {@return what tells the templates of requests before they can be refused} */
    public Handler<RoutingContext> earlyTemplates(Handler<RoutingContext> routes) {
        return new EarlyTemplates((RouteHandler) routes);
    }

    private RequestFiles files() {
        BodyConfig body = http.getValue().body();
        return new RequestFiles(Path.of(body.uploadsDirectory()), body.deleteUploadedFilesOnEnd(),
                ExecutorRecorder::getCurrent);
    }

    /**
     * {@return a route of the Router without a path: the route table knows the whole path, and a path of the route's own
     * would be matched, cut and decoded for each request before}
     */
    public Function<Router, Route> route(int order) {
        return new Function<>() {
            @Override
            public Route apply(Router router) {
                return router.route().order(order).putMetadata(RoutesBefore.OWN, true);
            }
        };
    }
}
