package dev.straightway.deployment;

import dev.straightway.deployment.check.SecondServer;
import dev.straightway.deployment.config.Serving;
import dev.straightway.deployment.failure.BuildFailure;
import dev.straightway.deployment.surroundings.OtherServers;
import io.quarkus.deployment.annotations.BuildProducer;
import io.quarkus.deployment.annotations.BuildStep;
import io.quarkus.deployment.annotations.BuildSteps;
import io.quarkus.deployment.builditem.CapabilityBuildItem;
import io.quarkus.deployment.pkg.builditem.CurateOutcomeBuildItem;

/** Refuses a second Jakarta REST server before Quarkus does it with words that don't tell what to do. */
@BuildSteps(onlyIf = Serving.class)
class OneServerProcessor {

    /** @param before nothing is produced; it is here so that steps that ask for the capabilities wait for this one */
    @BuildStep
    void refuse(CurateOutcomeBuildItem curated, BuildProducer<CapabilityBuildItem> before) {
        BuildFailure.refuse(SecondServer.problems(OtherServers.brought(curated.getApplicationModel())));
    }
}
