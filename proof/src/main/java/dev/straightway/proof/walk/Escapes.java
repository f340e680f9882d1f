package dev.straightway.proof.walk;

import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

import org.objectweb.asm.Opcodes;

import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Place;
import dev.straightway.proof.code.Shape;

/** Lets unknown code have objects: it may call their methods with anything and put anything into what they hold. */
final class Escapes {

    private static final String STREAM = "java/io/ObjectOutputStream";
    private static final String SERIALIZER = "com/fasterxml/jackson/databind/JsonSerializer";

    private final Core core;
    private final Havoc havoc;
    private final Overrides overrides;
    private final Functions functions;
    private final ThrownObjects thrown;
    private final Set<Variable> known = new HashSet<>();
    private final Set<AbstractObject> opened = new HashSet<>();
    private final Set<AbstractObject> given = new HashSet<>();
    private final Set<Variable> answers = new HashSet<>();
    private final Set<AbstractObject> read = new HashSet<>();
    private final Set<Variable> filling = new HashSet<>();
    private final Set<String> filled = new HashSet<>();
    private final Map<AbstractObject, Runnable> listeners = new IdentityHashMap<>();
    private Consumer<AbstractObject> classes = unheard -> {
    };
    private BiConsumer<String, UnseenCode> members = (unheard, code) -> {
    };

    Escapes(Core core, Havoc havoc, Overrides overrides, Functions functions, ThrownObjects thrown) {
        this.core = core;
        this.havoc = havoc;
        this.overrides = overrides;
        this.functions = functions;
        this.thrown = thrown;
    }

    /** {@code code} names the code that has it. */
    void escape(Variable var, UnseenCode code) {
        escapeUnfilled(var, code);
        if (fills(code) && filling.add(var)) {
            core.flow().listen(var, object -> fill(object, code));
        }
    }

    private void escapeUnfilled(Variable var, UnseenCode code) {
        if (known.add(var)) {
            core.flow().listen(var, object -> open(object, code));
        }
    }

    /** {@return whether code may put something into what an object has; what only writes objects has the application do so} */
    private boolean fills(UnseenCode code) {
        return code.isCalledBy(core.classes().application())
                && (code.isOf(STREAM) && !core.classes().concreteOfApplication(STREAM).isEmpty()
                        || code.fills() && (!code.writesJson() || !core.classes().concreteOfApplication(SERIALIZER).isEmpty()));
    }

    private void fill(AbstractObject given, UnseenCode code) {
        AbstractObject object = given.unproxied();
        if (Handles.CLASS.equals(object.type)) {
            return;
        }
        boolean own = object.kind == AbstractObject.Kind.OBJECT || object.kind == AbstractObject.Kind.ANY;
        if (own && application(object.type)) {
            if (filled.add(object.type)) {
                members.accept(object.type, code);
            }
        } else if (object.content != null && filling.add(object.content)) {
            core.flow().listen(object.content, held -> fill(held, code));
        }
    }

    /**
     * Lets unknown code put something into the collections, maps and arrays that a field holds, or a getter returns, and into
     * those of the objects there.
     */
    void fill(Variable member, UnseenCode code) {
        if (filling.add(member)) {
            core.flow().listen(member, object -> {
                if (object.content != null && object.kind != AbstractObject.Kind.OBJECT) {
                    core.flow().add(object.content, core.objects().unknown(code.puts()));
                }
                fill(object, code);
            });
        }
    }

    /** Tells when unknown code gets an object that has just been made. */
    void listen(AbstractObject made, Runnable listener) {
        listeners.put(made, listener);
    }

    /** Tells of the classes that libraries get. */
    void whenClassEscapes(Consumer<AbstractObject> listener) {
        classes = listener;
    }

    /** Tells of the classes whose objects code gets that may put something into what they have. */
    void whenFilled(BiConsumer<String, UnseenCode> listener) {
        members = listener;
    }

    /** Lets unknown code read objects, as an answer is read that is written: it puts nothing into what they hold. */
    void read(Variable var, UnseenCode code) {
        if (answers.add(var)) {
            core.flow().listen(var, object -> read(object, code));
        }
    }

    private void read(AbstractObject object, UnseenCode code) {
        if (read.add(object)) {
            if (object.content != null) {
                read(object.content, code);
            }
            call(object, code);
        }
    }

    void escape(AbstractObject object, UnseenCode code) {
        open(object, code);
        if (fills(code)) {
            fill(object, code);
        }
    }

    private void open(AbstractObject object, UnseenCode code) {
        classEscapes(object, code);
        if (!opened.add(object)) {
            return;
        }
        thrown.may(object);
        if (object.content != null) {
            core.flow().add(object.content, core.objects().unknown(code.puts()));
            if (Handles.CLASS.equals(object.type)) {
                escapeUnfilled(object.content, code); // what is made of a class isn't what there is
            } else {
                escape(object.content, code);
            }
        }
        call(object, code);
        listeners.getOrDefault(object, () -> {
        }).run();
    }

    /** A class may get to other code before it gets to a library. */
    private void classEscapes(AbstractObject object, UnseenCode code) {
        if (Handles.CLASS.equals(object.type) && code.fills() && given.add(object)) {
            classes.accept(object);
        }
    }

    private void call(AbstractObject object, UnseenCode code) {
        switch (object.kind) {
            case LAMBDA -> open(object.lambda, code);
            case OBJECT -> open(object.type, code);
            case ANY -> {
                core.classes().concreteOfApplication(object.type).forEach(one -> open(one, code));
                functions.each(object.type, one -> open(one.lambda, code));
            }
            default -> {
                // what holds nothing and has no code of the application
            }
        }
    }

    private void open(Lambda lambda, UnseenCode code) {
        open(lambda.node, code);
        overrides.of(lambda, true).forEach(node -> open(node, code));
    }

    private boolean application(String type) {
        return core.classes().application().contains(type);
    }

    private void open(String type, UnseenCode code) {
        if (application(type)) {
            overrides.of(type, true).forEach(node -> open(node, code));
            properties(type, code);
        }
    }

    /** Such code may ask an object for all that it tells, by reflection. */
    private void properties(String type, UnseenCode code) {
        for (String above : core.classes().supertypes(type)) {
            Shape shape = core.classes().shape(above);
            if (shape != null && shape.application()) {
                shape.declared().stream().filter(Escapes::tells).map(core.graph()::node).forEach(node -> {
                    core.flow().add(node.parameters.get(0), core.objects().object(type));
                    read(node.result, code);
                });
            }
        }
    }

    private static boolean tells(Found method) {
        return method.method().descriptor().startsWith("()") && !method.method().descriptor().endsWith("V")
                && !method.isAbstract() && !method.has(Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC);
    }

    private void open(Node node, UnseenCode code) {
        if (!node.opened) {
            open(node, code.hands());
        }
    }

    /** Lets a method be called by code that is not seen. */
    void open(Node node, Cause cause) {
        if (!node.opened) {
            node.opened = true;
            core.graph().link(node);
            for (int i = 0; i < node.parameters.size(); i++) {
                if (i == 0 && !node.isStatic()) {
                    core.flow().add(node.parameters.get(0), core.objects().any(node.types.get(0)));
                } else {
                    havoc.open(node.parameters.get(i), node.types.get(i), cause);
                }
            }
            escape(node.result, new UnseenCode("unseen code that calls " + node.words(), Place.method(node.method)));
        }
    }
}
