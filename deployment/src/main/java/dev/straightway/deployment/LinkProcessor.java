package dev.straightway.deployment;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import dev.straightway.deployment.check.Checker;
import dev.straightway.deployment.config.Serving;
import dev.straightway.deployment.config.StraightwayBuildConfig;
import dev.straightway.deployment.generate.GeneratedBytes;
import dev.straightway.deployment.model.LinkInterface;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.plan.links.LinkPlanner;
import dev.straightway.deployment.plan.links.LinksPlan;
import dev.straightway.deployment.scan.LinkScanner;
import dev.straightway.deployment.surroundings.ApplicationPath;
import dev.straightway.links.Href;
import dev.straightway.links.hal.HalDocument;
import dev.straightway.links.hal.HalLink;
import io.quarkus.arc.deployment.BuildExclusionsBuildItem;
import io.quarkus.arc.deployment.GeneratedBeanBuildItem;
import io.quarkus.deployment.GeneratedClassGizmo2Adaptor;
import io.quarkus.deployment.annotations.BuildProducer;
import io.quarkus.deployment.annotations.BuildStep;
import io.quarkus.deployment.annotations.BuildSteps;
import io.quarkus.deployment.builditem.AdditionalIndexedClassesBuildItem;
import io.quarkus.deployment.builditem.nativeimage.ReflectiveClassBuildItem;
import io.quarkus.vertx.http.deployment.HttpRootPathBuildItem;

/**
 * Wires scan → check → plan → generate of link interfaces. They are written before the container looks for beans; what is wrong
 * with them ends the build together with all other problems, when those are known.
 */
@BuildSteps(onlyIf = Serving.class)
class LinkProcessor {

    @BuildStep
    LinksBuildItem links(RestApplicationBuildItem scanned, ResourceIndexBuildItem index, BuildExclusionsBuildItem exclusions,
            HttpRootPathBuildItem root, StraightwayBuildConfig config, BuildProducer<GeneratedBeanBuildItem> beans) {
        RestApplication application = scanned.application();
        List<LinkInterface> links = new LinkScanner(index.index(), index.lookup(), type -> !exclusions.isExcluded(type)).scan();
        LinkPlanner planner = new LinkPlanner(application, ApplicationPath.of(application, root.getRootPath(), config.path()));
        List<LinksPlan> plans = links.stream().filter(one -> one.declaration().isInterface()).map(planner::plan).toList();
        Map<String, byte[]> classes = new TreeMap<>();
        // An interface and what is generated for it must be loaded by the same class loader.
        plans.forEach(plan -> GeneratedBytes.links(plan).forEach((name, bytes) -> {
            classes.put(name, bytes);
            beans.produce(new GeneratedBeanBuildItem(name.replace('/', '.'), bytes, null,
                    GeneratedClassGizmo2Adaptor.isApplicationClass(plan.type())));
        }));
        return new LinksBuildItem(classes, Checker.checkLinks(application, links));
    }

    /** So that native images know how documents are written, with what is in them. */
    @BuildStep
    AdditionalIndexedClassesBuildItem documents() {
        return new AdditionalIndexedClassesBuildItem(HalDocument.class.getName(), HalLink.class.getName(),
                Href.class.getName());
    }

    /** Links stand in maps, where nothing tells their class. */
    @BuildStep
    ReflectiveClassBuildItem writtenLinks() {
        return ReflectiveClassBuildItem.builder(HalLink.class, Href.class).methods().fields().build();
    }
}
