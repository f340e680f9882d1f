package dev.straightway.proof.walk;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Set;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldNode;

import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.judge.ReasonKind;

/**
 * Knows what providers keep of an answer, or of an entity, that isn't known.
 * <p>
 * It keeps its own route from being proven, so whatever a provider does with it there is no matter. What a provider leaves in a
 * field that outlives the request is there for all others.
 */
final class ProviderLeaks {

    private static final Cause CAUSE = Cause.of(ReasonKind.KEPT,
            "what a provider has kept of an answer or an entity that isn't known");

    private final Core core;
    private final Functions functions;
    /** Marks the object that stands for it. */
    private final Variable mark = new Variable();
    private boolean seen;

    ProviderLeaks(Core core, Functions functions) {
        this.core = core;
        this.functions = functions;
    }

    /** {@return what stands for what isn't known while its request is served} */
    AbstractObject unknown() {
        return core.objects().made(TypeNames.OBJECT, mark, true);
    }

    /** Says that there is something that isn't known. */
    void seen() {
        seen = true;
    }

    /** {@return whether some field held it, where it is unknown now} */
    boolean close(Fields fields) {
        return seen && new Search(fields).close();
    }

    /** Whether there are objects of a class that live longer than a request: what a framework makes, as far as is seen. */
    private boolean lives(Shape shape) {
        return core.annotations().act(shape.annotations());
    }

    /** Looks through all that is held by what outlives a request. */
    private final class Search {

        private final Fields fields;
        private final Deque<Variable> open = new ArrayDeque<>();

        Search(Fields fields) {
            this.fields = fields;
        }

        boolean close() {
            boolean more = false;
            Set<Variable> known = Collections.newSetFromMap(new IdentityHashMap<>());
            core.classes().shapes().forEach(shape -> fields(shape, lives(shape)));
            while (!open.isEmpty()) {
                Variable value = open.poll().now();
                if (known.add(value)) {
                    more |= look(value);
                }
            }
            return more;
        }

        private void fields(Shape shape, boolean all) {
            for (FieldNode field : shape.fields()) {
                boolean isStatic = (field.access & Opcodes.ACC_STATIC) != 0;
                if ((all || isStatic) && TypeNames.reference(Type.getType(field.desc)) != null) {
                    open.add(fields.of(shape.name(), field.name, field.desc));
                }
            }
        }

        private boolean look(Variable value) {
            boolean marked = false;
            boolean known = false;
            PointsToSet points = value.points();
            for (int i = 0, size = points.size(); i < size; i++) {
                AbstractObject object = points.get(i);
                marked |= object.content != null && object.content.now() == mark.now();
                known |= object.kind == AbstractObject.Kind.UNKNOWN;
                follow(object);
            }
            if (marked && !known) {
                core.flow().add(value, core.objects().unknown(CAUSE));
            }
            return marked && !known;
        }

        private void follow(AbstractObject object) {
            if (object.content != null) {
                open.add(object.content);
            }
            if (object.kind == AbstractObject.Kind.LAMBDA) {
                open.addAll(functions.captured(object));
            } else if (object.kind == AbstractObject.Kind.OBJECT) {
                object(object.type);
            } else if (object.kind == AbstractObject.Kind.ANY && core.classes().application().contains(object.type)) {
                core.classes().concrete(object.type).forEach(this::object);
            }
        }

        private void object(String type) {
            for (String above : core.classes().supertypes(type)) {
                Shape shape = core.classes().shape(above);
                if (shape != null && shape.application()) {
                    fields(shape, true);
                }
            }
        }
    }
}
