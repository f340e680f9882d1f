package dev.straightway.proof.walk;

import java.util.HashSet;
import java.util.Set;

/** Lets unknown code have objects: it may call their methods with anything and put anything into what they hold. */
final class Escapes {

    private final World world;
    private final Set<Variable> known = new HashSet<>();
    private final Set<AbstractObject> opened = new HashSet<>();
    private final Set<Variable> answers = new HashSet<>();
    private final Set<AbstractObject> read = new HashSet<>();

    Escapes(World world) {
        this.world = world;
    }

    /** {@code code} names the code that has it. */
    void escape(Variable var, String code) {
        if (known.add(var)) {
            world.flow.listen(var, object -> escape(object, code));
        }
    }

    /** Lets unknown code read objects, as an answer is read that is written: it puts nothing into what they hold. */
    void read(Variable var, String code) {
        if (answers.add(var)) {
            world.flow.listen(var, object -> read(object, code));
        }
    }

    private void read(AbstractObject object, String code) {
        if (read.add(object)) {
            if (object.content != null) {
                read(object.content, code);
            }
            call(object, code);
        }
    }

    void escape(AbstractObject object, String code) {
        if (!opened.add(object)) {
            return;
        }
        if (object.content != null) {
            world.flow.add(object.content, world.objects.unknown("what " + code + " puts there"));
            escape(object.content, code);
        }
        call(object, code);
    }

    private void call(AbstractObject object, String code) {
        switch (object.kind) {
            case LAMBDA -> open(object.lambda, code);
            case OBJECT -> open(object.type, code);
            case ANY -> {
                world.classes.concrete(object.type).stream().filter(this::application).forEach(one -> open(one, code));
                world.lambdas.each(object.type, one -> open(one.lambda, code));
            }
            default -> {
                // what holds nothing and has no code of the application
            }
        }
    }

    private void open(Lambda lambda, String code) {
        world.open(lambda.node, "what " + code + " hands in");
        world.overrides.of(lambda, true).forEach(node -> world.open(node, "what " + code + " hands in"));
    }

    private boolean application(String type) {
        return world.classes.application().contains(type);
    }

    private void open(String type, String code) {
        if (application(type)) {
            world.overrides.of(type, true).forEach(node -> world.open(node, "what " + code + " hands in"));
        }
    }
}
