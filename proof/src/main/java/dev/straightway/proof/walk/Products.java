package dev.straightway.proof.walk;

import org.objectweb.asm.tree.FieldNode;

import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Place;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;

/**
 * Lets unseen code have what producers make, since a look-up of the container that isn't followed may give it to anybody, who
 * may call it and put something into it. What a field produces isn't followed to injection points either.
 */
final class Products {

    private final Core core;
    private final Fields fields;
    private final Escapes escapes;
    private final HandedBeans beans;

    Products(Core core, Fields fields, Escapes escapes, HandedBeans beans) {
        this.core = core;
        this.fields = fields;
        this.escapes = escapes;
        this.beans = beans;
    }

    /** Takes a class of the application. */
    void declared(Shape type) {
        for (FieldNode field : type.fields()) {
            if (Shape.annotations(field).contains(FrameworkCalls.PRODUCES)) {
                escapes.escape(fields.of(type, type.name(), field.name, field.desc),
                        code(TypeNames.words(type.name()) + "#" + field.name, Place.member(type.name(), field.name)));
            }
        }
        for (Found method : type.declared()) {
            if (!method.isAbstract() && Shape.annotations(method.node()).contains(FrameworkCalls.PRODUCES)) {
                beans.onceHandedOut(() -> {
                    Node node = core.graph().node(method);
                    escapes.escape(node.result, code(node.words(), Place.method(node.method)));
                });
            }
        }
    }

    private static UnseenCode code(String words, Place place) {
        return new UnseenCode("who looks up what " + words + " produces", place);
    }
}
