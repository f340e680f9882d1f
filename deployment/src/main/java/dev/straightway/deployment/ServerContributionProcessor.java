package dev.straightway.deployment;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import dev.straightway.deployment.check.Promises;
import io.quarkus.deployment.annotations.BuildProducer;
import io.quarkus.deployment.annotations.BuildStep;
import io.quarkus.resteasy.reactive.server.spi.AllowNotRestParametersBuildItem;
import io.quarkus.resteasy.reactive.server.spi.AnnotationsTransformerBuildItem;
import io.quarkus.resteasy.reactive.server.spi.GlobalHandlerCustomizerBuildItem;
import io.quarkus.resteasy.reactive.server.spi.MethodScannerBuildItem;
import io.quarkus.resteasy.reactive.server.spi.PreExceptionMapperHandlerBuildItem;
import io.quarkus.resteasy.reactive.spi.AdditionalResourceClassBuildItem;

/**
 * Takes the resources that other extensions generate, and hands what works on Quarkus REST itself to the rule that refuses it.
 */
class ServerContributionProcessor {

    @BuildStep
    void classes(List<AdditionalResourceClassBuildItem> additional, List<AnnotationsTransformerBuildItem> transformers,
            Optional<AllowNotRestParametersBuildItem> others, BuildProducer<RefusableContributionBuildItem> refused) {
        additional.forEach(item -> refused.produce(
                new RefusableContributionBuildItem(item, item.getClassInfo().name().toString())));
        transformers.forEach(item -> refused.produce(
                new RefusableContributionBuildItem(item, host(item.getAnnotationTransformation()))));
        others.ifPresent(item -> refused.produce(new RefusableContributionBuildItem(item, "an extension")));
    }

    @BuildStep
    void handlers(List<GlobalHandlerCustomizerBuildItem> customizers, List<MethodScannerBuildItem> scanners,
            List<PreExceptionMapperHandlerBuildItem> handlers, BuildProducer<RefusableContributionBuildItem> refused) {
        customizers.forEach(item -> refused.produce(new RefusableContributionBuildItem(item, host(item.getCustomizer()))));
        scanners.forEach(item -> refused.produce(new RefusableContributionBuildItem(item, host(item.getMethodScanner()))));
        handlers.stream().filter(item -> !Promises.isHarmlessItem(host(item.getHandler())))
                .forEach(item -> refused.produce(new RefusableContributionBuildItem(item, host(item.getHandler()))));
    }

    /** {@return the name of the class that an object comes from; of a lambda, the one that holds it} */
    private static String host(Object part) {
        return Stream.of(part.getClass().getName().split("\\$\\$Lambda")).findFirst().orElseThrow();
    }
}
