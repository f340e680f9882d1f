package dev.straightway.proof.constant;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedList;
import java.util.List;
import java.util.function.Function;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

import dev.straightway.proof.code.Method;
import dev.straightway.proof.constant.Known.ClassOf;
import dev.straightway.proof.constant.Known.Number;
import dev.straightway.proof.constant.Known.Text;

/** One call that is evaluated. Used by one thread, once. */
final class Frame {

    private static final int MOST_STEPS = 1000;

    private final MethodNode code;
    private final KnownCalls calls;
    private final Function<Call, Known> own;
    private final Known[] locals;
    private final Deque<Known> stack = new ArrayDeque<>();
    /** Once it is known that there is no answer. */
    private boolean lost;

    /**
     * A call that a method makes.
     *
     * @param special whether it names the very method, whatever overrides it
     * @param values the receiver first, unless the method is static
     */
    record Call(Method method, boolean special, List<Known> values) {
    }

    /** @param own evaluates calls of code that isn't reviewed */
    Frame(MethodNode code, List<Known> arguments, KnownCalls calls, Function<Call, Known> own) {
        this.code = code;
        this.calls = calls;
        this.own = own;
        this.locals = new Known[code.maxLocals];
        place(arguments);
    }

    private void place(List<Known> arguments) {
        Type[] types = Type.getArgumentTypes(code.desc);
        int receiver = arguments.size() - types.length;
        int at = 0;
        for (int i = 0; i < arguments.size(); i++) {
            locals[at] = arguments.get(i);
            at += i < receiver ? 1 : types[i - receiver].getSize();
        }
    }

    /** {@return what the method returns; unknown too where that depends on anything that isn't known} */
    Known run() {
        AbstractInsnNode at = code.instructions.getFirst();
        for (int steps = 0; at != null && !lost && steps < MOST_STEPS; steps++) {
            if (at.getOpcode() == Opcodes.IRETURN || at.getOpcode() == Opcodes.ARETURN) {
                return stack.pop();
            }
            at = step(at);
        }
        return Known.UNKNOWN;
    }

    /** {@return the instruction that comes next} */
    private AbstractInsnNode step(AbstractInsnNode at) {
        if (at instanceof JumpInsnNode jump) {
            return jumps(jump) ? jump.label : at.getNext();
        }
        if (at instanceof InsnNode simple) {
            simple(simple.getOpcode());
        } else if (at instanceof VarInsnNode variable) {
            variable(variable);
        } else if (at instanceof IntInsnNode number && number.getOpcode() != Opcodes.NEWARRAY) {
            stack.push(new Number(number.operand));
        } else if (at instanceof LdcInsnNode constant) {
            constant(constant.cst);
        } else if (at instanceof FieldInsnNode field) {
            field(field);
        } else if (at instanceof MethodInsnNode call) {
            call(call);
        } else if (at.getOpcode() >= 0 && at.getOpcode() != Opcodes.CHECKCAST) {
            lost = true;
        }
        return at.getNext();
    }

    private void simple(int opcode) {
        switch (opcode) {
            case Opcodes.NOP -> {
                // does nothing
            }
            case Opcodes.ACONST_NULL -> stack.push(Known.NULL);
            case Opcodes.ICONST_M1, Opcodes.ICONST_0, Opcodes.ICONST_1, Opcodes.ICONST_2, Opcodes.ICONST_3, Opcodes.ICONST_4,
                    Opcodes.ICONST_5 ->
                stack.push(new Number(opcode - Opcodes.ICONST_0));
            case Opcodes.POP -> stack.pop();
            case Opcodes.DUP -> stack.push(stack.peek());
            case Opcodes.IAND, Opcodes.IOR -> combine(opcode);
            default -> lost = true;
        }
    }

    private void combine(int opcode) {
        Known second = stack.pop();
        Known first = stack.pop();
        if (first instanceof Number one && second instanceof Number other) {
            stack.push(new Number(opcode == Opcodes.IAND ? one.value() & other.value() : one.value() | other.value()));
        } else {
            stack.push(Known.UNKNOWN);
        }
    }

    private void variable(VarInsnNode variable) {
        switch (variable.getOpcode()) {
            case Opcodes.ALOAD, Opcodes.ILOAD -> stack.push(locals[variable.var]);
            case Opcodes.ASTORE, Opcodes.ISTORE -> locals[variable.var] = stack.pop();
            default -> lost = true;
        }
    }

    private void constant(Object value) {
        if (value instanceof String text) {
            stack.push(new Text(text));
        } else if (value instanceof Integer number) {
            stack.push(new Number(number));
        } else if (value instanceof Type type && type.getSort() == Type.OBJECT) {
            stack.push(new ClassOf(type.getInternalName()));
        } else {
            lost = true;
        }
    }

    private void field(FieldInsnNode field) {
        boolean reads = field.getOpcode() == Opcodes.GETSTATIC || field.getOpcode() == Opcodes.GETFIELD;
        if (!reads || Type.getType(field.desc).getSize() > 1
                || field.getOpcode() == Opcodes.GETFIELD && !stack.pop().equals(Known.THIS)) {
            lost = true;
        } else {
            stack.push(field.getOpcode() == Opcodes.GETSTATIC ? calls.field(field.owner, field.name) : Known.UNKNOWN);
        }
    }

    private void call(MethodInsnNode call) {
        Type[] types = Type.getArgumentTypes(call.desc);
        Type result = Type.getReturnType(call.desc);
        LinkedList<Known> values = new LinkedList<>();
        for (int i = call.getOpcode() == Opcodes.INVOKESTATIC ? 0 : -1; i < types.length; i++) {
            values.addFirst(stack.pop());
        }
        Method method = new Method(call.owner, call.name, call.desc);
        Known known = calls.of(method, values);
        Known given = known.equals(Known.UNKNOWN)
                ? own.apply(new Call(method, call.getOpcode() == Opcodes.INVOKESPECIAL, values))
                : known;
        // What isn't known may do anything: it may fail, and may do something that others see.
        lost = given.equals(Known.UNKNOWN) || result.getSize() != 1;
        stack.push(given);
    }

    private boolean jumps(JumpInsnNode jump) {
        return switch (jump.getOpcode()) {
            case Opcodes.GOTO -> true;
            case Opcodes.IFNULL -> decide(isNull(stack.pop()), true);
            case Opcodes.IFNONNULL -> decide(isNull(stack.pop()), false);
            case Opcodes.IF_ACMPEQ -> decide(identical(stack.pop(), stack.pop()), true);
            case Opcodes.IF_ACMPNE -> decide(identical(stack.pop(), stack.pop()), false);
            case Opcodes.IFEQ -> decide(isZero(stack.pop()), true);
            case Opcodes.IFNE -> decide(isZero(stack.pop()), false);
            default -> {
                lost = true;
                yield false;
            }
        };
    }

    /** {@return whether a condition is as it is wanted; nobody knows the way where it isn't known} */
    private boolean decide(Known condition, boolean wanted) {
        if (condition instanceof Number number) {
            return number.value() != 0 == wanted;
        }
        lost = true;
        return false;
    }

    private static Known isNull(Known value) {
        return value.equals(Known.UNKNOWN) ? value : Number.of(value.equals(Known.NULL));
    }

    private static Known isZero(Known value) {
        return value instanceof Number number ? Number.of(number.value() == 0) : Known.UNKNOWN;
    }

    /** Equal texts and media types may be several objects, a class is one. */
    private static Known identical(Known one, Known other) {
        boolean objects = one instanceof Text && other instanceof Text
                || one instanceof Known.MediaTypeOf && other instanceof Known.MediaTypeOf;
        return objects ? Known.UNKNOWN : KnownCalls.same(one, other);
    }
}
