package dev.straightway.deployment;

import java.util.List;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** A resource class that no compiler has seen: {@code @Path("/x") public class Name { @GET public String get() { … } }}. */
public final class WrittenResource {

    private WrittenResource() {
    }

    /**
     * {@return the bytes of a class with a method that returns a text}
     *
     * @param name the internal name of the class
     * @param annotations names of further annotations of the method
     */
    public static byte[] of(String name, String path, String text, List<String> annotations) {
        ClassWriter type = new ClassWriter(0);
        type.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, name, null, "java/lang/Object", null);
        type.visitAnnotation(Type.getDescriptor(Path.class), true).visit("value", path);
        MethodVisitor constructor = type.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
        constructor.visitCode();
        constructor.visitVarInsn(Opcodes.ALOAD, 0);
        constructor.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        constructor.visitInsn(Opcodes.RETURN);
        constructor.visitMaxs(1, 1);
        MethodVisitor get = type.visitMethod(Opcodes.ACC_PUBLIC, "get", "()Ljava/lang/String;", null, null);
        get.visitAnnotation(Type.getDescriptor(GET.class), true);
        annotations.forEach(annotation -> get.visitAnnotation("L" + annotation.replace('.', '/') + ";", true));
        get.visitCode();
        get.visitLdcInsn(text);
        get.visitInsn(Opcodes.ARETURN);
        get.visitMaxs(1, 1);
        return type.toByteArray();
    }
}
