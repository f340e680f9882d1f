package dev.straightway.runtime.recording;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;

import dev.straightway.runtime.http.context.RequestFiles;
import io.quarkus.runtime.ExecutorRecorder;
import io.quarkus.runtime.RuntimeValue;
import io.quarkus.runtime.annotations.Recorder;
import io.quarkus.vertx.http.runtime.BodyConfig;
import io.quarkus.vertx.http.runtime.VertxHttpConfig;
import io.vertx.core.Handler;
import io.vertx.ext.web.Route;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;

/** Makes the route table of what the build has planned, and the handler that serves it. */
@Recorder
public class StraightwayRecorder {

    private final RuntimeValue<VertxHttpConfig> http;

    public StraightwayRecorder(RuntimeValue<VertxHttpConfig> http) {
        this.http = http;
    }

    /**
     * {@return the handler of all routes}
     * <p>
     * Made at run time: features and converters of the application run here, which static initialisation must not see.
     */
    public Handler<RoutingContext> handler(ApplicationSpec application, List<EndpointSpec> endpoints,
            List<SubResourceSpec> subResources, List<BeanSpec> beans) {
        return new Start(application, files()).handler(endpoints, subResources, beans);
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
                return router.route().order(order);
            }
        };
    }
}
