package dev.straightway.deployment;

import dev.straightway.deployment.config.Serving;
import dev.straightway.deployment.devui.RoutePages;
import dev.straightway.deployment.surroundings.NotFoundPage;
import dev.straightway.runtime.http.trial.RequestTrials;
import dev.straightway.runtime.recording.StraightwayRecorder;
import io.quarkus.arc.deployment.AdditionalBeanBuildItem;
import io.quarkus.arc.deployment.BeanContainerBuildItem;
import io.quarkus.deployment.IsDevelopment;
import io.quarkus.deployment.IsLocalDevelopment;
import io.quarkus.deployment.annotations.BuildProducer;
import io.quarkus.deployment.annotations.BuildStep;
import io.quarkus.deployment.annotations.BuildSteps;
import io.quarkus.deployment.annotations.ExecutionTime;
import io.quarkus.deployment.annotations.Record;
import io.quarkus.devui.spi.JsonRPCProvidersBuildItem;
import io.quarkus.devui.spi.buildtime.BuildTimeActionBuildItem;
import io.quarkus.devui.spi.page.CardPageBuildItem;
import io.quarkus.devui.spi.page.Page;
import io.quarkus.vertx.http.deployment.HttpRootPathBuildItem;
import io.quarkus.vertx.http.deployment.devmode.RouteDescriptionBuildItem;

/** Shows the routes in dev mode: in the Dev UI, and on the page of a 404. */
@BuildSteps(onlyIf = Serving.class)
class DevUiProcessor {

    @BuildStep(onlyIf = IsLocalDevelopment.class)
    CardPageBuildItem card() {
        CardPageBuildItem card = new CardPageBuildItem();
        card.addPage(Page.webComponentPageBuilder().title("Routes").icon("font-awesome-solid:route")
                .componentLink("qwc-straightway-routes.js"));
        card.addPage(Page.webComponentPageBuilder().title("Try a request").icon("font-awesome-solid:magnifying-glass")
                .componentLink("qwc-straightway-trial.js"));
        return card;
    }

    /** What the build knows is asked of the build; nothing of it goes into the application. */
    @BuildStep(onlyIf = IsLocalDevelopment.class)
    BuildTimeActionBuildItem routes(PlanBuildItem planned, JsonPlanBuildItem json) {
        RoutePages pages = new RoutePages(planned.plan(), json.plan());
        BuildTimeActionBuildItem actions = new BuildTimeActionBuildItem();
        actions.actionBuilder().methodName("routes").function(nothing -> pages.routes()).build();
        actions.actionBuilder().methodName("generated").parameter("invoker", "The name of the generated class")
                .function(asked -> pages.generated(asked.get("invoker"))).build();
        return actions;
    }

    @BuildStep(onlyIf = IsLocalDevelopment.class)
    JsonRPCProvidersBuildItem trials(BuildProducer<AdditionalBeanBuildItem> beans) {
        beans.produce(AdditionalBeanBuildItem.unremovableOf(RequestTrials.class));
        return new JsonRPCProvidersBuildItem(RequestTrials.class);
    }

    @BuildStep(onlyIf = IsLocalDevelopment.class)
    @Record(ExecutionTime.RUNTIME_INIT)
    void explain(RoutesBuildItem routes, BeanContainerBuildItem beansAreReady, StraightwayRecorder recorder) {
        recorder.explain(routes.handler());
    }

    @BuildStep(onlyIf = IsDevelopment.class)
    void notFoundPage(PlanBuildItem planned, HttpRootPathBuildItem root, BuildProducer<RouteDescriptionBuildItem> pages) {
        NotFoundPage.of(planned.plan(), root.getRootPath()).forEach(pages::produce);
    }
}
