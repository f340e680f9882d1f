package dev.straightway.runtime.recording;

import java.util.List;
import java.util.function.Function;

import io.quarkus.runtime.annotations.Recorder;
import io.vertx.core.Handler;
import io.vertx.ext.web.Route;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;

/** Makes the route table of what the build has planned, and the handler that serves it. */
@Recorder
public class StraightwayRecorder {

    /**
     * {@return the handler of all routes}
     * <p>
     * Made at run time: features and converters of the application run here, which static initialisation must not see.
     */
    public Handler<RoutingContext> handler(ApplicationSpec application, List<EndpointSpec> endpoints,
            List<SubResourceSpec> subResources, List<BeanSpec> beans) {
        return new Start(application).handler(endpoints, subResources, beans);
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
}
