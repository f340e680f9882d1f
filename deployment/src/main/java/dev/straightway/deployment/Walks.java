package dev.straightway.deployment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import jakarta.enterprise.inject.spi.DeploymentException;

import dev.straightway.deployment.StraightwayBuildConfig.Dispatch;
import dev.straightway.deployment.StraightwayBuildConfig.DispatchMode;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.plan.Proving;
import dev.straightway.deployment.reach.Question;
import dev.straightway.deployment.reach.Reach;
import dev.straightway.deployment.reach.code.ClassSource;
import dev.straightway.deployment.reach.judge.Entry;
import dev.straightway.deployment.reach.judge.Judgements;
import dev.straightway.deployment.reach.judge.TableReader;
import dev.straightway.deployment.reach.walk.Application;
import dev.straightway.deployment.reach.walk.RouteEntry;
import dev.straightway.deployment.types.Xml;
import io.quarkus.arc.deployment.RegisteredComponentsBuildItem;
import io.quarkus.deployment.builditem.LiveReloadBuildItem;

/** Prepares the walk through an application. */
final class Walks {

    private static final String PROPERTY = "quarkus.straightway.dispatch.non-blocking";

    private Walks() {
    }

    /** {@return how routes are proven, or nothing where signatures alone decide} */
    static Optional<Proving> of(RestApplication application, Supplier<ClassSource> classes,
            RegisteredComponentsBuildItem components, List<NonBlockingCodeBuildItem> reviewed, Dispatch config,
            LiveReloadBuildItem live) {
        if (config.mode() == DispatchMode.SIGNATURE) {
            return Optional.empty();
        }
        ArcBeans beans = new ArcBeans(components, application.index());
        Application world = new Application(classes.get(), beans, Judgements.reviewed(entries(reviewed, config)),
                config.cap());
        return Optional.of(new Proving(entries -> reach(entries, world, live).ask(Question.BLOCKS), beans::creation,
                JsonCustomizers.of(application, components), Xml.isUsed(application.index())));
    }

    /** In dev mode what was found before a reload holds where nothing has changed that it depends on. */
    private static Reach reach(List<RouteEntry> entries, Application world, LiveReloadBuildItem live) {
        Reach known = live.getContextObject(Reach.class);
        Reach now = known == null ? Reach.of(entries, world) : known.renewed(entries, world);
        live.setContextObject(Reach.class, now);
        return now;
    }

    private static List<Entry> entries(List<NonBlockingCodeBuildItem> reviewed, Dispatch config) {
        List<Entry> entries = new ArrayList<>();
        reviewed.forEach(item -> entries.add(entry("an extension", item.pattern(), item.reason())));
        config.nonBlocking().orElse(List.of())
                .forEach(pattern -> entries.add(entry(PROPERTY, pattern.strip(), "the configuration says so")));
        return entries;
    }

    private static Entry entry(String source, String pattern, String reason) {
        try {
            return TableReader.lines(source, List.of("calls " + pattern + "  # " + reason)).get(0);
        } catch (IllegalArgumentException e) {
            throw new DeploymentException(source + ": '" + pattern + "' names no code. Write org.acme.Clock#now for a method,"
                    + " org.acme.Clock for a class, or org.acme.** for a package.", e);
        }
    }
}
