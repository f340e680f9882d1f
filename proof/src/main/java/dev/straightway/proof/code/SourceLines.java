package dev.straightway.proof.code;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Finds the lines of a call, for people. Reads the class file once more, since what the proof reads of it has no lines, and
 * keeps nothing.
 */
public final class SourceLines {

    /** Stand for all constructors and static initialisers, and for all methods. */
    private static final String MAKERS = "<>";
    private static final String ANY = "*";
    private static final byte[] NONE = {};

    private SourceLines() {
    }

    /**
     * {@return where something is, as {@code ItemService.java:42}, with all lines if there are several; empty if the class
     * isn't
     * the application's, or has no debug information}
     * <p>
     * A field is where a constructor or an initialiser writes it. What has no line of its own is where its class begins, as far
     * as the class file tells: at its first constructor, which is the declaration if no constructor is written.
     */
    public static Optional<String> of(ClassSource classes, Place place) {
        Method in = place.in();
        Optional<String> found = switch (place.what()) {
            case CALL -> in(classes, in, new Calls(place.target()));
            case LOCK -> in(classes, in, new Locks());
            case METHOD -> Optional.empty();
            case MEMBER -> in(classes, in, new First()).or(() -> in(classes, in.named(MAKERS), new Calls(in)));
        };
        return found.or(() -> in(classes, in, new First())).or(() -> in(classes, in.named(in.name()), new First()))
                .or(() -> in(classes, in.named(MAKERS), new First())).or(() -> in(classes, in.named(ANY), new First()));
    }

    private static Optional<String> in(ClassSource classes, Method caller, Lines lines) {
        byte[] bytes = classes.application().contains(caller.owner()) ? classes.ofApplication(caller.owner()) : NONE;
        if (bytes.length == 0) {
            return Optional.empty();
        }
        Source source = new Source(caller, lines);
        new ClassReader(bytes).accept(source, ClassReader.SKIP_FRAMES);
        SortedSet<Integer> found = lines.found();
        return source.name == null || found.isEmpty() ? Optional.empty()
                : Optional.of(source.name + ":" + found.stream().map(String::valueOf).collect(Collectors.joining(", ")));
    }

    private static final class Source extends ClassVisitor {

        private final Method method;
        private final Lines lines;
        private String name;

        Source(Method method, Lines lines) {
            super(Opcodes.ASM9);
            this.method = method;
            this.lines = lines;
        }

        @Override
        public void visitSource(String source, String debug) {
            name = source;
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
            if ((access & Opcodes.ACC_BRIDGE) != 0) {
                return null; // its line is that of the class
            }
            boolean named = name.equals(method.name())
                    && (method.descriptor().isEmpty() || descriptor.equals(method.descriptor()));
            boolean maker = method.name().equals(MAKERS) && name.startsWith("<");
            return named || maker || method.name().equals(ANY) ? lines : null;
        }
    }

    private abstract static class Lines extends MethodVisitor {

        private int line;

        Lines() {
            super(Opcodes.ASM9);
        }

        abstract SortedSet<Integer> found();

        @Override
        public void visitLineNumber(int line, Label start) {
            this.line = line;
        }

        /** Adds the line of the instruction, if it is known. */
        void add(SortedSet<Integer> to) {
            if (line > 0) {
                to.add(line);
            }
        }
    }

    /** The line where the code of a method begins; of several methods, the first in the file. */
    private static final class First extends Lines {

        private final SortedSet<Integer> found = new TreeSet<>();

        @Override
        SortedSet<Integer> found() {
            return found.isEmpty() ? found : new TreeSet<>(List.of(found.first()));
        }

        @Override
        public void visitLineNumber(int line, Label start) {
            found.add(line);
        }
    }

    /** A call may name a type above or below the one that has the method: that counts if no call names the type itself. */
    private static final class Calls extends Lines {

        private final Method target;
        private final SortedSet<Integer> exact = new TreeSet<>();
        private final SortedSet<Integer> inherited = new TreeSet<>();

        Calls(Method target) {
            this.target = target;
        }

        @Override
        SortedSet<Integer> found() {
            return exact.isEmpty() ? inherited : exact;
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            called(owner, name, descriptor);
        }

        @Override
        public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
            for (Object argument : arguments) {
                if (argument instanceof Handle handle) {
                    called(handle.getOwner(), handle.getName(), handle.getDesc());
                }
            }
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
            used(owner);
            if (name.equals(target.name()) && owner.equals(target.owner())) {
                add(exact);
            }
        }

        private void called(String owner, String name, String descriptor) {
            used(owner);
            if (name.equals(target.name()) && descriptor.equals(target.descriptor())) {
                if (owner.equals(target.owner())) {
                    add(exact);
                } else if (!target.constructor()) {
                    add(inherited);
                }
            }
        }

        private void used(String owner) {
            if (target.initialiser() && owner.equals(target.owner())) {
                add(exact);
            }
        }
    }

    private static final class Locks extends Lines {

        private final SortedSet<Integer> found = new TreeSet<>();

        @Override
        SortedSet<Integer> found() {
            return found;
        }

        @Override
        public void visitInsn(int opcode) {
            if (opcode == Opcodes.MONITORENTER) {
                add(found);
            }
        }
    }
}
