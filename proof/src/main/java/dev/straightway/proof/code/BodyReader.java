package dev.straightway.proof.code;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/** Reads what the code of a method does to references, by following them through stack and local variables. */
final class BodyReader {

    private final MethodNode method;
    private final SourceInterpreter interpreter;
    private final List<Op> ops = new ArrayList<>();
    private Frame<Sources> frame;
    private int depth;

    private BodyReader(MethodNode method, int parameters) {
        this.method = method;
        this.interpreter = new SourceInterpreter(method.instructions, parameters);
    }

    static Body read(String owner, MethodNode method) {
        if (method.instructions.size() == 0) {
            return Body.NONE;
        }
        boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
        int parameters = Type.getArgumentTypes(method.desc).length + (isStatic ? 0 : 1);
        try {
            return new BodyReader(method, parameters).read(owner);
        } catch (AnalyzerException | RuntimeException e) {
            return Body.STRANGE; // said as "can't be analysed" wherever it is reached
        }
    }

    private Body read(String owner) throws AnalyzerException {
        Frame<Sources>[] frames = new Analyzer<>(interpreter).analyze(owner, method);
        for (int i = 0; i < frames.length; i++) {
            frame = frames[i];
            if (frame != null) {
                depth = frame.getStackSize();
                op(method.instructions.get(i));
            }
        }
        for (TryCatchBlockNode block : method.tryCatchBlocks) {
            ops.add(new Op.Catch(interpreter.number(block.handler), block.type == null ? "java/lang/Throwable" : block.type));
        }
        return new Body(List.copyOf(ops), true);
    }

    private int[] top(int below) {
        return frame.getStack(depth - 1 - below).numbers();
    }

    private void op(AbstractInsnNode instruction) {
        int out = interpreter.number(instruction);
        switch (instruction.getOpcode()) {
            case Opcodes.NEW -> ops.add(new Op.New(out, ((TypeInsnNode) instruction).desc));
            case Opcodes.NEWARRAY -> ops.add(new Op.New(out, "[I"));
            case Opcodes.ANEWARRAY -> ops.add(new Op.New(out, "[" + descriptor(((TypeInsnNode) instruction).desc)));
            case Opcodes.MULTIANEWARRAY -> many(out, ((MultiANewArrayInsnNode) instruction));
            case Opcodes.CHECKCAST -> ops.add(new Op.Cast(out, ((TypeInsnNode) instruction).desc, top(0)));
            case Opcodes.AALOAD -> ops.add(new Op.Load(out, top(1)));
            case Opcodes.AASTORE -> ops.add(new Op.Store(top(2), top(0)));
            case Opcodes.ARETURN -> ops.add(new Op.Return(top(0)));
            case Opcodes.ATHROW -> ops.add(new Op.Throw(top(0)));
            case Opcodes.MONITORENTER -> ops.add(new Op.Lock(top(0)));
            case Opcodes.LDC -> constant(out, ((LdcInsnNode) instruction).cst);
            case Opcodes.GETFIELD, Opcodes.GETSTATIC, Opcodes.PUTFIELD, Opcodes.PUTSTATIC -> field(out,
                    (FieldInsnNode) instruction);
            case Opcodes.INVOKEDYNAMIC -> dynamic(out, (InvokeDynamicInsnNode) instruction);
            case Opcodes.INVOKEVIRTUAL, Opcodes.INVOKEINTERFACE, Opcodes.INVOKESPECIAL, Opcodes.INVOKESTATIC -> call(out,
                    (MethodInsnNode) instruction);
            default -> {
                // moves numbers, or copies references, which the interpreter follows
            }
        }
    }

    /** An array of arrays: the inner ones are made by an instruction that the numbers do not name, so each level is one. */
    private void many(int out, MultiANewArrayInsnNode array) {
        ops.add(new Op.New(out, array.desc));
        String inner = array.desc.substring(1);
        if (TypeNames.isArray(inner)) {
            int level = -1 - ops.size();
            ops.add(new Op.New(level, inner));
            ops.add(new Op.Store(new int[] { out }, new int[] { level }));
            if (inner.startsWith("[[")) {
                ops.add(new Op.Strange(-1 - ops.size(), "makes an array of more than two dimensions at once"));
            }
        }
    }

    private void constant(int out, Object value) {
        if (value instanceof String) {
            ops.add(new Op.New(out, "java/lang/String"));
        } else if (value instanceof Type type && type.getSort() != Type.METHOD) {
            Type element = type.getSort() == Type.ARRAY ? type.getElementType() : type;
            ops.add(new Op.Constant(out, "java/lang/Class", element.getSort() == Type.OBJECT ? element.getInternalName() : ""));
        } else if (!(value instanceof Number)) {
            ops.add(new Op.Strange(out, "a constant of the kind " + value.getClass().getSimpleName()));
        }
    }

    private void field(int out, FieldInsnNode field) {
        boolean isStatic = field.getOpcode() == Opcodes.GETSTATIC || field.getOpcode() == Opcodes.PUTSTATIC;
        boolean read = field.getOpcode() == Opcodes.GETFIELD || field.getOpcode() == Opcodes.GETSTATIC;
        if (read) {
            ops.add(new Op.Read(out, field.owner, field.name, field.desc, isStatic));
        } else {
            ops.add(new Op.Write(field.owner, field.name, field.desc, isStatic, top(0)));
        }
    }

    private void dynamic(int out, InvokeDynamicInsnNode call) {
        Handle bootstrap = call.bsm;
        ops.add(new Op.Dynamic(call.name, call.desc, bootstrap, Arrays.asList(call.bsmArgs),
                arguments(Type.getArgumentTypes(call.desc).length), out));
    }

    private void call(int out, MethodInsnNode call) {
        int count = Type.getArgumentTypes(call.desc).length + (call.getOpcode() == Opcodes.INVOKESTATIC ? 0 : 1);
        Method named = new Method(call.owner, call.name, call.desc);
        List<int[]> arguments = arguments(count);
        Op.Named lookup = Lookups.of(out, named, arguments, interpreter::constant);
        if (lookup != null) {
            ops.add(lookup);
        }
        if (Lookups.findsFields(named)) {
            arguments.forEach(this::onlyLooksUp);
        }
        ops.add(new Op.Call(call.getOpcode(), named, arguments, out));
    }

    /** A class that is named for a lookup of its fields, and for nothing else, gets to nobody who makes objects of it. */
    private void onlyLooksUp(int[] argument) {
        if (interpreter.constant(argument) instanceof Type && interpreter.isUsedOnce(argument[0])) {
            ops.replaceAll(op -> op instanceof Op.Constant constant && constant.out() == argument[0]
                    ? new Op.Constant(constant.out(), constant.type(), "")
                    : op);
        }
    }

    private List<int[]> arguments(int count) {
        List<int[]> arguments = new ArrayList<>();
        for (int i = count - 1; i >= 0; i--) {
            arguments.add(top(i));
        }
        return arguments;
    }

    private static String descriptor(String type) {
        return TypeNames.isArray(type) ? type : "L" + type + ";";
    }
}
