package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.Beans;
import dev.straightway.proof.application.InjectionPoint;
import dev.straightway.proof.application.Resolution;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.judge.Judgements;

/**
 * Is all that a walk depends on beside its routes: classes, judgements, and each answer of the container, as it was asked.
 * <p>
 * A walk does the same again when it reads the same and is told the same. So the answers are kept with their questions. What is
 * asked before there is a container is answered as soon as there is one. Used by one thread.
 */
final class WalkInputs {

    private final ClassSource classes;
    private final Judgements judgements;
    private final Map<InjectionPoint, Optional<Resolution>> resolutions = new HashMap<>();
    private final Map<Method, List<Method>> arounds = new HashMap<>();
    private final List<Runnable> early = new ArrayList<>();
    private Application application;

    WalkInputs(ClassSource classes, Judgements judgements) {
        this.classes = classes;
        this.judgements = judgements;
    }

    /** Gives the container, and answers what was asked so far. */
    void open(Application opened) {
        application = opened;
        early.forEach(Runnable::run);
        early.clear();
    }

    /** Tells {@link Beans#at}. */
    void at(InjectionPoint point, Consumer<Optional<Resolution>> answer) {
        ask(() -> answer.accept(resolutions.computeIfAbsent(point, application.beans()::at)));
    }

    /** Tells {@link Beans#around}. */
    void around(Method method, Consumer<List<Method>> answer) {
        if (application == null) {
            early.add(() -> answer.accept(around(method)));
        } else {
            answer.accept(around(method));
        }
    }

    private List<Method> around(Method method) {
        List<Method> known = arounds.get(method);
        if (known == null) {
            known = List.copyOf(application.beans().around(method));
            arounds.put(method, known);
        }
        return known;
    }

    /** Tells {@link Application#ownJson}. */
    void json(Consumer<Optional<String>> answer) {
        ask(() -> answer.accept(application.ownJson()));
    }

    /** Tells {@link Application#kryo}, if the application has Kryo. */
    void kryo(Consumer<Set<String>> answer) {
        ask(() -> application.kryo().ifPresent(answer));
    }

    /** Tells {@link Application#xml}, if the application has JAXB. */
    void xml(Consumer<Set<String>> answer) {
        ask(() -> application.xml().ifPresent(answer));
    }

    private void ask(Runnable question) {
        if (application == null) {
            early.add(question);
        } else {
            question.run();
        }
    }

    /** {@return all of this, but the container itself and the way to read classes} */
    InputSnapshot memory() {
        return new InputSnapshot(new InputSnapshot.Read(classes.snapshot(), judgements),
                InputSnapshot.Settings.of(application), Map.copyOf(resolutions), Map.copyOf(arounds));
    }
}
