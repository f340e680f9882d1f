package dev.straightway.deployment.reach.walk;

import java.util.HashSet;
import java.util.Set;

/** Lets unknown code have things: it may call their methods with anything and put anything into what they hold. */
final class Escapes {

    private final World world;
    private final Set<Var> known = new HashSet<>();
    private final Set<Thing> opened = new HashSet<>();
    private final Set<Var> answers = new HashSet<>();
    private final Set<Thing> read = new HashSet<>();

    Escapes(World world) {
        this.world = world;
    }

    /** {@code code} names the code that has it. */
    void escape(Var var, String code) {
        if (known.add(var)) {
            world.flow.listen(var, thing -> escape(thing, code));
        }
    }

    /** Lets unknown code read things, as an answer is read that is written: it puts nothing into what they hold. */
    void read(Var var, String code) {
        if (answers.add(var)) {
            world.flow.listen(var, thing -> read(thing, code));
        }
    }

    private void read(Thing thing, String code) {
        if (read.add(thing)) {
            if (thing.content != null) {
                read(thing.content, code);
            }
            call(thing, code);
        }
    }

    void escape(Thing thing, String code) {
        if (!opened.add(thing)) {
            return;
        }
        if (thing.content != null) {
            world.flow.add(thing.content, world.things.unknown("what " + code + " puts there"));
            escape(thing.content, code);
        }
        call(thing, code);
    }

    private void call(Thing thing, String code) {
        switch (thing.kind) {
            case LAMBDA -> open(thing.lambda, code);
            case OBJECT -> open(thing.type, code);
            case ANY -> {
                world.classes.concrete(thing.type).stream().filter(this::application).forEach(one -> open(one, code));
                world.lambdas.each(thing.type, one -> open(one.lambda, code));
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
