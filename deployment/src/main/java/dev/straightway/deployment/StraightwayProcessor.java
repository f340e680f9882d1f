package dev.straightway.deployment;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import jakarta.enterprise.inject.spi.DeploymentException;

import org.jboss.jandex.DotName;
import org.jboss.logging.Logger;

import dev.straightway.deployment.check.Checker;
import dev.straightway.deployment.check.Problem;
import dev.straightway.deployment.generate.ConverterGenerator;
import dev.straightway.deployment.generate.InvokerGenerator;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.plan.Planner;
import dev.straightway.deployment.recording.EndpointSpecs;
import dev.straightway.deployment.report.BuildReport;
import dev.straightway.deployment.scan.ApplicationScanner;
import dev.straightway.runtime.http.context.ContextProducers;
import dev.straightway.runtime.recording.StraightwayRecorder;
import io.quarkus.arc.deployment.AdditionalBeanBuildItem;
import io.quarkus.arc.deployment.AutoInjectAnnotationBuildItem;
import io.quarkus.arc.deployment.BeanContainerBuildItem;
import io.quarkus.arc.deployment.BeanDiscoveryFinishedBuildItem;
import io.quarkus.arc.deployment.BuildExclusionsBuildItem;
import io.quarkus.arc.deployment.UnremovableBeanBuildItem;
import io.quarkus.deployment.Capabilities;
import io.quarkus.deployment.GeneratedClassGizmo2Adaptor;
import io.quarkus.deployment.annotations.BuildProducer;
import io.quarkus.deployment.annotations.BuildStep;
import io.quarkus.deployment.annotations.ExecutionTime;
import io.quarkus.deployment.annotations.Record;
import io.quarkus.deployment.builditem.CombinedIndexBuildItem;
import io.quarkus.deployment.builditem.FeatureBuildItem;
import io.quarkus.deployment.builditem.GeneratedClassBuildItem;
import io.quarkus.deployment.builditem.GeneratedResourceBuildItem;
import io.quarkus.deployment.builditem.nativeimage.ReflectiveHierarchyBuildItem;
import io.quarkus.deployment.execannotations.ExecutionModelAnnotationsAllowedBuildItem;
import io.quarkus.deployment.metrics.MetricsCapabilityBuildItem;
import io.quarkus.deployment.pkg.builditem.OutputTargetBuildItem;
import io.quarkus.gizmo2.Gizmo;
import io.quarkus.vertx.http.deployment.HttpRootPathBuildItem;
import io.quarkus.vertx.http.deployment.RouteBuildItem;
import io.quarkus.vertx.http.runtime.RouteConstants;
import io.vertx.core.Handler;
import io.vertx.ext.web.RoutingContext;

/** Wires the stages scan → check → plan → generate → record into the build of Quarkus; holds no logic of its own. */
class StraightwayProcessor {

    private static final Logger LOG = Logger.getLogger("dev.straightway");
    /** Behind authentication, static resources and reactive routes; a little before other Jakarta REST servers. */
    private static final int ROUTE_ORDER = RouteConstants.ROUTE_ORDER_AFTER_DEFAULT + 400;

    private static final DotName CONTEXT = DotName.createSimple("jakarta.ws.rs.core.Context");

    @BuildStep
    FeatureBuildItem feature() {
        return new FeatureBuildItem("straightway");
    }

    @BuildStep
    RestApplicationBuildItem scan(CombinedIndexBuildItem index, BuildExclusionsBuildItem exclusions) {
        RestApplication application = new ApplicationScanner(index.getIndex(), index.getComputingIndex(),
                type -> !exclusions.isExcluded(type)).scan();
        return new RestApplicationBuildItem(application);
    }

    /** Quarkus refuses thread annotations on methods that no extension answers for. */
    @BuildStep
    ExecutionModelAnnotationsAllowedBuildItem threads(RestApplicationBuildItem scanned) {
        return new ExecutionModelAnnotationsAllowedBuildItem(scanned.application()::isResourceMethod);
    }

    @BuildStep
    AutoInjectAnnotationBuildItem beans(RestApplicationBuildItem scanned, BuildProducer<AdditionalBeanBuildItem> beans,
            BuildProducer<UnremovableBeanBuildItem> unremovable) {
        List<String> resources = scanned.application().resources().stream().map(type -> type.name()).toList();
        beans.produce(AdditionalBeanBuildItem.builder().addBeanClasses(resources).setUnremovable()
                .setDefaultScope(Surveyor.DEFAULT_SCOPE).build());
        beans.produce(AdditionalBeanBuildItem.unremovableOf(ContextProducers.class));
        return new AutoInjectAnnotationBuildItem(CONTEXT);
    }

    @BuildStep
    PlanBuildItem plan(RestApplicationBuildItem scanned, BeanDiscoveryFinishedBuildItem discovered,
            Capabilities capabilities, HttpRootPathBuildItem root, StraightwayBuildConfig config) {
        RestApplication application = scanned.application();
        Surveyor surveyor = new Surveyor(discovered, capabilities);
        List<Problem> problems = Checker.check(application, surveyor.surroundings());
        if (!problems.isEmpty()) {
            throw new DeploymentException(Messages.of(problems));
        }
        Checker.warn(application).forEach(LOG::warn);
        return new PlanBuildItem(new Planner(application, ApplicationPath.of(application, root.getRootPath(), config.path()),
                surveyor::scope).plan());
    }

    @BuildStep
    void generate(PlanBuildItem planned, BuildProducer<GeneratedClassBuildItem> classes,
            BuildProducer<GeneratedResourceBuildItem> resources) {
        Gizmo gizmo = Gizmo.create(new GeneratedClassGizmo2Adaptor(classes, resources, new GeneratedOwner(planned.plan())));
        InvokerGenerator invokers = new InvokerGenerator(gizmo);
        planned.plan().invokers().forEach(invokers::generate);
        ConverterGenerator converters = new ConverterGenerator(gizmo);
        planned.plan().converters().forEach(converters::generate);
    }

    @BuildStep
    @Record(ExecutionTime.STATIC_INIT)
    RoutesBuildItem routes(PlanBuildItem planned, StraightwayRecorder recorder) {
        return new RoutesBuildItem(recorder.routes(EndpointSpecs.of(planned.plan())));
    }

    @SuppressWarnings("deprecation") // the only way to a route without a path
    @BuildStep
    @Record(ExecutionTime.RUNTIME_INIT)
    void serve(RestApplicationBuildItem scanned, PlanBuildItem planned, RoutesBuildItem routes, Capabilities capabilities,
            Optional<MetricsCapabilityBuildItem> metrics, BeanContainerBuildItem beansAreReady,
            StraightwayRecorder recorder, BuildProducer<RouteBuildItem> router) {
        String prefix = planned.plan().prefix();
        Handler<RoutingContext> handler = recorder.handler(routes.routes(),
                scanned.application().declaration().map(type -> type.name().toString()), prefix,
                Surveyor.observed(capabilities, metrics));
        router.produce(RouteBuildItem.builder().routeFunction(recorder.route(ROUTE_ORDER)).handler(handler).build());
    }

    @BuildStep
    void reflection(RestApplicationBuildItem scanned, BuildProducer<ReflectiveHierarchyBuildItem> hierarchies) {
        ReflectiveEntities.of(scanned.application())
                .forEach(type -> hierarchies.produce(ReflectiveHierarchyBuildItem.builder(type).source("Straightway").build()));
    }

    /** Nothing is produced; a step without product would not run. */
    @BuildStep
    void report(PlanBuildItem planned, OutputTargetBuildItem target, BuildProducer<GeneratedResourceBuildItem> nothing) {
        Path file = BuildReport.write(planned.plan(), target.getOutputDirectory().resolve("straightway"));
        LOG.infof("Straightway compiled %d routes: %s", planned.plan().invokers().size(), file);
    }
}
