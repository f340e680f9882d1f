package dev.straightway.deployment.reach.walk;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.signature.SignatureReader;
import org.objectweb.asm.signature.SignatureVisitor;

/** Is a type with its arguments, as a class file's signature states it; variables and wildcards are Object. */
record Generic(String type, List<Generic> arguments) {

    static Generic parse(String signature) {
        Reader reader = new Reader();
        read(() -> new SignatureReader(signature).acceptType(reader));
        return reader.generic();
    }

    /** Some compilers write signatures that are none; what was read until then is kept, as no signature need be there. */
    private static void read(Runnable reading) {
        try {
            reading.run();
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            // the descriptor still says enough
        }
    }

    /** {@return the types of a method's parameters, or null when the signature does not tell them all} */
    static List<Generic> parameters(String signature, int count) {
        if (signature == null) {
            return null;
        }
        List<Reader> readers = new ArrayList<>();
        read(() -> new SignatureReader(signature).accept(new SignatureVisitor(Opcodes.ASM9) {
            @Override
            public SignatureVisitor visitParameterType() {
                readers.add(new Reader());
                return readers.get(readers.size() - 1);
            }
        }));
        return readers.size() == count ? readers.stream().map(Reader::generic).toList() : null;
    }

    /** {@return the names in the arguments of a class's super class, as of {@code TypeReference<List<Item>>}} */
    static Set<String> above(String signature) {
        Reader reader = new Reader();
        read(() -> new SignatureReader(signature).accept(new SignatureVisitor(Opcodes.ASM9) {
            @Override
            public SignatureVisitor visitSuperclass() {
                return reader;
            }
        }));
        Set<String> names = new LinkedHashSet<>();
        reader.generic().arguments().forEach(argument -> argument.names(names));
        return names;
    }

    /** Adds the names of all classes in here. */
    void names(Set<String> all) {
        if (!type.startsWith("[")) {
            all.add(type);
        }
        arguments.forEach(argument -> argument.names(all));
    }

    private static final class Reader extends SignatureVisitor {

        private String name = Things.OBJECT;
        private final List<Reader> arguments = new ArrayList<>();

        Reader() {
            super(Opcodes.ASM9);
        }

        Generic generic() {
            return new Generic(name, arguments.stream().map(Reader::generic).toList());
        }

        @Override
        public void visitClassType(String type) {
            name = type;
        }

        @Override
        public void visitInnerClassType(String type) {
            name += "$" + type;
            arguments.clear();
        }

        @Override
        public void visitBaseType(char type) {
            name = String.valueOf(type);
        }

        @Override
        public SignatureVisitor visitArrayType() {
            name = "[";
            arguments.add(new Reader());
            return arguments.get(0);
        }

        @Override
        public void visitTypeArgument() {
            arguments.add(new Reader());
        }

        @Override
        public SignatureVisitor visitTypeArgument(char wildcard) {
            arguments.add(new Reader());
            return arguments.get(arguments.size() - 1);
        }
    }
}
