package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.List;

import org.objectweb.asm.Handle;
import org.objectweb.asm.Type;

import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Op;
import dev.straightway.proof.code.Place;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.judge.ReasonKind;

/** Does what the calls do that a bootstrap method links: lambdas, joined texts, the methods that records have by themselves. */
final class LinkedCalls {

    private final Core core;
    private final Lambdas lambdas;
    private final Fields fields;
    private final Havoc havoc;
    private final Escapes escapes;

    LinkedCalls(Core core, Lambdas lambdas, Fields fields, Havoc havoc, Escapes escapes) {
        this.core = core;
        this.lambdas = lambdas;
        this.fields = fields;
        this.havoc = havoc;
        this.escapes = escapes;
    }

    void link(Node node, Op.Dynamic op, List<Variable> arguments, Variable out) {
        Handle bootstrap = op.bootstrap();
        switch (bootstrap.getOwner()) {
            case "java/lang/invoke/LambdaMetafactory" -> core.flow().add(out, lambdas.make(node, op, arguments));
            case "java/lang/invoke/StringConcatFactory" -> {
                core.flow().add(out, core.objects().value("java/lang/String"));
                parts(node, op, arguments);
            }
            case "java/lang/runtime/ObjectMethods" -> components(node, op, out);
            case "java/lang/runtime/SwitchBootstraps" -> {
                // chooses by class and constant, and gives a number
            }
            default -> {
                node.event(Event.strange(ReasonKind.UNREADABLE, "a call that "
                        + new Method(bootstrap.getOwner(), bootstrap.getName(), "").words() + " links", "can't be seen",
                        new CallSite(node, null)));
                havoc.open(out, TypeNames.reference(Type.getReturnType(op.descriptor())),
                        new Cause(ReasonKind.UNREADABLE, "what a linked call returns in " + node.words(),
                                Place.method(node.method)));
                arguments.forEach(argument -> escapes.escape(argument,
                        new UnseenCode("a linked call in " + node.words(), Place.method(node.method))));
            }
        }
    }

    private void parts(Node node, Op.Dynamic op, List<Variable> arguments) {
        Type[] types = Type.getArgumentTypes(op.descriptor());
        for (int i = 0; i < types.length; i++) {
            String type = TypeNames.reference(types[i]);
            if (type != null && !isFinalValue(type)) {
                on(node, arguments.get(i), "toString", "()Ljava/lang/String;", List.of());
            }
        }
    }

    /** Whether no class of the application is below what holds nothing: the text of a decimal may be the application's. */
    private boolean isFinalValue(String type) {
        return AbstractObjects.isValue(type) && core.classes().shape(type).isFinal();
    }

    private void on(Node node, Variable receiver, String name, String descriptor, List<Variable> others) {
        List<Variable> arguments = new ArrayList<>(List.of(receiver));
        arguments.addAll(others);
        Invocation invocation = new Invocation(Invocation.Kind.VIRTUAL, new Method(TypeNames.OBJECT, name, descriptor),
                arguments, new Variable());
        core.caller().call(new CallSite(node, null), invocation);
    }

    /** A record's own equals, hashCode and toString ask its components. */
    private void components(Node node, Op.Dynamic op, Variable out) {
        if (op.name().equals("toString")) {
            core.flow().add(out, core.objects().value("java/lang/String"));
        }
        for (Object constant : op.constants()) {
            if (constant instanceof Handle getter && TypeNames.reference(Type.getType(getter.getDesc())) != null) {
                Variable field = fields.of(getter.getOwner(), getter.getName(), getter.getDesc());
                switch (op.name()) {
                    case "toString" -> on(node, field, "toString", "()Ljava/lang/String;", List.of());
                    case "hashCode" -> on(node, field, "hashCode", "()I", List.of());
                    default -> on(node, field, "equals", "(Ljava/lang/Object;)Z", List.of(field));
                }
            }
        }
    }
}
