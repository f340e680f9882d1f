package dev.straightway.deployment;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import org.jboss.jandex.DotName;

import dev.straightway.deployment.config.Serving;
import dev.straightway.deployment.config.StraightwayBuildConfig;
import dev.straightway.deployment.generate.BeanBindingGenerator;
import dev.straightway.deployment.generate.BeanReaderGenerator;
import dev.straightway.deployment.generate.CallbackGenerator;
import dev.straightway.deployment.generate.ConverterGenerator;
import dev.straightway.deployment.generate.InstanceTable;
import dev.straightway.deployment.generate.InstancesGenerator;
import dev.straightway.deployment.generate.InvokerGenerator;
import dev.straightway.deployment.generate.PropertyAccessGenerator;
import dev.straightway.deployment.image.ApplicationSpecs;
import dev.straightway.deployment.image.ContextBeans;
import dev.straightway.deployment.image.GeneratedOwner;
import dev.straightway.deployment.image.NativeReflection;
import dev.straightway.deployment.image.OpenedMembers;
import dev.straightway.deployment.image.ReflectiveEntities;
import dev.straightway.deployment.image.RestBeans;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.plan.Plan;
import dev.straightway.deployment.plan.json.JsonPlan;
import dev.straightway.deployment.recording.EndpointSpecs;
import dev.straightway.deployment.scan.ApplicationScanner;
import dev.straightway.deployment.scan.ApplicationScanner.Asking;
import dev.straightway.deployment.surroundings.Choices;
import dev.straightway.runtime.invocation.GeneratedInstances;
import dev.straightway.runtime.recording.ApplicationSpec;
import dev.straightway.runtime.recording.Counted;
import dev.straightway.runtime.recording.ShortcutSpec;
import dev.straightway.runtime.recording.StraightwayRecorder;
import io.quarkus.arc.deployment.AdditionalBeanBuildItem;
import io.quarkus.arc.deployment.AnnotationsTransformerBuildItem;
import io.quarkus.arc.deployment.AutoInjectAnnotationBuildItem;
import io.quarkus.arc.deployment.BeanContainerBuildItem;
import io.quarkus.arc.deployment.BuildExclusionsBuildItem;
import io.quarkus.arc.deployment.UnremovableBeanBuildItem;
import io.quarkus.bootstrap.classloading.QuarkusClassLoader;
import io.quarkus.deployment.Capabilities;
import io.quarkus.deployment.Capability;
import io.quarkus.deployment.GeneratedClassGizmo2Adaptor;
import io.quarkus.deployment.annotations.BuildProducer;
import io.quarkus.deployment.annotations.BuildStep;
import io.quarkus.deployment.annotations.BuildSteps;
import io.quarkus.deployment.annotations.Consume;
import io.quarkus.deployment.annotations.ExecutionTime;
import io.quarkus.deployment.annotations.Record;
import io.quarkus.deployment.builditem.BytecodeTransformerBuildItem;
import io.quarkus.deployment.builditem.FeatureBuildItem;
import io.quarkus.deployment.builditem.GeneratedClassBuildItem;
import io.quarkus.deployment.builditem.GeneratedResourceBuildItem;
import io.quarkus.deployment.builditem.ServiceStartBuildItem;
import io.quarkus.deployment.builditem.ShutdownContextBuildItem;
import io.quarkus.deployment.builditem.ShutdownListenerBuildItem;
import io.quarkus.deployment.builditem.nativeimage.ReflectiveClassBuildItem;
import io.quarkus.deployment.builditem.nativeimage.ReflectiveHierarchyBuildItem;
import io.quarkus.deployment.execannotations.ExecutionModelAnnotationsAllowedBuildItem;
import io.quarkus.deployment.metrics.MetricsFactoryConsumerBuildItem;
import io.quarkus.deployment.recording.RecorderContext;
import io.quarkus.gizmo2.Gizmo;
import io.quarkus.resteasy.reactive.server.spi.UnwrappedExceptionBuildItem;
import io.quarkus.runtime.RuntimeValue;
import io.quarkus.vertx.http.deployment.FilterBuildItem;
import io.quarkus.vertx.http.deployment.HttpRootPathBuildItem;
import io.quarkus.vertx.http.deployment.RouteBuildItem;
import io.quarkus.vertx.http.deployment.VertxWebRouterBuildItem;
import io.quarkus.vertx.http.runtime.RouteConstants;
import io.quarkus.vertx.http.runtime.VertxHttpBuildTimeConfig;
import io.vertx.core.Handler;
import io.vertx.ext.web.RoutingContext;

/**
 * Wires the stages scan → generate → record into the build of Quarkus; those between them, check and plan, are wired by
 * {@link PlanningProcessor}. Holds no logic of its own.
 */
@BuildSteps(onlyIf = Serving.class)
class StraightwayProcessor {

    /** A little before other Jakarta REST servers. */
    private static final int ROUTE_ORDER_OFFSET = 400;

    private static final DotName CONTEXT = DotName.createSimple("jakarta.ws.rs.core.Context");

    @BuildStep
    FeatureBuildItem feature() {
        return new FeatureBuildItem("straightway");
    }

    @BuildStep
    RestApplicationBuildItem scan(ResourceIndexBuildItem index, BuildExclusionsBuildItem exclusions,
            List<CallbackClassBuildItem> callbacks, List<GivenProviderBuildItem> given,
            List<UnwrappedExceptionBuildItem> unwrapped) {
        RestApplication application = new ApplicationScanner(index.index(), index.lookup(),
                type -> !exclusions.isExcluded(type),
                new Asking(Choices::of, Choices.registered(callbacks.stream().map(CallbackClassBuildItem::className)))).scan();
        return new RestApplicationBuildItem(application.unwrapping(Choices.unwrapped(unwrapped))
                .receiving(given.stream().map(GivenProviderBuildItem::provider).toList()));
    }

    @BuildStep
    ReceivedApplicationBuildItem receive(RestApplicationBuildItem scanned, List<GivenEntityProviderBuildItem> given) {
        return new ReceivedApplicationBuildItem(scanned.application()
                .receiving(given.stream().map(GivenEntityProviderBuildItem::provider).toList()));
    }

    /** Quarkus refuses thread annotations on methods that no extension answers for. */
    @BuildStep
    ExecutionModelAnnotationsAllowedBuildItem threads(RestApplicationBuildItem scanned) {
        return new ExecutionModelAnnotationsAllowedBuildItem(scanned.application()::isResourceMethod);
    }

    @BuildStep
    AutoInjectAnnotationBuildItem beans(RestApplicationBuildItem scanned, ResourceIndexBuildItem index,
            BuildProducer<AdditionalBeanBuildItem> beans) {
        RestBeans.of(scanned.application(), index.generated()).forEach(beans::produce);
        return new AutoInjectAnnotationBuildItem(CONTEXT);
    }

    /** The container injects into fields with {@code @Context} by itself, and into setters only with {@code @Inject}. */
    @BuildStep
    AnnotationsTransformerBuildItem setters() {
        return new AnnotationsTransformerBuildItem(RestBeans.injectedSetters(CONTEXT));
    }

    @BuildStep
    UnremovableBeanBuildItem contexts(RestApplicationBuildItem scanned) {
        return UnremovableBeanBuildItem.beanTypes(ContextBeans.types(scanned.application()));
    }

    @BuildStep
    AnnotationsTransformerBuildItem mappers() {
        return new AnnotationsTransformerBuildItem(RestBeans.plainMappers());
    }

    /** Generated readers set fields and call constructors that needn't be public. */
    @BuildStep
    void open(PlanBuildItem planned, BuildProducer<BytecodeTransformerBuildItem> transformers) {
        OpenedMembers.of(planned.plan()).forEach(transformers::produce);
    }

    @BuildStep
    void generate(PlanBuildItem planned, JsonPlanBuildItem json, ResourceIndexBuildItem index,
            BuildProducer<GeneratedClassBuildItem> classes, BuildProducer<GeneratedResourceBuildItem> resources) {
        Gizmo gizmo = Gizmo.create(new GeneratedClassGizmo2Adaptor(classes, resources,
                new GeneratedOwner(planned.plan(), json.plan(), index.generated())));
        InvokerGenerator invokers = new InvokerGenerator(gizmo);
        planned.plan().generated().forEach(invokers::generate);
        ConverterGenerator converters = new ConverterGenerator(gizmo);
        planned.plan().converters().forEach(converters::generate);
        CallbackGenerator callbacks = new CallbackGenerator(gizmo);
        planned.plan().callbacks().forEach(callbacks::generate);
        BeanReaderGenerator beans = new BeanReaderGenerator(gizmo);
        planned.plan().beans().forEach(beans::generate);
        PropertyAccessGenerator accesses = new PropertyAccessGenerator(gizmo);
        json.plan().generatedWriting().forEach(accesses::generate);
        BeanBindingGenerator bindings = new BeanBindingGenerator(gizmo);
        json.plan().generatedReading().forEach(bindings::generate);
        InstancesGenerator instances = new InstancesGenerator(gizmo);
        InstanceTable.of(planned.plan(), json.plan()).forEach(instances::generate);
    }

    @SuppressWarnings("deprecation") // the only way to a route without a path
    @BuildStep
    @Record(ExecutionTime.RUNTIME_INIT)
    void serve(ReceivedApplicationBuildItem received, PlanBuildItem planned, JsonPlanBuildItem json, SecuredBuildItem secured,
            Capabilities capabilities,
            ObservedBuildItem observed, BeanContainerBuildItem beansAreReady, StraightwayBuildConfig config,
            VertxHttpBuildTimeConfig http, StraightwayRecorder recorder, RecorderContext context,
            ShutdownContextBuildItem shutdown, BuildProducer<RouteBuildItem> router,
            BuildProducer<MetricsFactoryConsumerBuildItem> counters, BuildProducer<RoutesBuildItem> routes) {
        Plan plan = planned.plan();
        RuntimeValue<Counted> counted = recorder.counted(shutdown);
        Handler<RoutingContext> handler = recorder.handler(
                ApplicationSpecs.of(received.application(), new ApplicationSpecs.Plans(plan, json.plan()),
                        surroundings(capabilities, secured, observed, http),
                        config.compatibility().emptyParameters() == StraightwayBuildConfig.EmptyParameters.ABSENT,
                        ValidationProcessor.providers(capabilities)),
                EndpointSpecs.of(plan), EndpointSpecs.located(plan), EndpointSpecs.ways(plan), EndpointSpecs.beans(plan),
                counted, recorder.generated(instances(plan, json.plan(), context)));
        router.produce(RouteBuildItem.builder().routeFunction(recorder.route(order(capabilities))).handler(handler).build());
        routes.produce(new RoutesBuildItem(handler));
        counters.produce(new MetricsFactoryConsumerBuildItem(recorder.counters(counted)));
    }

    private static List<RuntimeValue<GeneratedInstances>> instances(Plan plan, JsonPlan json, RecorderContext context) {
        return InstanceTable.of(plan, json).stream().map(table -> context.<GeneratedInstances> newInstance(table.name()))
                .toList();
    }

    /** {@return what other extensions do around the routes} */
    private static ApplicationSpec.Surroundings surroundings(Capabilities capabilities, SecuredBuildItem secured,
            ObservedBuildItem observed, VertxHttpBuildTimeConfig http) {
        return new ApplicationSpec.Surroundings(secured.policies(), capabilities.isPresent(Capability.SERVLET),
                observed.templates(), observed.failures(), compressed(http), secured.guarded());
    }

    /** A set that the recorder can write, which immutable ones aren't in an Optional. */
    private static Optional<Set<String>> compressed(VertxHttpBuildTimeConfig http) {
        return http.enableCompression() ? Optional.of(new TreeSet<>(http.compressMediaTypes().orElse(List.of())))
                : Optional.empty();
    }

    /** Once the Router is complete, which is what those have done that produce this item. */
    @BuildStep
    @Record(ExecutionTime.RUNTIME_INIT)
    @Consume(ServiceStartBuildItem.class)
    void shortcut(PlanBuildItem planned, RoutesBuildItem routes, VertxWebRouterBuildItem router, HttpRootPathBuildItem root,
            Capabilities capabilities, StraightwayRecorder recorder, ShutdownContextBuildItem shutdown) {
        recorder.shortcut(routes.handler(), router.getHttpRouter(), router.getMainRouter(),
                new ShortcutSpec(EndpointSpecs.ahead(planned.plan()), root.getRootPath(),
                        capabilities.isPresent(Capability.SECURITY)),
                shutdown);
    }

    @BuildStep
    @Record(ExecutionTime.RUNTIME_INIT)
    ShutdownListenerBuildItem stop(RoutesBuildItem routes, StraightwayRecorder recorder) {
        return new ShutdownListenerBuildItem(recorder.stop(routes.handler()));
    }

    /** Behind authentication too, and a step before Quarkus looks at the same field. */
    @BuildStep
    @Record(ExecutionTime.RUNTIME_INIT)
    FilterBuildItem limitStreams(StraightwayRecorder recorder) {
        return new FilterBuildItem(recorder.streamLimit(), 1 - RouteConstants.ROUTE_ORDER_UPLOAD_LIMIT);
    }

    /**
     * Behind authentication, static resources and reactive routes; but before a servlet container, which answers all that comes
     * to it.
     */
    private static int order(Capabilities capabilities) {
        return ROUTE_ORDER_OFFSET + (capabilities.isPresent(Capability.SERVLET) ? RouteConstants.ROUTE_ORDER_BEFORE_DEFAULT
                : RouteConstants.ROUTE_ORDER_AFTER_DEFAULT);
    }

    @BuildStep
    void reflection(ReceivedApplicationBuildItem received, PlanBuildItem planned,
            BuildProducer<ReflectiveHierarchyBuildItem> hierarchies, BuildProducer<ReflectiveClassBuildItem> classes) {
        new NativeReflection(received.application(), planned.plan(), QuarkusClassLoader::isClassPresentAtRuntime).items()
                .forEach(classes::produce);
        ReflectiveEntities.of(received.application())
                .forEach(type -> hierarchies.produce(ReflectiveHierarchyBuildItem.builder(type).source("Straightway").build()));
    }
}
