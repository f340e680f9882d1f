package dev.straightway.proof.walk;

import dev.straightway.proof.code.Generic;
import dev.straightway.proof.code.Shape;

/** Takes the constants of the code: any code that gets a class may make objects of it. */
final class ClassConstants {

    private final Core core;
    private final Json json;
    private final MapperCalls mapperCalls;
    private final Escapes escapes;
    private final ReflectiveReading reflective;
    private final HeldClasses held;

    ClassConstants(Core core, Json json, MapperCalls mapperCalls, Escapes escapes, ReflectiveReading reflective,
            HeldClasses held) {
        this.core = core;
        this.json = json;
        this.mapperCalls = mapperCalls;
        this.escapes = escapes;
        this.reflective = reflective;
        this.held = held;
    }

    /** @param named the class that is named, or empty */
    void take(Node node, Variable out, String named) {
        Variable content = new Variable();
        AbstractObject constant = AbstractObject.of(AbstractObject.Kind.PLATFORM, "java/lang/Class", content);
        if (!named.isEmpty()) {
            Shape shape = core.classes().shape(named);
            if (shape != null && !shape.platform()) {
                core.flow().add(content, core.objects().any(named));
                core.graph().initialise(node, named);
                if (shape.application()) {
                    json.filled(Generic.of(named));
                    escapes.listen(constant, () -> reflective.named(named));
                }
            }
        }
        mapperCalls.constant(constant, named);
        held.constant(constant, named);
        core.flow().add(out, constant);
    }
}
