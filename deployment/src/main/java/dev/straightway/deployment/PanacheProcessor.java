package dev.straightway.deployment;

import dev.straightway.deployment.config.Serving;
import dev.straightway.deployment.surroundings.PanacheSessions;
import io.quarkus.arc.deployment.AnnotationsTransformerBuildItem;
import io.quarkus.deployment.annotations.BuildProducer;
import io.quarkus.deployment.annotations.BuildStep;
import io.quarkus.deployment.annotations.BuildSteps;
import io.quarkus.deployment.builditem.CombinedIndexBuildItem;

/** Does for Hibernate Reactive with Panache what that extension does for Quarkus REST alone. */
@BuildSteps(onlyIf = Serving.class)
class PanacheProcessor {

    @BuildStep
    void sessions(CombinedIndexBuildItem index, RestApplicationBuildItem scanned,
            BuildProducer<AnnotationsTransformerBuildItem> transformers) {
        PanacheSessions.of(index.getIndex(), PanacheSessions.BASES, scanned.application()::isResourceMethod)
                .map(AnnotationsTransformerBuildItem::new).ifPresent(transformers::produce);
    }
}
