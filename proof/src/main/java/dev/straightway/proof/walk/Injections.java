package dev.straightway.proof.walk;

import java.util.function.IntConsumer;

import org.objectweb.asm.Type;

import dev.straightway.proof.application.InjectionPoint;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.judge.ReasonKind;

/** Puts into the parameters of the constructors and methods that the container calls what it injects. */
final class Injections {

    private final Core core;
    private final Container container;

    Injections(Core core, Container container) {
        this.core = core;
        this.container = container;
    }

    /** Lets the container call a method of an object of a class. */
    void give(Node node, String self) {
        if (!node.isStatic()) {
            AbstractObject object = core.objects().take(core.objects().object(self), node.types.get(0));
            if (object != null) {
                core.flow().add(node.parameters.get(0), object);
            }
        }
        give(node);
    }

    /** Tells of each parameter that isn't the container's to give, counted without the receiver. */
    void unresolved(Node node, IntConsumer each) {
        Type[] types = Type.getArgumentTypes(node.method.descriptor());
        for (int i = 0; i < types.length; i++) {
            int parameter = i;
            core.inputs().at(point(node, types, i), resolved -> {
                if (resolved.isEmpty()) {
                    each.accept(parameter);
                }
            });
        }
    }

    /** {@return why nothing is known of what the container gives} */
    static Cause cause(InjectionPoint point) {
        return new Cause(ReasonKind.INJECTED, "what is injected into " + point.words(), point.place());
    }

    private static InjectionPoint point(Node node, Type[] types, int parameter) {
        return new InjectionPoint(node.method.owner(), node.method.signature(), types[parameter].getDescriptor(), parameter);
    }

    /** Lets it call a method of any object. */
    void give(Node node) {
        if (node.given) {
            return;
        }
        node.given = true;
        int first = node.first();
        Type[] types = Type.getArgumentTypes(node.method.descriptor());
        for (int i = 0; i < types.length; i++) {
            if (TypeNames.reference(types[i]) != null) {
                Variable parameter = node.parameters.get(first + i);
                String type = node.types.get(first + i);
                InjectionPoint point = point(node, types, i);
                core.inputs().at(point,
                        resolved -> container.inject(parameter, type, resolved.orElse(null), cause(point)));
            }
        }
    }
}
