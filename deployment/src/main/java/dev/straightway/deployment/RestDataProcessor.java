package dev.straightway.deployment;

import java.util.List;
import java.util.Set;

import jakarta.inject.Singleton;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerResponseFilter;

import org.jboss.jandex.DotName;

import dev.straightway.deployment.config.Serving;
import dev.straightway.deployment.generate.HalServiceGenerator;
import dev.straightway.deployment.model.GivenProvider;
import dev.straightway.deployment.model.GivenProvider.Handled;
import dev.straightway.deployment.model.GivenProvider.Order;
import dev.straightway.deployment.model.GivenProvider.Time;
import dev.straightway.deployment.plan.EntityLinkPlanner;
import dev.straightway.deployment.types.RestLink;
import dev.straightway.runtime.hal.AnnotatedLinks;
import dev.straightway.runtime.hal.EntityLink;
import dev.straightway.runtime.hal.LinkHeaderFilter;
import dev.straightway.runtime.hal.LinkTable;
import dev.straightway.runtime.hal.LinkedMethod;
import dev.straightway.runtime.recording.HalRecorder;
import io.quarkus.arc.deployment.AdditionalBeanBuildItem;
import io.quarkus.arc.deployment.GeneratedBeanBuildItem;
import io.quarkus.arc.deployment.GeneratedBeanGizmo2Adaptor;
import io.quarkus.arc.deployment.SyntheticBeanBuildItem;
import io.quarkus.arc.deployment.UnremovableBeanBuildItem;
import io.quarkus.deployment.Capabilities;
import io.quarkus.deployment.Capability;
import io.quarkus.deployment.annotations.BuildProducer;
import io.quarkus.deployment.annotations.BuildStep;
import io.quarkus.deployment.annotations.BuildSteps;
import io.quarkus.deployment.annotations.ExecutionTime;
import io.quarkus.deployment.annotations.Record;
import io.quarkus.deployment.builditem.nativeimage.ReflectiveClassBuildItem;

/**
 * Does what {@code quarkus-rest-links} does on Quarkus REST: the links of entities by annotation, as headers and in HAL, also
 * for the resources of REST Data, which come as any that an extension generates (ADR 36, ADR 27).
 */
@BuildSteps(onlyIf = Serving.class)
class RestDataProcessor {

    /** By name: without {@code quarkus-hal} the class can't be loaded. */
    private static final String FILTER = "dev.straightway.runtime.hal.HalFilter";
    private static final List<DotName> ANNOTATIONS = List.of(RestLink.OWN, RestLink.INJECT);

    @BuildStep
    void hal(ResourceIndexBuildItem index, Capabilities capabilities, BuildProducer<GivenProviderBuildItem> filters,
            BuildProducer<GeneratedBeanBuildItem> beans, BuildProducer<UnremovableBeanBuildItem> kept) {
        if (!index.index().getAnnotations(RestLink.NAME).isEmpty()
                || capabilities.isPresent(Capability.HAL) && !index.index().getAnnotations(RestLink.OWN).isEmpty()) {
            filters.produce(new GivenProviderBuildItem(new GivenProvider(FILTER, ContainerResponseFilter.class.getName(),
                    new Order(Priorities.USER, true), Set.of(RestLink.NAME.toString()), Time.USUAL, Handled.BY_CLASS)));
            HalServiceGenerator.generate(new GeneratedBeanGizmo2Adaptor(beans));
            kept.produce(UnremovableBeanBuildItem.beanClassNames(HalServiceGenerator.NAME));
        }
    }

    /** Before other filters, which may see the links, and so before entities are wrapped for HAL. */
    @BuildStep
    void headers(ResourceIndexBuildItem index, BuildProducer<GivenProviderBuildItem> filters,
            BuildProducer<AdditionalBeanBuildItem> beans) {
        if (ANNOTATIONS.stream().anyMatch(annotation -> !index.index().getAnnotations(annotation).isEmpty())) {
            filters.produce(new GivenProviderBuildItem(new GivenProvider(LinkHeaderFilter.class.getName(),
                    ContainerResponseFilter.class.getName(), new Order(Integer.MAX_VALUE, true),
                    Set.of(RestLink.INJECT.toString()), Time.USUAL, Handled.BY_CLASS)));
            beans.produce(AdditionalBeanBuildItem.unremovableOf(AnnotatedLinks.class));
        }
    }

    /** Before the application is checked, which waits for the beans where REST clients give entity providers. */
    @BuildStep
    @Record(ExecutionTime.STATIC_INIT)
    void links(RestApplicationBuildItem scanned, HalRecorder recorder,
            BuildProducer<ReflectiveClassBuildItem> reflective, BuildProducer<SyntheticBeanBuildItem> tables) {
        List<EntityLink> links = EntityLinkPlanner.links(scanned.application());
        List<LinkedMethod> methods = EntityLinkPlanner.methods(scanned.application());
        links.stream().map(EntityLink::entity).distinct().forEach(entity -> reflective.produce(
                ReflectiveClassBuildItem.builder(entity).methods().fields().build()));
        if (!links.isEmpty() || !methods.isEmpty()) {
            tables.produce(SyntheticBeanBuildItem.configure(LinkTable.class).scope(Singleton.class)
                    .runtimeValue(recorder.links(links, methods)).done());
        }
    }
}
