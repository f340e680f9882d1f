package dev.straightway.proof.code;

import java.util.List;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/** Is what the head of a class file says: its name, what stands right above it, and its flags. */
record Header(String name, String superName, List<String> interfaces, int access) {

    /** {@return the header, or null for a class file of a Java that ASM does not know} */
    static Header of(byte[] file) {
        return of(file, file.length);
    }

    /** The same, for a class file of a length at the beginning of an array. */
    static Header of(byte[] file, int length) {
        try {
            ClassReader reader = new ClassReader(file, 0, length);
            return new Header(reader.getClassName(), reader.getSuperName(), List.of(reader.getInterfaces()),
                    reader.getAccess());
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
            return null;
        }
    }

    boolean isAbstract() {
        return (access & Opcodes.ACC_ABSTRACT) != 0;
    }
}
