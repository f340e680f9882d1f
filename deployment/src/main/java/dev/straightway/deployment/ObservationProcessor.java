package dev.straightway.deployment;

import static io.quarkus.vertx.http.runtime.security.SecurityHandlerPriorities.AUTHENTICATION;

import java.util.List;
import java.util.Optional;

import dev.straightway.deployment.config.Serving;
import dev.straightway.runtime.recording.StraightwayRecorder;
import io.quarkus.deployment.Capabilities;
import io.quarkus.deployment.Capability;
import io.quarkus.deployment.annotations.BuildProducer;
import io.quarkus.deployment.annotations.BuildStep;
import io.quarkus.deployment.annotations.BuildSteps;
import io.quarkus.deployment.annotations.ExecutionTime;
import io.quarkus.deployment.annotations.Record;
import io.quarkus.deployment.metrics.MetricsCapabilityBuildItem;
import io.quarkus.resteasy.reactive.server.spi.PreExceptionMapperHandlerBuildItem;
import io.quarkus.runtime.metrics.MetricsFactory;
import io.quarkus.vertx.http.deployment.FilterBuildItem;

/** Tells metrics and traces what they ask Quarkus REST for. */
@BuildSteps(onlyIf = Serving.class)
class ObservationProcessor {

    /** The handler by which OpenTelemetry has Quarkus REST record failures, unless its configuration says otherwise. */
    private static final String RECORDS_FAILURES = "io.quarkus.opentelemetry.runtime.tracing.instrumentation.resteasy.AttachExceptionHandler";

    @BuildStep
    ObservedBuildItem observed(Capabilities capabilities, Optional<MetricsCapabilityBuildItem> metrics,
            List<PreExceptionMapperHandlerBuildItem> handlers) {
        boolean templates = capabilities.isPresent(Capability.OPENTELEMETRY_TRACER)
                || metrics.filter(present -> present.metricsSupported(MetricsFactory.MICROMETER)).isPresent();
        return new ObservedBuildItem(templates,
                handlers.stream().anyMatch(item -> item.getHandler().getClass().getName().equals(RECORDS_FAILURES)));
    }

    /** Only where requests may be refused before they are matched, since matching them twice has its price. */
    @BuildStep
    @Record(ExecutionTime.RUNTIME_INIT)
    void early(ObservedBuildItem observed, Capabilities capabilities, RoutesBuildItem routes, StraightwayRecorder recorder,
            BuildProducer<FilterBuildItem> filters) {
        if (observed.templates() && capabilities.isPresent(Capability.SECURITY)) {
            filters.produce(new FilterBuildItem(recorder.earlyTemplates(routes.handler()), AUTHENTICATION + 1));
        }
    }
}
