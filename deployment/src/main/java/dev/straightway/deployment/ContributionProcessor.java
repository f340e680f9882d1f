package dev.straightway.deployment;

import static dev.straightway.deployment.surroundings.Contributions.around;
import static dev.straightway.deployment.surroundings.Contributions.forAll;
import static dev.straightway.deployment.surroundings.Contributions.handled;
import static dev.straightway.deployment.surroundings.Contributions.order;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;

import jakarta.ws.rs.RuntimeType;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.container.DynamicFeature;
import jakarta.ws.rs.core.Feature;
import jakarta.ws.rs.ext.ContextResolver;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.ParamConverterProvider;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.WriterInterceptor;

import dev.straightway.deployment.check.Contribution;
import dev.straightway.deployment.check.Promises;
import dev.straightway.deployment.model.GivenProvider.Handled;
import dev.straightway.deployment.model.GivenProvider.Time;
import dev.straightway.deployment.surroundings.Contributions;
import io.quarkus.deployment.annotations.BuildProducer;
import io.quarkus.deployment.annotations.BuildStep;
import io.quarkus.deployment.builditem.CombinedIndexBuildItem;
import io.quarkus.resteasy.reactive.spi.ContainerRequestFilterBuildItem;
import io.quarkus.resteasy.reactive.spi.ContainerResponseFilterBuildItem;
import io.quarkus.resteasy.reactive.spi.ContextResolverBuildItem;
import io.quarkus.resteasy.reactive.spi.CustomContainerRequestFilterBuildItem;
import io.quarkus.resteasy.reactive.spi.CustomContainerResponseFilterBuildItem;
import io.quarkus.resteasy.reactive.spi.CustomExceptionMapperBuildItem;
import io.quarkus.resteasy.reactive.spi.DynamicFeatureBuildItem;
import io.quarkus.resteasy.reactive.spi.ExceptionMapperBuildItem;
import io.quarkus.resteasy.reactive.spi.JaxrsFeatureBuildItem;
import io.quarkus.resteasy.reactive.spi.MessageBodyReaderBuildItem;
import io.quarkus.resteasy.reactive.spi.MessageBodyWriterBuildItem;
import io.quarkus.resteasy.reactive.spi.ParamConverterBuildItem;
import io.quarkus.resteasy.reactive.spi.ReaderInterceptorBuildItem;
import io.quarkus.resteasy.reactive.spi.WriterInterceptorBuildItem;

/**
 * Takes the providers that other extensions give to a Jakarta REST server, on the terms of their build items. What Quarkus REST
 * generates of a method where it serves the application is left to the scan, which finds the method.
 */
class ContributionProcessor {

    @BuildStep
    void features(List<JaxrsFeatureBuildItem> features, List<DynamicFeatureBuildItem> dynamicFeatures,
            CombinedIndexBuildItem index, BuildProducer<GivenProviderBuildItem> taken,
            BuildProducer<RefusableContributionBuildItem> refused) {
        Contributions contributions = early(index, taken, refused);
        features.forEach(item -> contributions.take(item,
                forAll(item.getClassName(), Feature.class, order(null, item.isRegisterAsBean()), Handled.BY_CLASS)));
        dynamicFeatures.forEach(item -> contributions.take(item,
                forAll(item.getClassName(), DynamicFeature.class, order(null, item.isRegisterAsBean()), Handled.BY_CLASS)));
    }

    @BuildStep
    void filters(List<ContainerRequestFilterBuildItem> requests, List<ContainerResponseFilterBuildItem> responses,
            CombinedIndexBuildItem index, BuildProducer<GivenProviderBuildItem> taken,
            BuildProducer<RefusableContributionBuildItem> refused) {
        Contributions contributions = early(index, taken, refused);
        requests.stream().filter(item -> item.getFilterSourceMethod() == null)
                .forEach(item -> contributions.take(item, around(item, ContainerRequestFilter.class,
                        new Time(item.isPreMatching(), item.isNonBlockingRequired(), item.isWithFormRead()))));
        responses.stream().filter(item -> item.getFilterSourceMethod() == null)
                .forEach(item -> contributions.take(item, around(item, ContainerResponseFilter.class, Time.USUAL)));
    }

    @BuildStep
    void interceptors(List<ReaderInterceptorBuildItem> readers, List<WriterInterceptorBuildItem> writers,
            CombinedIndexBuildItem index, BuildProducer<GivenProviderBuildItem> taken,
            BuildProducer<RefusableContributionBuildItem> refused) {
        Contributions contributions = early(index, taken, refused);
        readers.forEach(item -> contributions.take(item, around(item, ReaderInterceptor.class, Time.USUAL)));
        writers.forEach(item -> contributions.take(item, around(item, WriterInterceptor.class, Time.USUAL)));
    }

    @BuildStep
    void providers(List<ExceptionMapperBuildItem> mappers, List<ParamConverterBuildItem> converters,
            List<ContextResolverBuildItem> resolvers, CombinedIndexBuildItem index,
            BuildProducer<GivenProviderBuildItem> taken, BuildProducer<RefusableContributionBuildItem> refused) {
        Contributions contributions = early(index, taken, refused);
        mappers.stream().filter(item -> item.getDeclaringClass() == null)
                .forEach(item -> contributions.take(item, forAll(item.getClassName(), ExceptionMapper.class,
                        order(item.getPriority(), item.isRegisterAsBean()),
                        new Handled(Optional.of(item.getHandledExceptionName()), List.of(), false))));
        converters.forEach(item -> contributions.take(item, forAll(item.getClassName(), ParamConverterProvider.class,
                order(item.getPriority(), item.isRegisterAsBean()), Handled.BY_CLASS)));
        resolvers.forEach(item -> contributions.take(item, forAll(item.getClassName(), ContextResolver.class,
                order(null, item.isRegisterAsBean()), handled(item.getProvidedType(), item.getMediaTypes(), false))));
    }

    /** Beans are made of these only if their extension asks the container for it. */
    @BuildStep
    void entities(List<MessageBodyReaderBuildItem> readers, List<MessageBodyWriterBuildItem> writers,
            CombinedIndexBuildItem index, BuildProducer<GivenEntityProviderBuildItem> taken,
            BuildProducer<RefusableContributionBuildItem> refused) {
        Contributions contributions = new Contributions(index.getComputingIndex(),
                provider -> taken.produce(new GivenEntityProviderBuildItem(provider)), refusing(refused));
        readers.stream().filter(item -> item.getRuntimeType() != RuntimeType.CLIENT)
                .forEach(item -> contributions.take(item, forAll(item.getClassName(), MessageBodyReader.class,
                        order(item.getPriority(), false),
                        handled(item.getHandledClassName(), item.getMediaTypeStrings(), item.isBuiltin()))));
        writers.stream().filter(item -> item.getRuntimeType() != RuntimeType.CLIENT)
                .forEach(item -> contributions.take(item, forAll(item.getClassName(), MessageBodyWriter.class,
                        order(item.getPriority(), false),
                        handled(item.getHandledClassName(), item.getMediaTypeStrings(), item.isBuiltin()))));
    }

    @BuildStep
    void methods(List<CustomContainerRequestFilterBuildItem> requests, List<CustomContainerResponseFilterBuildItem> responses,
            List<CustomExceptionMapperBuildItem> mappers, CombinedIndexBuildItem index,
            BuildProducer<CallbackClassBuildItem> taken, BuildProducer<RefusableContributionBuildItem> refused) {
        Map<String, Object> items = new TreeMap<>();
        requests.forEach(item -> items.put(item.getClassName(), item));
        responses.forEach(item -> items.put(item.getClassName(), item));
        mappers.forEach(item -> items.put(item.getClassName(), item));
        items.forEach((name, item) -> {
            if (index.getComputingIndex().getClassByName(name) == null) {
                refused.produce(new RefusableContributionBuildItem(item, name));
            } else if (!Promises.isHarmlessItem(name)) {
                taken.produce(new CallbackClassBuildItem(name));
            }
        });
    }

    private static Consumer<Contribution> refusing(BuildProducer<RefusableContributionBuildItem> refused) {
        return contribution -> refused.produce(new RefusableContributionBuildItem(contribution));
    }

    private static Contributions early(CombinedIndexBuildItem index, BuildProducer<GivenProviderBuildItem> taken,
            BuildProducer<RefusableContributionBuildItem> refused) {
        return new Contributions(index.getComputingIndex(),
                provider -> taken.produce(new GivenProviderBuildItem(provider)), refusing(refused));
    }
}
