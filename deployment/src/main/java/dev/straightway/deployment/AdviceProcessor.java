package dev.straightway.deployment;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import jakarta.enterprise.inject.spi.DeploymentException;

import org.jboss.logging.Logger;

import dev.straightway.deployment.check.Checker;
import dev.straightway.deployment.check.Problem;
import dev.straightway.deployment.check.Surroundings;
import dev.straightway.deployment.config.Serving;
import dev.straightway.deployment.config.StraightwayBuildConfig;
import dev.straightway.deployment.config.StraightwayBuildConfig.EmptyParameters;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.report.Advice;
import dev.straightway.deployment.surroundings.SurroundingsScanner;
import io.quarkus.arc.deployment.BeanDiscoveryFinishedBuildItem;
import io.quarkus.arc.deployment.BuildExclusionsBuildItem;
import io.quarkus.deployment.Capabilities;
import io.quarkus.deployment.Capability;
import io.quarkus.deployment.annotations.BuildProducer;
import io.quarkus.deployment.annotations.BuildStep;
import io.quarkus.deployment.annotations.BuildSteps;
import io.quarkus.deployment.builditem.CombinedIndexBuildItem;
import io.quarkus.deployment.builditem.FeatureBuildItem;
import io.quarkus.deployment.builditem.GeneratedResourceBuildItem;
import io.quarkus.deployment.pkg.builditem.CurateOutcomeBuildItem;
import io.quarkus.deployment.pkg.builditem.OutputTargetBuildItem;
import io.quarkus.hibernate.validator.spi.BeanValidationAnnotationsBuildItem;
import io.quarkus.resteasy.reactive.server.spi.UnwrappedExceptionBuildItem;
import io.quarkus.resteasy.reactive.spi.GeneratedJaxRsResourceBuildItem;
import io.quarkus.security.spi.AdditionalSecuredMethodsBuildItem;
import io.quarkus.security.spi.AdditionalSecurityAnnotationBuildItem;
import io.quarkus.security.spi.PermissionsAllowedMetaAnnotationBuildItem;
import io.quarkus.security.spi.SecurityTransformerBuildItem;
import io.quarkus.vertx.http.deployment.EagerSecurityInterceptorBindingBuildItem;
import io.quarkus.vertx.http.deployment.EagerSecurityInterceptorMethodsBuildItem;

/** Tells what would become of an application that Quarkus REST serves (ADR 18). */
@BuildSteps(onlyIfNot = Serving.class)
class AdviceProcessor {

    private static final Logger LOG = Logger.getLogger("dev.straightway");

    /** The packages of Quarkus REST, which would be gone. */
    private static final List<String> GONE = List.of("io.quarkus.resteasy.reactive.", "org.jboss.resteasy.reactive.");

    @BuildStep
    FeatureBuildItem feature() {
        return new FeatureBuildItem("straightway-advice");
    }

    @BuildStep
    ResourceIndexBuildItem resources(CombinedIndexBuildItem index, List<GeneratedJaxRsResourceBuildItem> generated)
            throws IOException {
        return ResourceIndexBuildItem.of(index, generated);
    }

    @BuildStep
    RestApplicationBuildItem scan(ResourceIndexBuildItem index, BuildExclusionsBuildItem exclusions,
            List<CallbackClassBuildItem> callbacks, List<GivenProviderBuildItem> given,
            List<UnwrappedExceptionBuildItem> unwrapped) throws IOException {
        return new StraightwayProcessor().scan(index, exclusions,
                callbacks.stream().filter(item -> isStaying(item.className())).toList(),
                given.stream().filter(item -> isStaying(item.provider().className())).toList(), unwrapped);
    }

    @BuildStep
    SecuredBuildItem secured(Optional<SecurityTransformerBuildItem> standard,
            List<AdditionalSecurityAnnotationBuildItem> additional, List<EagerSecurityInterceptorBindingBuildItem> bindings,
            List<EagerSecurityInterceptorMethodsBuildItem> intercepted, List<AdditionalSecuredMethodsBuildItem> methods,
            Optional<PermissionsAllowedMetaAnnotationBuildItem> meta, RestApplicationBuildItem scanned,
            Capabilities capabilities, ResourceIndexBuildItem index) {
        return new SecurityProcessor().survey(standard, additional, bindings, intercepted, methods, meta, scanned, capabilities,
                index);
    }

    @BuildStep
    ConstraintsBuildItem constraints(Optional<BeanValidationAnnotationsBuildItem> known) {
        return new ValidationProcessor().constraints(known);
    }

    @BuildStep
    NeighboursBuildItem survey(RestApplicationBuildItem scanned, Capabilities capabilities, StraightwayBuildConfig config,
            ConstraintsBuildItem constraints, SecuredBuildItem secured, List<RefusableContributionBuildItem> refusable,
            CurateOutcomeBuildItem curated) {
        return new PlanningProcessor().survey(scanned, capabilities, config, constraints, secured,
                refusable.stream().filter(item -> isStaying(item.contribution().about())).toList(), curated);
    }

    private static boolean isStaying(String className) {
        return GONE.stream().noneMatch(className::startsWith);
    }

    /** Nothing is produced; a step without product would not run. */
    @BuildStep
    void advise(RestApplicationBuildItem scanned, BeanDiscoveryFinishedBuildItem discovered, Capabilities capabilities,
            NeighboursBuildItem neighbours, StraightwayBuildConfig config, OutputTargetBuildItem target,
            BuildProducer<GeneratedResourceBuildItem> nothing) {
        if (capabilities.isMissing(Capability.RESTEASY_REACTIVE)) {
            throw new DeploymentException("[STW-153] quarkus.straightway.advise=true: nothing serves the application, since"
                    + " quarkus-rest isn't there. Put it beside quarkus-straightway, or remove the key.");
        }
        RestApplication application = scanned.application();
        Surroundings surroundings = new SurroundingsScanner(discovered, capabilities).surroundings(neighbours.neighbours(),
                config);
        boolean emptyIsAbsent = config.compatibility().emptyParameters() == EmptyParameters.ABSENT;
        Advice advice = new Advice(lines(Checker.check(application, surroundings).stream()),
                lines(Checker.compare(application, emptyIsAbsent).stream()),
                lines(Checker.warn(application, surroundings).stream()));
        Path file = advice.write(target.getOutputDirectory().resolve("straightway"));
        advice.all().forEach(line -> LOG.warnf("Straightway would %s", line));
        LOG.infof("Straightway would refuse %d places, answer %d differently, warn about %d: %s", advice.refused().size(),
                advice.different().size(), advice.warned().size(), file);
    }

    private static List<Advice.Line> lines(Stream<Problem> problems) {
        return problems.map(problem -> new Advice.Line(problem.id(), problem.where(), problem.message())).toList();
    }
}
