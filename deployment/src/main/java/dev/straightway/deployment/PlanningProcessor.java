package dev.straightway.deployment;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.microprofile.config.ConfigProvider;
import org.jboss.logging.Logger;

import dev.straightway.deployment.arc.AddedJudgements;
import dev.straightway.deployment.arc.ClosedWorld;
import dev.straightway.deployment.arc.JsonModules;
import dev.straightway.deployment.arc.RouteProofs;
import dev.straightway.deployment.check.Checker;
import dev.straightway.deployment.check.Problem;
import dev.straightway.deployment.check.Surroundings;
import dev.straightway.deployment.config.Serving;
import dev.straightway.deployment.config.StraightwayBuildConfig;
import dev.straightway.deployment.config.StraightwayBuildConfig.DispatchMode;
import dev.straightway.deployment.config.StraightwayBuildConfig.GeneratedJson;
import dev.straightway.deployment.failure.BlockedLoops;
import dev.straightway.deployment.failure.BuildFailure;
import dev.straightway.deployment.image.ContextBeans;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.plan.Plan;
import dev.straightway.deployment.plan.Planner;
import dev.straightway.deployment.plan.Proving;
import dev.straightway.deployment.plan.json.JsonPlan;
import dev.straightway.deployment.plan.json.JsonPlanner;
import dev.straightway.deployment.report.BuildReport;
import dev.straightway.deployment.surroundings.ApplicationPath;
import dev.straightway.deployment.surroundings.DoubtfulClasses;
import dev.straightway.deployment.surroundings.LogProviders;
import dev.straightway.deployment.surroundings.MappedClasses;
import dev.straightway.deployment.surroundings.Origins;
import dev.straightway.deployment.surroundings.SurroundingsScanner;
import dev.straightway.deployment.types.KryoTypes;
import dev.straightway.proof.judge.Entry;
import dev.straightway.proof.judge.Judgements;
import dev.straightway.proof.judge.Verdict;
import io.quarkus.arc.deployment.BeanDiscoveryFinishedBuildItem;
import io.quarkus.arc.deployment.SynthesisFinishedBuildItem;
import io.quarkus.deployment.Capabilities;
import io.quarkus.deployment.annotations.BuildProducer;
import io.quarkus.deployment.annotations.BuildStep;
import io.quarkus.deployment.annotations.BuildSteps;
import io.quarkus.deployment.builditem.ApplicationArchivesBuildItem;
import io.quarkus.deployment.builditem.GeneratedResourceBuildItem;
import io.quarkus.deployment.builditem.LiveReloadBuildItem;
import io.quarkus.deployment.pkg.builditem.CurateOutcomeBuildItem;
import io.quarkus.deployment.pkg.builditem.OutputTargetBuildItem;
import io.quarkus.jackson.runtime.JacksonBuildTimeConfig;
import io.quarkus.jackson.spi.ClassPathJacksonModuleBuildItem;
import io.quarkus.jackson.spi.JacksonModuleBuildItem;
import io.quarkus.vertx.http.deployment.HttpRootPathBuildItem;

/** Wires the stages check → plan → report into the build of Quarkus; holds no logic of its own. */
@BuildSteps(onlyIf = Serving.class)
class PlanningProcessor {

    private static final Logger LOG = Logger.getLogger("dev.straightway");

    @BuildStep
    NeighboursBuildItem survey(RestApplicationBuildItem scanned, Capabilities capabilities, StraightwayBuildConfig config,
            ConstraintsBuildItem constraints, SecuredBuildItem secured,
            List<RefusableContributionBuildItem> refusable, CurateOutcomeBuildItem curated) {
        Origins origins = new Origins(curated.getApplicationModel());
        return new NeighboursBuildItem(SurroundingsScanner.neighbours(
                SurroundingsScanner.hasOtherDocument(capabilities, scanned.application(), config), constraints.constraints(),
                secured.secured(),
                refusable.stream().map(item -> origins.tell(item.contribution())).collect(Collectors.toSet())));
    }

    @BuildStep
    CheckedBuildItem check(ReceivedApplicationBuildItem received, BeanDiscoveryFinishedBuildItem discovered,
            Capabilities capabilities, NeighboursBuildItem neighbours, LinksBuildItem links, StraightwayBuildConfig config) {
        RestApplication application = received.application();
        Surroundings surroundings = new SurroundingsScanner(discovered, capabilities).surroundings(neighbours.neighbours(),
                config);
        BuildFailure.refuse(Stream.concat(Checker.check(application, surroundings).stream(), links.problems().stream())
                .toList());
        Checker.warn(application, surroundings).forEach(LOG::warn);
        return new CheckedBuildItem();
    }

    /** Beside the steps of the container, as soon as it is known what belongs to the application. */
    @BuildStep
    BeginningBuildItem begin(RestApplicationBuildItem scanned, ApplicationArchivesBuildItem archives,
            CurateOutcomeBuildItem curated, List<NonBlockingCodeBuildItem> reviewed, LinksBuildItem links,
            ResourceIndexBuildItem resources, LiveReloadBuildItem live, StraightwayBuildConfig config) {
        if (config.dispatch().mode() == DispatchMode.SIGNATURE) {
            return new BeginningBuildItem(Optional.empty());
        }
        List<Entry> added = Stream.of(
                MappedClasses.judgements(Thread.currentThread().getContextClassLoader(), ConfigProvider.getConfig()).stream(),
                LogProviders.judgements(Thread.currentThread().getContextClassLoader()).stream(),
                reviewed.stream()
                        .map(item -> AddedJudgements.ofExtension(item.calls() ? Verdict.CALLS : Verdict.PLAIN, item.pattern(),
                                item.reason())),
                config.dispatch().nonBlocking().orElse(List.of()).stream().map(AddedJudgements::ofUser))
                .flatMap(Function.identity()).toList();
        Set<String> doubtful = DoubtfulClasses.of(curated.getApplicationModel(), ConfigProvider.getConfig());
        return new BeginningBuildItem(Optional.of(RouteProofs.begin(
                ClosedWorld.of(new ClosedWorld.Own(scanned.application(), generated(links, resources), doubtful), archives,
                        curated.getApplicationModel(), live),
                Judgements.reviewed(added), live)));
    }

    private static Map<String, byte[]> generated(LinksBuildItem links, ResourceIndexBuildItem resources) {
        Map<String, byte[]> generated = new HashMap<>(links.classes());
        generated.putAll(resources.classes());
        return generated;
    }

    @BuildStep
    JsonModulesBuildItem modules(List<JacksonModuleBuildItem> modules, List<ClassPathJacksonModuleBuildItem> found,
            JacksonBuildTimeConfig config) {
        return new JsonModulesBuildItem(JsonModules.unknown(modules, found, config.propertyNamingStrategy()));
    }

    /** After all beans are resolved, since the walk goes on in those that are injected. */
    @BuildStep
    PlanBuildItem plan(ReceivedApplicationBuildItem received, CheckedBuildItem checked, BeginningBuildItem beginning,
            SynthesisFinishedBuildItem components, JsonModulesBuildItem modules, ValidationCodeBuildItem validation,
            Capabilities capabilities,
            HttpRootPathBuildItem root, LiveReloadBuildItem live, StraightwayBuildConfig config) {
        RestApplication application = received.application();
        BuildFailure.refuse(Checker.checkInjected(application, ContextBeans.known(components.getBeanResolver())));
        Optional<Proving> proving = beginning.begun()
                .map(begun -> RouteProofs.of(application, begun,
                        new RouteProofs.Found(components, modules.unknown(), validation.code(),
                                KryoTypes.registered(application, config.kryo().register().orElse(List.of())),
                                config.dispatch().cap()),
                        live));
        Plan plan = new Planner(application, ApplicationPath.of(application, root.getRootPath(), config.path()),
                new SurroundingsScanner(components, capabilities)::scope, proving).plan(config.locators().flattened());
        List<Problem> blocked = BlockedLoops.of(plan);
        if (config.dispatch().strict()) {
            BuildFailure.refuse(blocked);
        }
        blocked.forEach(LOG::warn);
        return new PlanBuildItem(plan);
    }

    @BuildStep
    JsonPlanBuildItem json(RestApplicationBuildItem scanned, CheckedBuildItem checked, StraightwayBuildConfig config) {
        return new JsonPlanBuildItem(config.json().generated() == GeneratedJson.OFF ? JsonPlan.NONE
                : new JsonPlanner(scanned.application()).plan());
    }

    /** Nothing is produced; a step without product would not run. */
    @BuildStep
    void report(PlanBuildItem planned, JsonPlanBuildItem json, OutputTargetBuildItem target,
            BuildProducer<GeneratedResourceBuildItem> nothing) {
        Path file = BuildReport.write(planned.plan(), json.plan(), target.getOutputDirectory().resolve("straightway"));
        planned.plan().routes().forEach(route -> LOG.debugf("%s %s runs on %s: %s", route.route().words(),
                route.route().template(), route.thread().value(), route.thread().why()));
        LOG.infof("Straightway compiled %d routes, %d of %d plain routes proven non-blocking: %s",
                planned.plan().generated().size(), planned.plan().proven(), planned.plan().plain(), file);
    }
}
