package dev.straightway.deployment;

import java.util.List;

import jakarta.ws.rs.RuntimeType;

import dev.straightway.deployment.check.Promises;
import io.quarkus.deployment.annotations.BuildProducer;
import io.quarkus.deployment.annotations.BuildStep;
import io.quarkus.deployment.builditem.CombinedIndexBuildItem;
import io.quarkus.resteasy.reactive.spi.AdditionalResourceClassBuildItem;
import io.quarkus.resteasy.reactive.spi.ContainerRequestFilterBuildItem;
import io.quarkus.resteasy.reactive.spi.ContainerResponseFilterBuildItem;
import io.quarkus.resteasy.reactive.spi.ContextResolverBuildItem;
import io.quarkus.resteasy.reactive.spi.CustomContainerRequestFilterBuildItem;
import io.quarkus.resteasy.reactive.spi.CustomContainerResponseFilterBuildItem;
import io.quarkus.resteasy.reactive.spi.CustomExceptionMapperBuildItem;
import io.quarkus.resteasy.reactive.spi.DynamicFeatureBuildItem;
import io.quarkus.resteasy.reactive.spi.ExceptionMapperBuildItem;
import io.quarkus.resteasy.reactive.spi.GeneratedJaxRsResourceBuildItem;
import io.quarkus.resteasy.reactive.spi.JaxrsFeatureBuildItem;
import io.quarkus.resteasy.reactive.spi.MessageBodyReaderBuildItem;
import io.quarkus.resteasy.reactive.spi.MessageBodyWriterBuildItem;
import io.quarkus.resteasy.reactive.spi.ParamConverterBuildItem;
import io.quarkus.resteasy.reactive.spi.ReaderInterceptorBuildItem;
import io.quarkus.resteasy.reactive.spi.WriterInterceptorBuildItem;

/**
 * Takes what other extensions give to a Jakarta REST server by the build items of {@code quarkus-rest-spi-deployment}.
 * Providers that {@link Contributions} finds to be plain are registered. All else is handed to the rule that refuses it.
 */
class ContributionProcessor {

    @BuildStep
    void features(List<JaxrsFeatureBuildItem> features, List<DynamicFeatureBuildItem> dynamicFeatures,
            CombinedIndexBuildItem index, BuildProducer<ContributionBuildItem> producer) {
        Contributions contributions = new Contributions(index.getComputingIndex(), producer);
        features.forEach(item -> contributions.take(item, item.getClassName(), true));
        dynamicFeatures.forEach(item -> contributions.take(item, item.getClassName(), true));
    }

    @BuildStep
    void filters(List<ContainerRequestFilterBuildItem> requests, List<ContainerResponseFilterBuildItem> responses,
            CombinedIndexBuildItem index, BuildProducer<ContributionBuildItem> producer) {
        Contributions contributions = new Contributions(index.getComputingIndex(), producer);
        requests.forEach(item -> contributions.take(item, item.getClassName(), contributions.isPlain(item)
                && contributions.isPreMatching(item.getClassName()) == item.isPreMatching() && !item.isWithFormRead()
                && item.getFilterSourceMethod() == null));
        responses.forEach(item -> contributions.take(item, item.getClassName(),
                contributions.isPlain(item) && item.getFilterSourceMethod() == null));
    }

    @BuildStep
    void interceptors(List<ReaderInterceptorBuildItem> readers, List<WriterInterceptorBuildItem> writers,
            CombinedIndexBuildItem index, BuildProducer<ContributionBuildItem> producer) {
        Contributions contributions = new Contributions(index.getComputingIndex(), producer);
        readers.forEach(item -> contributions.take(item, item.getClassName(), contributions.isPlain(item)));
        writers.forEach(item -> contributions.take(item, item.getClassName(), contributions.isPlain(item)));
    }

    @BuildStep
    void providers(List<ExceptionMapperBuildItem> mappers, List<ParamConverterBuildItem> converters,
            List<ContextResolverBuildItem> resolvers, CombinedIndexBuildItem index,
            BuildProducer<ContributionBuildItem> producer) {
        Contributions contributions = new Contributions(index.getComputingIndex(), producer);
        mappers.forEach(item -> contributions.take(item, item.getClassName(),
                contributions.hasPriority(item.getClassName(), item.getPriority()) && item.getDeclaringClass() == null));
        converters.forEach(item -> contributions.take(item, item.getClassName(),
                contributions.hasPriority(item.getClassName(), item.getPriority())));
        resolvers.forEach(item -> contributions.take(item, item.getClassName(), item.getMediaTypes().isEmpty()));
    }

    @BuildStep
    void entities(List<MessageBodyReaderBuildItem> readers, List<MessageBodyWriterBuildItem> writers,
            BuildProducer<RefusableContributionBuildItem> producer) {
        readers.stream().filter(item -> item.getRuntimeType() != RuntimeType.CLIENT)
                .forEach(item -> producer.produce(new RefusableContributionBuildItem(item, item.getClassName())));
        writers.stream().filter(item -> item.getRuntimeType() != RuntimeType.CLIENT)
                .forEach(item -> producer.produce(new RefusableContributionBuildItem(item, item.getClassName())));
    }

    @BuildStep
    void methods(List<CustomContainerRequestFilterBuildItem> requests, List<CustomContainerResponseFilterBuildItem> responses,
            List<CustomExceptionMapperBuildItem> mappers, BuildProducer<RefusableContributionBuildItem> producer) {
        requests.stream().filter(item -> !Promises.isHarmlessItem(item.getClassName()))
                .forEach(item -> producer.produce(new RefusableContributionBuildItem(item, item.getClassName())));
        responses.forEach(item -> producer.produce(new RefusableContributionBuildItem(item, item.getClassName())));
        mappers.forEach(item -> producer.produce(new RefusableContributionBuildItem(item, item.getClassName())));
    }

    @BuildStep
    void resources(List<AdditionalResourceClassBuildItem> additional, List<GeneratedJaxRsResourceBuildItem> generated,
            BuildProducer<RefusableContributionBuildItem> producer) {
        additional.forEach(item -> producer
                .produce(new RefusableContributionBuildItem(item, item.getClassInfo().name().toString())));
        generated.forEach(item -> producer.produce(new RefusableContributionBuildItem(item, item.binaryName())));
    }
}
