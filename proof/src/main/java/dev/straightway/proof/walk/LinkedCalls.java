package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Type;

import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Op;
import dev.straightway.proof.code.Place;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.judge.ReasonKind;

/** Does what the calls do that a bootstrap method links: lambdas, joined texts, the methods that records have by themselves. */
final class LinkedCalls {

    private static final String SWITCHES = "java/lang/runtime/SwitchBootstraps";
    /** What describes the constants that labels name. */
    private static final Set<String> LABELS = Set.of("java/lang/invoke/ConstantBootstraps", "java/lang/Enum$EnumDesc",
            "java/lang/constant/ClassDesc");

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
        if (SWITCHES.equals(op.bootstrap().getOwner()) ? op.constants().stream().allMatch(this::isLabel)
                : op.constants().stream().noneMatch(ConstantDynamic.class::isInstance)) {
            known(node, op, arguments, out);
        } else {
            unseen(node, op, arguments, out);
        }
    }

    private void known(Node node, Op.Dynamic op, List<Variable> arguments, Variable out) {
        switch (op.bootstrap().getOwner()) {
            case "java/lang/invoke/LambdaMetafactory" -> core.flow().add(out, lambdas.make(node, op, arguments));
            case "java/lang/invoke/StringConcatFactory" -> {
                core.flow().add(out, core.objects().value("java/lang/String"));
                parts(node, op, arguments);
            }
            case "java/lang/runtime/ObjectMethods" -> components(node, op, out);
            case SWITCHES -> labels(node, op.constants());
            default -> unseen(node, op, arguments, out);
        }
    }

    private void unseen(Node node, Op.Dynamic op, List<Variable> arguments, Variable out) {
        Handle bootstrap = op.bootstrap();
        node.event(Event.strange(ReasonKind.UNREADABLE, "a call that "
                + new Method(bootstrap.getOwner(), bootstrap.getName(), "").words() + " links", "can't be seen",
                new CallSite(node, null)));
        havoc.open(out, TypeNames.reference(Type.getReturnType(op.descriptor())), new Cause(ReasonKind.UNREADABLE,
                "what a linked call returns in " + node.words(), Place.method(node.method)));
        arguments.forEach(argument -> escapes.escape(argument,
                new UnseenCode("a linked call in " + node.words(), Place.method(node.method))));
    }

    /** {@return whether a label is a text, a number, a class, or describes a constant of an enum as the compiler does} */
    private boolean isLabel(Object constant) {
        if (constant instanceof ConstantDynamic label) {
            return LABELS.contains(label.getBootstrapMethod().getOwner()) && arguments(label).stream().allMatch(this::isLabel);
        }
        return !(constant instanceof Handle described) || LABELS.contains(described.getOwner());
    }

    /**
     * It chooses by class and constant, and gives a number; a constant of an enum that a label names makes Java use that enum.
     */
    private void labels(Node node, List<Object> constants) {
        for (Object constant : constants) {
            if (constant instanceof ConstantDynamic label) {
                labels(node, arguments(label));
            } else if (constant instanceof String name) {
                core.graph().initialise(node, name.replace('.', '/'));
            }
        }
    }

    private static List<Object> arguments(ConstantDynamic constant) {
        return IntStream.range(0, constant.getBootstrapMethodArgumentCount()).mapToObj(constant::getBootstrapMethodArgument)
                .toList();
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
