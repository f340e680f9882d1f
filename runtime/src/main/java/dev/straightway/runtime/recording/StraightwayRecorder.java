package dev.straightway.runtime.recording;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import jakarta.ws.rs.core.Application;

import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.runtime.body.Json;
import dev.straightway.runtime.body.ResultWriters;
import dev.straightway.runtime.http.ArcRequestScope;
import dev.straightway.runtime.http.Endpoint;
import dev.straightway.runtime.http.RouteHandler;
import dev.straightway.runtime.http.Serving;
import dev.straightway.runtime.routing.PathTemplate;
import dev.straightway.runtime.routing.RouteTable;
import io.quarkus.arc.Arc;
import io.quarkus.runtime.ExecutorRecorder;
import io.quarkus.runtime.LaunchMode;
import io.quarkus.runtime.RuntimeValue;
import io.quarkus.runtime.annotations.Recorder;
import io.quarkus.virtual.threads.VirtualThreadsRecorder;
import io.vertx.core.Handler;
import io.vertx.ext.web.Route;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;

/** Makes the route table of what the build has planned, and the handler that serves it. */
@Recorder
public class StraightwayRecorder {

    /** {@return the route table, made at static initialisation; nothing of the application's own code runs} */
    public RuntimeValue<RouteTable<Endpoint>> routes(List<EndpointSpec> specs) {
        Json json = new Json(() -> Arc.container().instance(ObjectMapper.class).get());
        EndpointFactory endpoints = new EndpointFactory(json);
        RouteTable.Builder<Endpoint> table = RouteTable.builder();
        for (EndpointSpec spec : specs) {
            table.add(PathTemplate.parse(spec.route().classTemplate()), PathTemplate.parse(spec.route().methodTemplate()),
                    endpoints.of(spec));
        }
        return new RuntimeValue<>(table.build());
    }

    /**
     * {@return the handler of all routes}
     *
     * @param application the class of the {@code Application}, if the application has one
     * @param prefix the path before all templates; empty for the root
     * @param observed whether metrics or traces want to know the template of a request
     */
    public Handler<RoutingContext> handler(RuntimeValue<RouteTable<Endpoint>> routes, Optional<String> application,
            String prefix, boolean observed) {
        Json json = new Json(() -> Arc.container().instance(ObjectMapper.class).get());
        boolean reloads = LaunchMode.current() == LaunchMode.DEVELOPMENT;
        return new RouteHandler(routes.getValue(), new Serving(ExecutorRecorder::getCurrent,
                VirtualThreadsRecorder::getCurrent, new ArcRequestScope(), new ResultWriters(json).responses(List.of()),
                application(application), prefix, reloads ? Thread.currentThread().getContextClassLoader() : null, observed));
    }

    /**
     * {@return a route of the Router without a path: the route table knows the whole path, and a path of the route's own
     * would be matched, cut and decoded for each request before}
     */
    public Function<Router, Route> route(int order) {
        return new Function<>() {
            @Override
            public Route apply(Router router) {
                return router.route().order(order);
            }
        };
    }

    private static Application application(Optional<String> className) {
        return className.map(name -> Classes.instance(Application.class, name)).orElseGet(Application::new);
    }
}
