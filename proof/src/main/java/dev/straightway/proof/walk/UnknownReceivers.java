package dev.straightway.proof.walk;

import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.straightway.proof.code.Generic;
import dev.straightway.proof.code.Place;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.judge.ReasonKind;

/**
 * Lets objects of unknown classes that the application calls by a type of the platform, or of a library, be of any of its own
 * classes that fits: each may keep itself and what it is given. Who calls such an object isn't proven, so nothing is told of
 * what that is.
 */
final class UnknownReceivers {

    /** What the platform calls on objects of which it knows no more, and the texts of all. */
    private static final Set<String> OF_ALL = Set.of("toString", "hashCode", "equals");

    private final Core core;
    private final Overrides overrides;
    private final Escapes escapes;
    private final AllObjects all;
    private final Set<String> called = new HashSet<>();
    private boolean found;

    UnknownReceivers(Core core, Overrides overrides, Escapes escapes) {
        this.core = core;
        this.overrides = overrides;
        this.escapes = escapes;
        this.all = new AllObjects(core);
    }

    /**
     * Takes a call.
     *
     * @param type by which the object is known; of {@code Object} there are the methods that all objects have
     */
    void call(Node caller, String type) {
        if (caller.library() || core.classes().shape(type) == null || !called.add(type)) {
            return;
        }
        Set<String> fitting = core.classes().concreteOfApplication(type);
        if (TypeNames.OBJECT.equals(type)) {
            openOwn(fitting.stream(), OF_ALL::contains);
            return;
        }
        Set<String> names = names(core.classes().supertypes(type).stream());
        for (String one : fitting) {
            fill(one);
            Set<String> hooks = names(inherited(one));
            overrides.of(one, true).stream()
                    .filter(node -> names.contains(node.method.name()) || hooks.contains(node.method.name()))
                    .forEach(this::open);
        }
    }

    /**
     * Takes an object that reviewed code gets, which finds out what it is, and calls that: an element that is compared. What
     * unseen code puts somewhere, or hands in, such as what JSON reads for an {@code Object}, it has got before.
     */
    void find(Node caller, AbstractObject object) {
        if (isMade(object) && !caller.library() && !found) {
            found = true;
            openOwn(core.annotations().data(core.classes()).map(Generic::type), name -> true);
        }
    }

    /** Takes an object that code gets which isn't seen: it asks for all that an object tells, too. */
    void ask(Node caller, AbstractObject object) {
        if (isMade(object) && !caller.library()) {
            find(caller, object);
            all.ask();
        }
    }

    /** {@return whether a call of the application has returned it, or reflection has set it} */
    private static boolean isMade(AbstractObject object) {
        ReasonKind kind = object.cause.kind();
        return kind == ReasonKind.RETURNED || kind == ReasonKind.REFLECTED;
    }

    /** Opens what the classes override by code of the application. */
    private void openOwn(Stream<String> types, Predicate<String> names) {
        types.toList().forEach(type -> overrides.of(type, true).stream()
                .filter(node -> names.test(node.method.name()) && node.found != null && node.found.type().application())
                .forEach(this::open));
    }

    private Set<String> names(Stream<String> types) {
        return types.filter(type -> !TypeNames.OBJECT.equals(type)).map(core.classes()::shape).filter(Objects::nonNull)
                .flatMap(shape -> shape.methods().stream()).map(method -> method.name).collect(Collectors.toSet());
    }

    /** {@return the classes above one that aren't the application's: what is inherited of them calls what is overridden} */
    private Stream<String> inherited(String type) {
        return core.classes().supertypes(type).stream().filter(above -> {
            Shape shape = core.classes().shape(above);
            return shape != null && !shape.application() && !shape.isInterface();
        });
    }

    /** What such an object inherits of the platform may keep what it is given. */
    private void fill(String type) {
        Variable content = core.objects().object(type).content;
        if (content != null) {
            core.flow().add(content, core.objects().unknown(new Cause(ReasonKind.HANDED_IN,
                    "what is handed to an object of an unknown class, which may be " + TypeNames.words(type),
                    Place.member(type, ""))));
        }
    }

    private void open(Node node) {
        escapes.open(node, new Cause(ReasonKind.HANDED_IN, "what is handed to an object of an unknown class, which may have "
                + node.words(), Place.method(node.method)));
    }
}
