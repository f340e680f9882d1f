package dev.straightway.deployment;

import java.util.List;
import java.util.Set;

import jakarta.inject.Singleton;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerResponseFilter;

import dev.straightway.deployment.generate.HalServiceGenerator;
import dev.straightway.deployment.model.GivenProvider;
import dev.straightway.deployment.model.GivenProvider.Handled;
import dev.straightway.deployment.model.GivenProvider.Order;
import dev.straightway.deployment.model.GivenProvider.Time;
import dev.straightway.deployment.plan.EntityLinkPlanner;
import dev.straightway.deployment.types.RestLink;
import dev.straightway.runtime.hal.EntityLink;
import dev.straightway.runtime.hal.LinkTable;
import dev.straightway.runtime.recording.HalRecorder;
import io.quarkus.arc.deployment.GeneratedBeanBuildItem;
import io.quarkus.arc.deployment.GeneratedBeanGizmo2Adaptor;
import io.quarkus.arc.deployment.SyntheticBeanBuildItem;
import io.quarkus.arc.deployment.UnremovableBeanBuildItem;
import io.quarkus.deployment.annotations.BuildProducer;
import io.quarkus.deployment.annotations.BuildStep;
import io.quarkus.deployment.annotations.BuildSteps;
import io.quarkus.deployment.annotations.ExecutionTime;
import io.quarkus.deployment.annotations.Record;
import io.quarkus.deployment.builditem.nativeimage.ReflectiveClassBuildItem;

/**
 * Does for the resources of REST Data what {@code quarkus-rest-links} does on Quarkus REST: the links of their
 * representations in HAL (ADR 27). The resources themselves come as any that an extension generates.
 */
@BuildSteps(onlyIf = Serving.class)
class RestDataProcessor {

    /** By name: without {@code quarkus-hal} the class can't be loaded. */
    private static final String FILTER = "dev.straightway.runtime.hal.HalFilter";

    @BuildStep
    void hal(ResourceIndexBuildItem index, BuildProducer<GivenProviderBuildItem> filters,
            BuildProducer<GeneratedBeanBuildItem> beans, BuildProducer<UnremovableBeanBuildItem> kept) {
        if (!index.index().getAnnotations(RestLink.NAME).isEmpty()) {
            filters.produce(new GivenProviderBuildItem(new GivenProvider(FILTER, ContainerResponseFilter.class.getName(),
                    new Order(Priorities.USER, true), Set.of(RestLink.NAME.toString()), Time.USUAL, Handled.BY_CLASS)));
            HalServiceGenerator.generate(new GeneratedBeanGizmo2Adaptor(beans));
            kept.produce(UnremovableBeanBuildItem.beanClassNames(HalServiceGenerator.NAME));
        }
    }

    /** Before the application is checked, which waits for the beans where REST clients give entity providers. */
    @BuildStep
    @Record(ExecutionTime.STATIC_INIT)
    void links(RestApplicationBuildItem scanned, HalRecorder recorder,
            BuildProducer<ReflectiveClassBuildItem> reflective, BuildProducer<SyntheticBeanBuildItem> tables) {
        List<EntityLink> links = EntityLinkPlanner.links(scanned.application());
        links.stream().map(EntityLink::entity).distinct().forEach(entity -> reflective.produce(
                ReflectiveClassBuildItem.builder(entity).methods().fields().build()));
        if (!links.isEmpty()) {
            tables.produce(SyntheticBeanBuildItem.configure(LinkTable.class).scope(Singleton.class)
                    .runtimeValue(recorder.links(links)).done());
        }
    }
}
