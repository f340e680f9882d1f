package dev.straightway.proof.application;

import java.util.Optional;
import java.util.Set;

import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.judge.Judgements;

/**
 * Is the closed world that routes are proven in.
 *
 * @param classes all classes
 * @param beans what the container does
 * @param judgements what reviewed code does
 * @param mostMethods how many methods a route may reach before it is not proven
 * @param ownJson why it isn't known which code reads and writes JSON; empty where it is Jackson alone
 * @param reads what requests bring
 * @param kryo internal names of the classes that are registered for Kryo; empty in an application without it
 * @param xml internal names of the classes that are bound to XML when the application starts; empty in an application without
 *        classes that may be
 */
public record Application(ClassSource classes, Beans beans, Judgements judgements, int mostMethods,
        Optional<String> ownJson, ReadTypes reads, Optional<Set<String>> kryo,
        Optional<Set<String>> xml) {

    /** Enough for routes that people write; a route that reaches more reaches a framework. */
    public static final int METHODS = 5_000;

    /** Keeps copies. */
    public Application {
        kryo = kryo.map(Set::copyOf);
        xml = xml.map(Set::copyOf);
    }

    /** An application where Jackson alone reads and writes JSON, for routes that are asked about. */
    public Application(ClassSource classes, Beans beans, Judgements judgements, int mostMethods) {
        this(classes, beans, judgements, mostMethods, Optional.empty(), ReadTypes.NONE, Optional.empty(), Optional.empty());
    }

    /** {@return an application without a container, judged by the tables of this extension} */
    public static Application of(ClassSource classes) {
        return new Application(classes, Beans.unknown(), Judgements.reviewed(java.util.List.of()), METHODS);
    }
}
