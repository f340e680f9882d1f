package dev.straightway.deployment;

import static io.quarkus.vertx.http.runtime.security.SecurityHandlerPriorities.AUTHENTICATION;

import java.util.List;
import java.util.Optional;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.IndexView;

import dev.straightway.deployment.check.Secured;
import dev.straightway.deployment.config.JaxRsSecurityConfig;
import dev.straightway.deployment.config.Serving;
import dev.straightway.deployment.surroundings.GuardedMethods;
import dev.straightway.deployment.surroundings.SecuredMethods;
import dev.straightway.deployment.surroundings.SecurityJudgements;
import dev.straightway.deployment.surroundings.SecurityJudgements.Judged;
import dev.straightway.runtime.http.secure.Guards;
import dev.straightway.runtime.http.secure.PassedCheck;
import dev.straightway.runtime.http.secure.Permitting;
import dev.straightway.runtime.http.secure.SecurityEvents;
import dev.straightway.runtime.recording.ApplicationSpec.Policies;
import dev.straightway.runtime.recording.StraightwayRecorder;
import io.quarkus.arc.deployment.AdditionalBeanBuildItem;
import io.quarkus.arc.deployment.BeanContainerBuildItem;
import io.quarkus.deployment.Capabilities;
import io.quarkus.deployment.Capability;
import io.quarkus.deployment.annotations.BuildProducer;
import io.quarkus.deployment.annotations.BuildStep;
import io.quarkus.deployment.annotations.BuildSteps;
import io.quarkus.deployment.annotations.Consume;
import io.quarkus.deployment.annotations.ExecutionTime;
import io.quarkus.deployment.annotations.Produce;
import io.quarkus.deployment.annotations.Record;
import io.quarkus.deployment.builditem.ApplicationArchivesBuildItem;
import io.quarkus.deployment.builditem.CombinedIndexBuildItem;
import io.quarkus.deployment.builditem.ServiceStartBuildItem;
import io.quarkus.security.spi.AdditionalSecuredMethodsBuildItem;
import io.quarkus.security.spi.AdditionalSecurityAnnotationBuildItem;
import io.quarkus.security.spi.DefaultSecurityCheckBuildItem;
import io.quarkus.security.spi.PermissionsAllowedMetaAnnotationBuildItem;
import io.quarkus.security.spi.SecurityTransformerBuildItem;
import io.quarkus.vertx.http.deployment.EagerSecurityInterceptorBindingBuildItem;
import io.quarkus.vertx.http.deployment.EagerSecurityInterceptorMethodsBuildItem;
import io.quarkus.vertx.http.deployment.FilterBuildItem;
import io.quarkus.vertx.http.deployment.PreRouterFinalizationBuildItem;
import io.quarkus.vertx.http.runtime.VertxHttpBuildTimeConfig;
import io.quarkus.vertx.http.runtime.security.HttpSecurityUtils;
import io.quarkus.vertx.http.runtime.security.JaxRsPathMatchingHttpSecurityPolicy;

/** Has Quarkus Security check requests before they reach resource methods, where the application has it. */
@BuildSteps(onlyIf = Serving.class)
class SecurityProcessor {

    /** Finds which methods Quarkus secures, so that no annotation is left that it doesn't heed. */
    @BuildStep
    SecuredBuildItem survey(Optional<SecurityTransformerBuildItem> standard,
            List<AdditionalSecurityAnnotationBuildItem> additional, List<EagerSecurityInterceptorBindingBuildItem> bindings,
            List<EagerSecurityInterceptorMethodsBuildItem> intercepted, List<AdditionalSecuredMethodsBuildItem> methods,
            Optional<PermissionsAllowedMetaAnnotationBuildItem> meta, RestApplicationBuildItem scanned,
            Capabilities capabilities, ResourceIndexBuildItem index) {
        if (capabilities.isMissing(Capability.SECURITY)) {
            return new SecuredBuildItem(Secured.NOTHING, Policies.NONE, List.of());
        }
        SecuredMethods secured = new SecuredMethods(index.index());
        standard.map(item -> SecurityTransformerBuildItem.createSecurityTransformer(index.index(), item))
                .ifPresent(secured::add);
        additional.forEach(item -> secured.add(item.getSecurityAnnotationName()));
        bindings.forEach(secured::add);
        EagerSecurityInterceptorMethodsBuildItem.collectInterceptedMethods(intercepted).keySet().forEach(secured::add);
        methods.forEach(item -> item.additionalSecuredMethods.forEach(secured::add));
        meta.ifPresent(item -> item.getTransitiveInstances().forEach(secured::add));
        return new SecuredBuildItem(secured.found(), policies(index.lookup()), GuardedMethods.of(scanned.application()));
    }

    private static Policies policies(IndexView lookup) {
        ClassInfo reader = lookup.getClassByName(HttpSecurityUtils.class);
        return reader.firstMethod("normalizePath") == null ? Policies.AS_SENT : Policies.DECODED;
    }

    /** What is checked of methods that no annotation secures. */
    @BuildStep
    void byDefault(JaxRsSecurityConfig config, BuildProducer<DefaultSecurityCheckBuildItem> checks) {
        if (config.denyUnannotatedEndpoints()) {
            checks.produce(DefaultSecurityCheckBuildItem.denyAll());
        } else {
            config.defaultRolesAllowed().map(DefaultSecurityCheckBuildItem::rolesAllowed).ifPresent(checks::produce);
        }
    }

    @BuildStep
    void beans(Capabilities capabilities, BuildProducer<AdditionalBeanBuildItem> beans) {
        if (capabilities.isPresent(Capability.SECURITY)) {
            beans.produce(AdditionalBeanBuildItem.builder().setUnremovable()
                    .addBeanClasses(Guards.class, Guards.Stores.class, Guards.Identities.class, Permitting.class,
                            SecurityEvents.class, JaxRsPathMatchingHttpSecurityPolicy.class)
                    .build());
            beans.produce(new AdditionalBeanBuildItem(PassedCheck.OfRoles.class, PassedCheck.OfPermissions.class,
                    PassedCheck.OfAll.class, PassedCheck.OfUsers.class));
        }
    }

    @BuildStep
    void judge(Capabilities capabilities, CombinedIndexBuildItem index, ApplicationArchivesBuildItem archives,
            VertxHttpBuildTimeConfig http,
            BuildProducer<NonBlockingCodeBuildItem> judgements) {
        List<Judged> known = capabilities.isPresent(Capability.SECURITY)
                ? SecurityJudgements.of(index.getIndex(), archives.getRootArchive().getIndex(), http.auth().proactive())
                : SecurityJudgements.ofNoUser();
        known.stream().map(judged -> judged.calls() ? new NonBlockingCodeBuildItem(judged.pattern(), judged.reason())
                : NonBlockingCodeBuildItem.plain(judged.pattern(), judged.reason())).forEach(judgements::produce);
    }

    /** When the permissions are complete, those of code among them, and before the server accepts requests. */
    @BuildStep
    @Record(ExecutionTime.RUNTIME_INIT)
    @Consume(PreRouterFinalizationBuildItem.class)
    @Produce(ServiceStartBuildItem.class)
    void start(Capabilities capabilities, BeanContainerBuildItem beansAreReady, SecuredBuildItem secured,
            StraightwayRecorder recorder) {
        if (capabilities.isPresent(Capability.SECURITY)) {
            recorder.startGuards(secured.policies());
        }
    }

    /** So that the application's exception mappers see what was refused before a request came to its resource. */
    @BuildStep
    @Record(ExecutionTime.RUNTIME_INIT)
    void failures(Capabilities capabilities, RoutesBuildItem routes, StraightwayRecorder recorder,
            BuildProducer<FilterBuildItem> filters) {
        if (capabilities.isPresent(Capability.SECURITY)) {
            filters.produce(new FilterBuildItem(recorder.failedAuthentication(), AUTHENTICATION - 1));
            filters.produce(FilterBuildItem.ofAuthenticationFailureHandler(recorder.refusedBefore(routes.handler())));
        }
    }
}
