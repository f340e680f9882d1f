package dev.straightway.deployment;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationTarget;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;

import dev.straightway.deployment.check.Secured;
import dev.straightway.runtime.recording.ApplicationSpec.Policies;
import dev.straightway.runtime.recording.StraightwayRecorder;
import io.quarkus.arc.deployment.AdditionalBeanBuildItem;
import io.quarkus.arc.deployment.BeanContainerBuildItem;
import io.quarkus.deployment.Capabilities;
import io.quarkus.deployment.Capability;
import io.quarkus.deployment.annotations.BuildProducer;
import io.quarkus.deployment.annotations.BuildStep;
import io.quarkus.deployment.annotations.Consume;
import io.quarkus.deployment.annotations.ExecutionTime;
import io.quarkus.deployment.annotations.Produce;
import io.quarkus.deployment.annotations.Record;
import io.quarkus.deployment.builditem.CombinedIndexBuildItem;
import io.quarkus.deployment.builditem.ServiceStartBuildItem;
import io.quarkus.security.spi.AdditionalSecuredMethodsBuildItem;
import io.quarkus.security.spi.AdditionalSecurityAnnotationBuildItem;
import io.quarkus.security.spi.PermissionsAllowedMetaAnnotationBuildItem;
import io.quarkus.security.spi.SecurityTransformerBuildItem;
import io.quarkus.vertx.http.deployment.EagerSecurityInterceptorBindingBuildItem;
import io.quarkus.vertx.http.deployment.PreRouterFinalizationBuildItem;
import io.quarkus.vertx.http.runtime.security.HttpSecurityUtils;
import io.quarkus.vertx.http.runtime.security.JaxRsPathMatchingHttpSecurityPolicy;

/** Asks the security extensions what they would check of the resource methods of Quarkus REST. */
class SecurityProcessor {

    @BuildStep
    SecuredBuildItem survey(Optional<SecurityTransformerBuildItem> standard,
            List<AdditionalSecurityAnnotationBuildItem> additional, List<EagerSecurityInterceptorBindingBuildItem> eager,
            List<AdditionalSecuredMethodsBuildItem> methods, Optional<PermissionsAllowedMetaAnnotationBuildItem> meta,
            Capabilities capabilities, CombinedIndexBuildItem index) {
        Set<String> annotations = new HashSet<>();
        standard.ifPresent(item -> SecurityTransformerBuildItem.createSecurityTransformer(index.getIndex(), item)
                .getSecurityAnnotationNames().forEach(name -> annotations.add(name.toString())));
        additional.forEach(item -> annotations.add(item.getSecurityAnnotationName().toString()));
        for (EagerSecurityInterceptorBindingBuildItem item : eager) {
            for (DotName binding : item.getAnnotationBindings()) {
                annotations.add(binding.toString());
            }
        }
        Set<String> secured = new HashSet<>();
        methods.forEach(item -> item.additionalSecuredMethods.forEach(method -> secured.add(Secured.key(method))));
        meta.ifPresent(item -> item.getTransitiveInstances().stream().map(AnnotationInstance::target)
                .filter(target -> target.kind() == AnnotationTarget.Kind.METHOD).map(AnnotationTarget::asMethod)
                .map(Secured::key).forEach(secured::add));
        return new SecuredBuildItem(new Secured(Set.copyOf(annotations), Set.copyOf(secured)),
                policies(capabilities, index));
    }

    private static Policies policies(Capabilities capabilities, CombinedIndexBuildItem index) {
        if (capabilities.isMissing(Capability.SECURITY)) {
            return Policies.NONE;
        }
        ClassInfo reader = index.getComputingIndex().getClassByName(HttpSecurityUtils.class);
        return reader.firstMethod("normalizePath") == null ? Policies.AS_SENT : Policies.DECODED;
    }

    /** What Quarkus REST asks for permissions that apply to it alone. */
    @BuildStep
    void policy(Capabilities capabilities, BuildProducer<AdditionalBeanBuildItem> beans) {
        if (capabilities.isPresent(Capability.SECURITY)) {
            beans.produce(AdditionalBeanBuildItem.unremovableOf(JaxRsPathMatchingHttpSecurityPolicy.class));
        }
    }

    /** When the permissions are complete, those of code among them, and before the server accepts requests. */
    @BuildStep
    @Record(ExecutionTime.RUNTIME_INIT)
    @Consume(PreRouterFinalizationBuildItem.class)
    @Produce(ServiceStartBuildItem.class)
    void refusePermissions(Capabilities capabilities, BeanContainerBuildItem beansAreReady, StraightwayRecorder recorder) {
        if (capabilities.isPresent(Capability.SECURITY)) {
            recorder.refusePermissionsForJakartaRest();
        }
    }
}
