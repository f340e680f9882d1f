package dev.straightway.proof.walk;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.InjectionPoint;
import dev.straightway.proof.application.ReadTypes;
import dev.straightway.proof.application.Resolution;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.judge.Judgements;

/**
 * Remembers all that a walk depended on beside its routes. Holds neither the graph nor a container nor a class loader, so
 * it can be kept from one reload to the next.
 */
public final class InputSnapshot {

    private final Read read;
    private final Settings settings;
    private final Map<InjectionPoint, Optional<Resolution>> resolutions;
    private final Map<Method, List<Method>> arounds;

    /** What is read before there is a container. */
    record Read(ClassSource.Snapshot classes, Judgements judgements) {
    }

    /** What is told of the application beside its classes and its container. */
    record Settings(int mostMethods, Optional<String> ownJson, ReadTypes reads, Optional<Set<String>> kryo,
            Optional<Set<String>> xml) {

        static Settings of(Application application) {
            return new Settings(application.mostMethods(), application.ownJson(), application.reads(), application.kryo(),
                    application.xml());
        }
    }

    InputSnapshot(Read read, Settings settings, Map<InjectionPoint, Optional<Resolution>> resolutions,
            Map<Method, List<Method>> arounds) {
        this.read = read;
        this.settings = settings;
        this.resolutions = resolutions;
        this.arounds = arounds;
    }

    /** {@return whether a walk of these classes would read the same, and judge it the same way} */
    public boolean reads(ClassSource nowClasses, Judgements nowJudgements) {
        return read.judgements().equals(nowJudgements) && read.classes().matches(nowClasses);
    }

    /**
     * {@return whether a walk of an application from the same routes would be the same: each class of the application, and
     * each that is listed nowhere, has the same bytes; libraries, judgements and settings are the same; and the container
     * gives the same answers to all that it was asked, which it is asked again}
     */
    public boolean holds(Application now) {
        return settings.equals(Settings.of(now)) && reads(now.classes(), now.judgements())
                && resolutions.entrySet().stream().allMatch(one -> now.beans().at(one.getKey()).equals(one.getValue()))
                && arounds.entrySet().stream().allMatch(one -> now.beans().around(one.getKey()).equals(one.getValue()));
    }
}
