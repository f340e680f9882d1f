package dev.straightway.deployment;

import java.io.IOException;
import java.util.List;

import dev.straightway.deployment.config.Serving;
import dev.straightway.deployment.image.RestBeans;
import io.quarkus.arc.deployment.AnnotationsTransformerBuildItem;
import io.quarkus.arc.deployment.GeneratedBeanBuildItem;
import io.quarkus.arc.deployment.UnremovableBeanBuildItem;
import io.quarkus.deployment.annotations.BuildProducer;
import io.quarkus.deployment.annotations.BuildStep;
import io.quarkus.deployment.annotations.BuildSteps;
import io.quarkus.deployment.builditem.CombinedIndexBuildItem;
import io.quarkus.resteasy.reactive.spi.GeneratedJaxRsResourceBuildItem;

/** Takes the resources that other extensions generate. */
@BuildSteps(onlyIf = Serving.class)
class GeneratedResourceProcessor {

    @BuildStep
    ResourceIndexBuildItem resources(CombinedIndexBuildItem index, List<GeneratedJaxRsResourceBuildItem> generated,
            BuildProducer<GeneratedBeanBuildItem> beans) throws IOException {
        generated.forEach(item -> beans.produce(new GeneratedBeanBuildItem(item.internalName(), item.getData())));
        return ResourceIndexBuildItem.of(index, generated);
    }

    @BuildStep
    void generated(ResourceIndexBuildItem index, BuildProducer<AnnotationsTransformerBuildItem> scopes,
            BuildProducer<UnremovableBeanBuildItem> kept) {
        if (!index.generated().isEmpty()) {
            scopes.produce(new AnnotationsTransformerBuildItem(RestBeans.scoped(index.generated())));
            kept.produce(UnremovableBeanBuildItem.beanClassNames(index.generated()));
        }
    }
}
