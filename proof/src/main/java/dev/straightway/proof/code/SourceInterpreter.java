package dev.straightway.proof.code;

import java.util.List;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.Interpreter;

/**
 * Follows references from the instructions that make them; numbers and {@code null} have no source. Whatever copies a
 * reference keeps its sources, whatever may change or name it anew makes one of its own.
 */
final class SourceInterpreter extends Interpreter<Sources> {

    private final InsnList code;
    private final int first;
    private int parameter;

    SourceInterpreter(InsnList code, int first) {
        super(Opcodes.ASM9);
        this.code = code;
        this.first = first;
    }

    int number(AbstractInsnNode instruction) {
        return first + code.indexOf(instruction);
    }

    /** {@return the text or class that a value is, or null if it isn't one constant of the code} */
    Object constant(int[] numbers) {
        boolean one = numbers.length == 1 && numbers[0] >= first && numbers[0] < first + code.size();
        return one && code.get(numbers[0] - first) instanceof LdcInsnNode loaded ? loaded.cst : null;
    }

    /** {@return whether a constant is neither copied nor kept in a local variable} */
    boolean isUsedOnce(int number) {
        AbstractInsnNode next = code.get(number - first).getNext();
        while (next != null && next.getOpcode() < 0) {
            next = next.getNext();
        }
        int opcode = next == null ? Opcodes.NOP : next.getOpcode();
        return opcode != Opcodes.ASTORE && (opcode < Opcodes.DUP || opcode > Opcodes.SWAP);
    }

    private Sources made(AbstractInsnNode instruction) {
        return Sources.of(number(instruction));
    }

    private Sources made(AbstractInsnNode instruction, Type type) {
        int sort = type.getSort();
        if (sort == Type.VOID) {
            return null;
        }
        return sort == Type.OBJECT || sort == Type.ARRAY ? made(instruction) : type.getSize() == 2 ? Sources.TWO : Sources.ONE;
    }

    @Override
    public Sources newValue(Type type) {
        return type == null || type.getSize() == 1 ? Sources.ONE : type == Type.VOID_TYPE ? null : Sources.TWO;
    }

    @Override
    public Sources newParameterValue(boolean instance, int local, Type type) {
        int number = parameter++;
        boolean reference = type.getSort() == Type.OBJECT || type.getSort() == Type.ARRAY;
        return reference ? Sources.of(number) : newValue(type);
    }

    @Override
    public Sources newReturnTypeValue(Type type) {
        return type.getSort() == Type.VOID ? null : newValue(type);
    }

    @Override
    public Sources newExceptionValue(TryCatchBlockNode block, Frame<Sources> frame, Type type) {
        return made(block.handler);
    }

    @Override
    public Sources newOperation(AbstractInsnNode instruction) {
        switch (instruction.getOpcode()) {
            case Opcodes.LCONST_0, Opcodes.LCONST_1, Opcodes.DCONST_0, Opcodes.DCONST_1 -> {
                return Sources.TWO;
            }
            case Opcodes.LDC -> {
                Object value = ((LdcInsnNode) instruction).cst;
                boolean number = value instanceof Number;
                return !number ? made(instruction)
                        : value instanceof Long || value instanceof Double ? Sources.TWO : Sources.ONE;
            }
            case Opcodes.GETSTATIC -> {
                return made(instruction, Type.getType(((FieldInsnNode) instruction).desc));
            }
            case Opcodes.NEW -> {
                return made(instruction);
            }
            default -> {
                return Sources.ONE;
            }
        }
    }

    @Override
    public Sources copyOperation(AbstractInsnNode instruction, Sources value) {
        return value;
    }

    @Override
    public Sources unaryOperation(AbstractInsnNode instruction, Sources value) {
        return switch (instruction.getOpcode()) {
            case Opcodes.GETFIELD -> made(instruction, Type.getType(((FieldInsnNode) instruction).desc));
            case Opcodes.NEWARRAY, Opcodes.ANEWARRAY, Opcodes.CHECKCAST -> made(instruction);
            case Opcodes.LNEG, Opcodes.DNEG, Opcodes.I2L, Opcodes.I2D, Opcodes.L2D, Opcodes.F2L, Opcodes.F2D, Opcodes.D2L ->
                Sources.TWO;
            default -> Sources.ONE;
        };
    }

    @Override
    public Sources binaryOperation(AbstractInsnNode instruction, Sources one, Sources two) {
        return switch (instruction.getOpcode()) {
            case Opcodes.AALOAD -> made(instruction);
            case Opcodes.LALOAD, Opcodes.DALOAD, Opcodes.LADD, Opcodes.DADD, Opcodes.LSUB, Opcodes.DSUB, Opcodes.LMUL,
                    Opcodes.DMUL, Opcodes.LDIV, Opcodes.DDIV, Opcodes.LREM, Opcodes.DREM, Opcodes.LSHL, Opcodes.LSHR,
                    Opcodes.LUSHR, Opcodes.LAND, Opcodes.LOR, Opcodes.LXOR ->
                Sources.TWO;
            default -> Sources.ONE;
        };
    }

    @Override
    public Sources ternaryOperation(AbstractInsnNode instruction, Sources one, Sources two, Sources three) {
        return Sources.ONE;
    }

    @Override
    public Sources naryOperation(AbstractInsnNode instruction, List<? extends Sources> values) {
        if (instruction instanceof MethodInsnNode call) {
            return made(instruction, Type.getReturnType(call.desc));
        }
        if (instruction instanceof InvokeDynamicInsnNode call) {
            return made(instruction, Type.getReturnType(call.desc));
        }
        return made(instruction);
    }

    @Override
    public void returnOperation(AbstractInsnNode instruction, Sources value, Sources expected) {
        // what is returned is read from the frame
    }

    @Override
    public Sources merge(Sources one, Sources two) {
        return one.with(two);
    }
}
