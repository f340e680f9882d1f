package dev.straightway.proof.walk;

import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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

    private final Core core;
    private final Overrides overrides;
    private final Escapes escapes;
    private final Set<String> called = new HashSet<>();

    UnknownReceivers(Core core, Overrides overrides, Escapes escapes) {
        this.core = core;
        this.overrides = overrides;
        this.escapes = escapes;
    }

    /**
     * Takes a call.
     *
     * @param type by which the object is known; nothing is told of {@code Object}
     */
    void call(Node caller, String type) {
        if (!caller.library() && !TypeNames.OBJECT.equals(type) && core.classes().shape(type) != null && called.add(type)) {
            Set<String> names = names(core.classes().supertypes(type).stream());
            for (String fitting : core.classes().concreteOfApplication(type)) {
                fill(fitting);
                Set<String> hooks = names(inherited(fitting));
                overrides.of(fitting, true).stream()
                        .filter(node -> names.contains(node.method.name()) || hooks.contains(node.method.name()))
                        .forEach(this::open);
            }
        }
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
