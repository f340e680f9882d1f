package dev.straightway.deployment.reach.walk;

import java.util.List;

import dev.straightway.deployment.reach.code.Shape;

/** Says what code that is not walked hands in: unknown code anything of the type, JSON what Jackson makes of it. */
final class Given {

    private static final List<String> SCALARS = List.of("java/lang/String", "java/lang/Integer", "java/lang/Long",
            "java/lang/Double", "java/lang/Boolean", "java/math/BigInteger", "java/math/BigDecimal");

    /** What an entity writer of the application writes to; there is no other stream that anything could be given. */
    private static final String ANSWER = "dev/straightway/runtime/http/filter/AnswerStream";

    private final World world;

    Given(World world) {
        this.world = world;
    }

    /** Anything of the type: {@code type} is an internal name, a descriptor of an array, or null for numbers. */
    void open(Var to, String type, String reason) {
        if (type != null) {
            Thing thing = world.things.take(world.things.unknown(reason), type);
            if (thing != null) {
                world.flow.add(to, thing);
            }
        }
    }

    /** What the application has below a type that isn't its own. */
    void below(Var to, String type) {
        Shape shape = type == null || type.startsWith("[") ? null : world.classes.shape(type);
        if (shape == null || shape.application() || shape.isFinal()) {
            return;
        }
        world.classes.concrete(type).stream().filter(world.classes.application()::contains)
                .forEach(one -> world.flow.add(to, world.things.object(one)));
        if (world.classes.function(type) != null) {
            world.lambdas.each(type, one -> world.flow.add(to, one));
        }
    }

    /** What JSON, or a conversion of text, makes for the type. */
    void json(Var to, String type, Generic generic) {
        make(to, type, generic, null);
    }

    /** What a part of a request is made into: as by JSON, or by a provider of the application. */
    void request(Var to, String type, Generic generic, Provided.Makers makers) {
        make(to, type, generic, makers);
    }

    /** @param makers null where nothing but JSON and conversions make it */
    private void make(Var to, String type, Generic generic, Provided.Makers makers) {
        if (type == null) {
            return;
        }
        if (type.startsWith("[")) {
            array(to, type, generic, makers);
            provided(to, type, makers);
            return;
        }
        Shape shape = world.classes.shape(type);
        if (shape == null || !shape.platform()) {
            world.flow.add(to, world.things.any(type));
        } else if (Things.isValue(type)) {
            world.flow.add(to, world.things.value(type));
        } else if (!Things.containers(type).isEmpty()) {
            container(to, type, generic, makers);
            provided(to, type, makers);
        } else {
            other(to, shape, generic);
            provided(to, type, makers);
        }
    }

    private void provided(Var to, String type, Provided.Makers makers) {
        if (makers != null) {
            world.provided.give(to, type, makers);
        }
    }

    private void array(Var to, String type, Generic generic, Provided.Makers makers) {
        Var content = new Var();
        Generic inner = generic != null && generic.type().equals("[") ? generic.arguments().get(0) : null;
        make(content, Things.element(type), inner, makers);
        world.flow.add(to, Thing.of(Thing.Kind.ARRAY, type, content));
    }

    private void container(Var to, String type, Generic generic, Provided.Makers makers) {
        Var content = new Var();
        if (generic == null || !generic.type().equals(type) || generic.arguments().isEmpty()) {
            natural(content);
            provided(content, Things.OBJECT, makers);
        } else {
            for (Generic argument : generic.arguments()) {
                make(content, argument.erased(), argument, makers);
            }
        }
        for (String container : Things.containers(type)) {
            world.flow.add(to, Thing.of(Thing.Kind.PLATFORM, container, content));
        }
    }

    /** JSON makes no functions, so that a use of one is a gap; of other types of the platform nothing is known. */
    private void other(Var to, Shape shape, Generic generic) {
        if (shape.name().equals("java/io/OutputStream") && world.judgements.type(ANSWER).isPresent()) {
            world.flow.add(to, world.things.value(ANSWER));
            return;
        }
        Var natural = new Var();
        natural(natural);
        if (generic != null && generic.type().equals(shape.name())) {
            generic.arguments().forEach(argument -> json(natural, argument.erased(), argument));
        }
        boolean some = false;
        for (int i = 0, known = natural.points().size(); i < known; i++) {
            Thing thing = natural.points().get(i);
            if (world.things.take(thing, shape.name()) != null) {
                world.flow.add(to, thing);
                some = true;
            }
        }
        boolean constant = "java/lang/Enum".equals(shape.superName());
        if (constant) {
            world.flow.add(to, world.things.value(shape.name()));
        } else if (!shape.isAbstract() && !shape.name().equals(Things.OBJECT)) {
            world.flow.add(to, Thing.of(Thing.Kind.PLATFORM, shape.name(), natural));
        } else if (!some && !shape.name().startsWith("java/util/function/")) {
            open(to, shape.name(), "what a request or JSON gives for " + shape.name().replace('/', '.'));
        }
    }

    private void natural(Var content) {
        SCALARS.forEach(type -> world.flow.add(content, world.things.value(type)));
        world.flow.add(content, Thing.of(Thing.Kind.PLATFORM, "java/util/ArrayList", content));
        world.flow.add(content, Thing.of(Thing.Kind.PLATFORM, "java/util/LinkedHashMap", content));
    }
}
