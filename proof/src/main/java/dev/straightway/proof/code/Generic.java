package dev.straightway.proof.code;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.signature.SignatureReader;
import org.objectweb.asm.signature.SignatureVisitor;

/**
 * Is a type with its arguments, as a class file's signature states it; wildcards are their upper bound.
 *
 * @param type an internal name, {@code [} for an array, whose element is the one argument, or the descriptor of a primitive
 * @param variable the name of a type variable, whose {@code type} is Object until it is bound; else null
 */
public record Generic(String type, List<Generic> arguments, String variable) {

    public static final Generic OBJECT = Generic.of(TypeNames.OBJECT);

    /** Is what a class file's signature says of a class. */
    public record Declaration(Map<String, Generic> bounds, List<Generic> above) {
    }

    /** {@return a class without arguments} */
    public static Generic of(String type) {
        return new Generic(type, List.of(), null);
    }

    public static Generic parse(String signature) {
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
    public static List<Generic> parameters(String signature, int count) {
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

    /** {@return the type that a method returns} */
    public static Generic result(String signature) {
        Reader reader = new Reader();
        read(() -> new SignatureReader(signature).accept(new SignatureVisitor(Opcodes.ASM9) {
            @Override
            public SignatureVisitor visitReturnType() {
                return reader;
            }
        }));
        return reader.generic();
    }

    /** {@return the type variables of a class with their first bounds, and what it extends and implements} */
    public static Declaration declaration(String signature) {
        Bounds bounds = new Bounds();
        read(() -> new SignatureReader(signature).accept(bounds));
        return new Declaration(bounds.generic(), bounds.above.stream().map(Reader::generic).toList());
    }

    /** {@return the type variables that a method has of its own, with their first bounds} */
    public static Map<String, Generic> variables(String signature) {
        Bounds bounds = new Bounds();
        if (signature != null && signature.startsWith("<")) {
            read(() -> new SignatureReader(signature).accept(bounds));
        }
        return bounds.generic();
    }

    /**
     * {@return what variables stand for where nothing but their bounds, which may name each other, says so}
     *
     * @param others what other variables stand for
     */
    public static Map<String, Generic> bound(Map<String, Generic> variables, Map<String, Generic> others) {
        Map<String, Generic> known = new HashMap<>(others);
        known.keySet().removeAll(variables.keySet());
        for (int i = 0; i < variables.size(); i++) {
            Map<String, Generic> before = Map.copyOf(known);
            variables.forEach((name, bound) -> known.put(name, bound.with(before)));
        }
        return known;
    }

    /** {@return the type with variables replaced by what they are bound to} */
    public Generic with(Map<String, Generic> bindings) {
        if (variable != null) {
            return bindings.getOrDefault(variable, OBJECT);
        }
        return arguments.isEmpty() ? this
                : new Generic(type, arguments.stream().map(argument -> argument.with(bindings)).toList(), null);
    }

    /** {@return the internal name, the descriptor of an array, or null for a primitive} */
    public String erased() {
        if (!type.equals("[")) {
            return type.length() == 1 ? null : type;
        }
        Generic inner = arguments.get(0);
        String element = inner.erased();
        return "[" + (element == null ? inner.type : TypeNames.isArray(element) ? element : "L" + element + ";");
    }

    /** {@return how deep arguments are nested} */
    public int depth() {
        return 1 + arguments.stream().mapToInt(Generic::depth).max().orElse(0);
    }

    /** Reads variables, and what a class is below. */
    private static final class Bounds extends SignatureVisitor {

        private final Map<String, Reader> bounds = new LinkedHashMap<>();
        private final List<Reader> above = new ArrayList<>();
        private String formal;

        Bounds() {
            super(Opcodes.ASM9);
        }

        Map<String, Generic> generic() {
            Map<String, Generic> all = new LinkedHashMap<>();
            bounds.forEach((name, reader) -> all.put(name, reader.generic()));
            return all;
        }

        @Override
        public void visitFormalTypeParameter(String name) {
            formal = name;
            bounds.put(formal, new Reader());
        }

        @Override
        public SignatureVisitor visitClassBound() {
            return bounds.get(formal);
        }

        @Override
        public SignatureVisitor visitInterfaceBound() {
            Reader first = bounds.get(formal);
            return first.name.equals(TypeNames.OBJECT) && first.variable == null ? first : new Reader();
        }

        @Override
        public SignatureVisitor visitSuperclass() {
            above.add(new Reader());
            return above.get(above.size() - 1);
        }

        @Override
        public SignatureVisitor visitInterface() {
            return visitSuperclass();
        }

        @Override
        public SignatureVisitor visitParameterType() {
            return new Reader();
        }

        @Override
        public SignatureVisitor visitReturnType() {
            return new Reader();
        }

        @Override
        public SignatureVisitor visitExceptionType() {
            return new Reader();
        }
    }

    private static final class Reader extends SignatureVisitor {

        private String name = TypeNames.OBJECT;
        private String variable;
        private final List<Reader> arguments = new ArrayList<>();

        Reader() {
            super(Opcodes.ASM9);
        }

        Generic generic() {
            return new Generic(name, arguments.stream().map(Reader::generic).toList(), variable);
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
        public void visitTypeVariable(String type) {
            variable = type;
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
            return wildcard == SUPER ? new Reader() : arguments.get(arguments.size() - 1);
        }
    }
}
