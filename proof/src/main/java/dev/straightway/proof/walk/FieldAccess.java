package dev.straightway.proof.walk;

import java.util.Optional;

import org.objectweb.asm.Type;

import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Op;
import dev.straightway.proof.code.Place;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.judge.Judgement;

/** Reads and writes fields. */
final class FieldAccess {

    private final Core core;
    private final Fields fields;
    private final MappedFields mapped;
    private final Escapes escapes;

    FieldAccess(Core core, Fields fields, MappedFields mapped, Escapes escapes) {
        this.core = core;
        this.fields = fields;
        this.mapped = mapped;
        this.escapes = escapes;
    }

    void read(Node node, LocalValues locals, Op.Read read) {
        Shape declaring = fields.declaring(read.owner(), read.name(), read.descriptor());
        if (TypeNames.reference(Type.getType(read.descriptor())) != null) {
            core.flow().edge(fields.of(declaring, read.owner(), read.name(), read.descriptor()), locals.of(read.out()),
                    null);
        }
        if (read.isStatic()) {
            core.graph().initialise(node, declaring == null ? read.owner() : declaring.name());
            platform(node, declaring, read);
        } else if (declaring != null && !core.reviews().covers(declaring)) {
            core.annotated(node, declaring);
            mapped.read(node, declaring, read, locals.of(read.out()));
        }
    }

    private void platform(Node node, Shape declaring, Op.Read read) {
        if (declaring != null && core.reviews().covers(declaring)) {
            Optional<Judgement> judged = core.judgements().method(declaring.name(), read.name(), "");
            judged.ifPresent(one -> node.event(Event.of(new Method(declaring.name(), read.name(), ""), one,
                    new CallSite(node, null))));
        }
    }

    void write(Node node, LocalValues locals, Op.Write write) {
        if (write.isStatic()) {
            core.graph().initialise(node, write.owner());
        }
        String type = TypeNames.reference(Type.getType(write.descriptor()));
        Variable value = locals.of(write.value());
        Shape declaring = fields.declaring(write.owner(), write.name(), write.descriptor());
        if (!write.isStatic()) {
            mapped.write(node, declaring, write, value);
        }
        if (type == null) {
            return;
        }
        boolean application = declaring != null && declaring.application();
        if (!application && declaring != null && Fields.isLogger(declaring, write.name(), write.descriptor())) {
            return;
        }
        core.flow().edge(value, fields.of(declaring, write.owner(), write.name(), write.descriptor()), type);
        if (!application) {
            Method field = new Method(write.owner(), write.name(), "");
            escapes.escape(value,
                    new UnseenCode("the code that reads the field " + field.words(), Place.call(node.method, field)));
        }
    }
}
