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
import dev.straightway.deployment.types.Xml;
import dev.straightway.proof.Proof;
import dev.straightway.proof.Prover;
import dev.straightway.proof.Question;
import dev.straightway.proof.RememberedProofs;
import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.judge.Entry;
import dev.straightway.proof.judge.Judgements;
import dev.straightway.proof.judge.TableReader;
import dev.straightway.proof.walk.StartedWalk;
import io.quarkus.arc.deployment.RegisteredComponentsBuildItem;
import io.quarkus.deployment.builditem.LiveReloadBuildItem;

/** Prepares the walk through an application. */
final class Walks {

    private static final String PROPERTY = "quarkus.straightway.dispatch.non-blocking";

    private Walks() {
    }

    /**
     * What is known before there is a container.
     *
     * @param beginning empty if the walk of the last reload reads the same code, so that it may still hold
     */
    record Begun(ClassSource classes, Judgements judgements, Optional<StartedWalk> beginning) {
    }

    /** {@return the walk, begun, or nothing where signatures alone decide} */
    static Optional<Begun> begin(Supplier<ClassSource> source, List<NonBlockingCodeBuildItem> reviewed, Dispatch config,
            LiveReloadBuildItem live) {
        if (config.mode() == DispatchMode.SIGNATURE) {
            return Optional.empty();
        }
        ClassSource classes = source.get();
        Judgements judgements = Judgements.reviewed(entries(reviewed, config));
        RememberedProofs known = live.getContextObject(RememberedProofs.class);
        boolean same = known != null && known.reads(classes, judgements);
        return Optional.of(new Begun(classes, judgements,
                same ? Optional.empty() : Optional.of(StartedWalk.of(classes, judgements))));
    }

    /**
     * What other steps of the build have found.
     *
     * @param components those after all injection points were resolved
     * @param modules who gives Jackson what the walk's model doesn't know
     */
    record Found(RegisteredComponentsBuildItem components, Optional<String> modules) {
    }

    /** {@return how routes are proven} */
    static Proving of(RestApplication application, Begun begun, Found found, Dispatch config, LiveReloadBuildItem live) {
        ArcBeans beans = new ArcBeans(found.components(), application.index());
        Optional<String> ownJson = JsonCustomizers.of(application, found.components(), begun.classes()).or(found::modules);
        Application world = new Application(begun.classes(), beans, begun.judgements(), config.cap(), ownJson);
        return new Proving(entries -> prove(entries, world, begun, live), beans::instantiations, beans::called,
                ownJson, Xml.isUsed(application.index()));
    }

    /** In dev mode what was found before a reload holds where nothing has changed that it depends on. */
    private static List<Proof> prove(List<RouteEntry> entries, Application world, Begun begun, LiveReloadBuildItem live) {
        if (begun.beginning().isEmpty()) {
            Optional<List<Proof>> known = live.getContextObject(RememberedProofs.class).proofs(entries, world);
            if (known.isPresent()) {
                return known.get();
            }
        }
        Prover reach = begun.beginning().map(beginning -> Prover.of(entries, world, beginning))
                .orElseGet(() -> Prover.of(entries, world));
        live.setContextObject(RememberedProofs.class, reach.remember(Question.BLOCKS));
        return reach.ask(Question.BLOCKS);
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
