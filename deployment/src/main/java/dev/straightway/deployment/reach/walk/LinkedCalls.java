package dev.straightway.deployment.reach.walk;

import java.util.ArrayList;
import java.util.List;

import org.objectweb.asm.Handle;
import org.objectweb.asm.Type;

import dev.straightway.deployment.reach.code.Method;
import dev.straightway.deployment.reach.code.Op;

/** Does what the calls do that a bootstrap method links: lambdas, joined texts, the methods that records have by themselves. */
final class LinkedCalls {

    private final World world;

    LinkedCalls(World world) {
        this.world = world;
    }

    void link(Node node, Op.Dynamic op, List<Var> arguments, Var out) {
        Handle bootstrap = op.bootstrap();
        switch (bootstrap.getOwner()) {
            case "java/lang/invoke/LambdaMetafactory" -> world.flow.add(out, world.lambdas.make(node, op, arguments));
            case "java/lang/invoke/StringConcatFactory" -> {
                world.flow.add(out, world.things.value("java/lang/String"));
                parts(node, op, arguments);
            }
            case "java/lang/runtime/ObjectMethods" -> components(node, op, out);
            case "java/lang/runtime/SwitchBootstraps" -> {
                // chooses by class and constant, and gives a number
            }
            default -> {
                node.event(Event.strange("a call that " + bootstrap.getOwner().replace('/', '.') + "#" + bootstrap.getName()
                        + " links", "can't be seen", new Site(node, null)));
                world.given.open(out, Things.reference(Type.getReturnType(op.descriptor())),
                        "what a linked call returns in " + node.words());
                arguments.forEach(argument -> world.escapes.escape(argument, "a linked call in " + node.words()));
            }
        }
    }

    private void parts(Node node, Op.Dynamic op, List<Var> arguments) {
        Type[] types = Type.getArgumentTypes(op.descriptor());
        for (int i = 0; i < types.length; i++) {
            if (Things.reference(types[i]) != null && !Things.isValue(types[i].getInternalName())) {
                on(node, arguments.get(i), "toString", "()Ljava/lang/String;", List.of());
            }
        }
    }

    private void on(Node node, Var receiver, String name, String descriptor, List<Var> others) {
        List<Var> arguments = new ArrayList<>(List.of(receiver));
        arguments.addAll(others);
        Spec spec = new Spec(Spec.Kind.VIRTUAL, new Method(Things.OBJECT, name, descriptor), arguments, new Var());
        world.calls.call(new Site(node, null), spec);
    }

    /** A record's own equals, hashCode and toString ask its components. */
    private void components(Node node, Op.Dynamic op, Var out) {
        if (op.name().equals("toString")) {
            world.flow.add(out, world.things.value("java/lang/String"));
        }
        for (Object constant : op.constants()) {
            if (constant instanceof Handle getter && Things.reference(Type.getType(getter.getDesc())) != null) {
                Var field = world.fields.of(getter.getOwner(), getter.getName(), getter.getDesc());
                switch (op.name()) {
                    case "toString" -> on(node, field, "toString", "()Ljava/lang/String;", List.of());
                    case "hashCode" -> on(node, field, "hashCode", "()I", List.of());
                    default -> on(node, field, "equals", "(Ljava/lang/Object;)Z", List.of(field));
                }
            }
        }
    }
}
