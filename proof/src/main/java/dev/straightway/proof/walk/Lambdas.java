package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Op;
import dev.straightway.proof.code.TypeNames;

/** Makes functional objects of lambdas and method references. */
final class Lambdas {

    private static final Map<Integer, String> BOXES = Map.of(Type.BOOLEAN, "java/lang/Boolean", Type.BYTE, "java/lang/Byte",
            Type.CHAR, "java/lang/Character", Type.SHORT, "java/lang/Short", Type.INT, "java/lang/Integer", Type.LONG,
            "java/lang/Long", Type.FLOAT, "java/lang/Float", Type.DOUBLE, "java/lang/Double");

    private final Core core;
    private final Functions functions;

    Lambdas(Core core, Functions functions) {
        this.core = core;
        this.functions = functions;
    }

    /** {@return the object that {@code LambdaMetafactory} links, whose captured values are the call's arguments} */
    AbstractObject make(Node maker, Op.Dynamic op, List<Variable> captured) {
        Handle body = (Handle) op.constants().get(1);
        Type instantiated = (Type) op.constants().get(2);
        Node node = core.graph().hidden(maker.method());
        for (Type type : instantiated.getArgumentTypes()) {
            node.parameter(TypeNames.reference(type));
        }
        box(node.result, Type.getReturnType(body.getDesc()));
        List<Variable> arguments = new ArrayList<>(captured);
        for (int i = 0; i < node.parameters.size(); i++) {
            box(node.parameters.get(i), instantiated.getArgumentTypes()[i]);
        }
        arguments.addAll(node.parameters);
        Lambda lambda = new Lambda(Type.getReturnType(op.descriptor()).getInternalName(), op.name(), node.parameters.size(),
                markers(op.constants()), node, body);
        AbstractObject object = AbstractObject.of(lambda);
        core.graph().initialiseFunction(maker, lambda.type);
        lambda.markers.forEach(marker -> core.graph().initialiseFunction(maker, marker));
        core.flow().later(() -> body(node, body, arguments));
        functions.made(object, captured);
        return object;
    }

    /** A number becomes an object where the function, or the body, wants one. */
    private void box(Variable value, Type type) {
        String box = BOXES.get(type.getSort());
        if (box != null) {
            core.flow().add(value, core.objects().value(box));
        }
    }

    private void body(Node node, Handle body, List<Variable> arguments) {
        CallSite site = new CallSite(node, null);
        Method named = new Method(body.getOwner(), body.getName(), body.getDesc());
        switch (body.getTag()) {
            case Opcodes.H_INVOKESTATIC ->
                core.caller().call(site, new Invocation(Invocation.Kind.STATIC, named, arguments, node.result));
            case Opcodes.H_INVOKESPECIAL ->
                core.caller().call(site, new Invocation(Invocation.Kind.SPECIAL, named, arguments, node.result));
            case Opcodes.H_NEWINVOKESPECIAL -> {
                Variable made = new Variable();
                core.make(node, made, body.getOwner());
                core.flow().edge(made, node.result, null);
                List<Variable> with = new ArrayList<>(List.of(made));
                with.addAll(arguments);
                core.caller().call(site, new Invocation(Invocation.Kind.SPECIAL, named, with, new Variable()));
            }
            default -> core.caller().call(site, new Invocation(Invocation.Kind.VIRTUAL, named, arguments, node.result));
        }
    }

    /** The further interfaces that {@code altMetafactory} is told of. */
    private static Set<String> markers(List<Object> constants) {
        Set<String> names = new HashSet<>(Set.of("java/io/Serializable"));
        for (int i = 3; i < constants.size(); i++) {
            if (constants.get(i) instanceof Type type && type.getSort() == Type.OBJECT) {
                names.add(type.getInternalName());
            }
        }
        return names;
    }
}
