package dev.straightway.deployment.generated;

import java.util.List;
import java.util.Random;

/**
 * Makes a program of a seed: a route, some features around each other, and an end that blocks or doesn't.
 * <p>
 * It begins with the end and wraps it. A step is a call, or an object that is made, carried from place to place, and used.
 */
final class Generator {

    private static final List<String> ENDS = List.of("sleep", "monitor", "park", "file");

    private final Templates templates;

    Generator(Templates templates) {
        this.templates = templates;
    }

    /** @param id the package of the program */
    Program random(String id, long seed) {
        return new Making(id, "", seed).random();
    }

    /** {@return a program that ends in a call that blocks, with one feature and the least that it needs} */
    Program alone(String id, Template feature) {
        return new Making(id, feature.id(), 0).alone(feature);
    }

    /** One program that is made. */
    private final class Making {

        private final String id;
        private final String about;
        private final long seed;
        private final Random random;
        private final Draft draft;
        private boolean planted = true;
        private Code code;

        Making(String id, String about, long seed) {
            this.id = id;
            this.about = about;
            this.seed = seed;
            // The first numbers of neighbouring seeds are alike.
            this.random = new Random(seed * 0x9E3779B97F4A7C15L);
            this.draft = new Draft(id);
        }

        Program random() {
            planted = random.nextInt(4) > 0;
            code = end(planted ? ENDS.get(random.nextInt(ENDS.size())) : "");
            for (int steps = 1 + random.nextInt(4); steps > 0; steps--) {
                if (random.nextBoolean()) {
                    code = draft.call(any("call"), code);
                } else {
                    object(templates.traits().get(random.nextInt(templates.traits().size())), random.nextInt(4));
                }
            }
            int entrance = random.nextInt(10);
            if (entrance < 2 && code.needs().isEmpty()) {
                return read(any("body"), random.nextInt(3));
            }
            return entrance < 6 ? written(any("shape"), random.nextInt(3)) : program(any("entrance"), null);
        }

        Program alone(Template feature) {
            code = end("sleep");
            String kind = feature.kind();
            Template text = templates.simplest("entrance");
            if (kind.startsWith("make-") || kind.startsWith("use-")) {
                String trait = kind.substring(kind.indexOf('-') + 1);
                Template make = kind.startsWith("make-") ? feature : templates.of("make-" + trait).get(0);
                code = draft.use(kind.startsWith("use-") ? feature : templates.of("use-" + trait).get(0),
                        draft.make(make, code));
                return program(text, null);
            }
            return switch (kind) {
                case "call" -> {
                    code = draft.call(feature, code);
                    yield program(text, null);
                }
                case "carry" -> {
                    String trait = templates.traits().get(0);
                    code = draft.use(templates.of("use-" + trait).get(0),
                            draft.carry(feature, draft.make(templates.of("make-" + trait).get(0), code)));
                    yield program(text, null);
                }
                case "shape" -> written(draft.make(feature, code));
                case "wrap" -> written(draft.hold(feature, draft.make(templates.simplest("shape"), code)));
                case "body" -> read(draft.make(feature, code));
                case "cover" -> read(draft.hold(feature, draft.make(templates.simplest("body"), code)));
                case "entrance" -> program(feature, null);
                default -> throw new IllegalArgumentException("Nobody makes programs of " + feature.id());
            };
        }

        private void object(String trait, int carriers) {
            Value value = draft.make(any("make-" + trait), code);
            for (int i = 0; i < carriers; i++) {
                value = draft.carry(any("carry"), value);
            }
            code = draft.use(any("use-" + trait), value);
        }

        private Program written(Template shape, int wraps) {
            Value value = draft.make(shape, code);
            for (int i = 0; i < wraps; i++) {
                value = draft.hold(any("wrap"), value);
            }
            return written(value);
        }

        private Program written(Value value) {
            return program(templates.of("result").get(0), value);
        }

        private Program read(Template body, int covers) {
            Value value = draft.make(body, code);
            for (int i = 0; i < covers; i++) {
                value = draft.hold(any("cover"), value);
            }
            return read(value);
        }

        private Program read(Value value) {
            return program(templates.of("entity").get(0), value);
        }

        /** {@return one of a kind; one that can go on to the end, which may need beans} */
        private Template any(String kind) {
            List<Template> fit = templates.of(kind).stream().filter(Template::composed)
                    .filter(one -> code.needs().isEmpty() || !one.closed()).toList();
            return fit.get(random.nextInt(fit.size()));
        }

        private Code end(String plant) {
            return new Code(text -> plant.isEmpty() ? "Plain.pass(" + text + ")" : "Plant." + plant + "(" + text + ")",
                    List.of());
        }

        private Program program(Template entrance, Value value) {
            Draft.Resource resource = draft.resource(entrance, code, value);
            return new Program(id, about, seed, draft.chain(), planted,
                    Sources.of(id, resource, draft.classes()), resource.json());
        }
    }
}
