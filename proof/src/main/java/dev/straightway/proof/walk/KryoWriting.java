package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

import dev.straightway.proof.code.Generic;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.json.JsonTable;
import dev.straightway.proof.judge.ReasonKind;

/**
 * Does what the codec of the runtime does when it writes a message of Kryo: takes the fields of objects of registered classes
 * as they are, and asks records for their components. Objects of other classes are refused, and aren't asked for anything.
 * <p>
 * What holds others is gone through as JSON goes through it. It isn't told which entities are written by Kryo: where the
 * application has it, all of them count.
 */
final class KryoWriting implements WrittenObjects.Format {

    private static final String ENUM = "java/lang/Enum";
    private static final String RECORD = "java/lang/Record";

    private final Core core;
    private final Fields fields;
    private final WrittenObjects written;
    private Set<String> registered = Set.of();

    KryoWriting(Core core, JsonTable table, Fields fields, Overrides overrides, Functions functions,
            PlatformDefaults defaults) {
        this.core = core;
        this.fields = fields;
        this.written = new WrittenObjects(core, table, overrides, functions, defaults, this);
    }

    /** Has an entity written as soon as it is known whether the application has Kryo. */
    void entity(Node caller, Variable value) {
        core.inputs().kryo(classes -> {
            registered = classes;
            written.write(caller, value, JsonTable.Way.ENTITY);
        });
    }

    @Override
    public String name() {
        return "kryo";
    }

    @Override
    public String words() {
        return "Kryo writing";
    }

    @Override
    public void ask(Node node, AbstractObject self) {
        if (written.refuses(node, self)) {
            return;
        }
        written.asHolder(node, self);
        if (written.hasMembers(self)) {
            askObject(node, self);
        }
    }

    private void askObject(Node node, AbstractObject self) {
        List<Shape> extended = extended(node, self.type);
        if (extended.stream().anyMatch(Shape::platform)) {
            written.strange(node, self.type, ReasonKind.JSON_TYPE, "extends a class of the platform");
        } else if (extended.stream().anyMatch(shape -> registered.contains(shape.name()))) {
            extended.forEach(shape -> shape.fields().stream()
                    .filter(field -> (field.access & (Opcodes.ACC_STATIC | Opcodes.ACC_TRANSIENT)) == 0)
                    .forEach(field -> part(node, self, shape, field)));
        }
    }

    /** {@return a class and all that it extends, but what has no fields} */
    private List<Shape> extended(Node node, String type) {
        List<Shape> extended = new ArrayList<>();
        String name = type;
        while (name != null && !WrittenObjects.isSilent(name)) {
            Shape shape = core.classes().shape(name);
            if (shape == null) {
                written.strange(node, name, ReasonKind.ABSENT, "is missing");
                break;
            }
            extended.add(shape);
            name = shape.superName();
        }
        return extended;
    }

    private void part(Node node, AbstractObject self, Shape shape, FieldNode field) {
        enums(node, Generic.parse(field.signature == null ? field.desc : field.signature));
        MethodNode accessor = RECORD.equals(shape.superName()) ? shape.method(field.name, "()" + field.desc) : null;
        if (accessor != null) {
            written.ask(node, self, accessor);
        } else {
            written.write(node, fields.of(shape.name(), field.name, field.desc), JsonTable.Way.WRITE);
        }
    }

    /** The constants of an enum are asked for when the first object comes that may hold one. */
    private void enums(Node node, Generic type) {
        type.arguments().forEach(argument -> enums(node, argument));
        Shape shape = core.classes().shape(type);
        if (shape != null && ENUM.equals(shape.superName())) {
            core.graph().initialise(node, shape.name());
        }
    }
}
