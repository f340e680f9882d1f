package dev.straightway.proof.judge;

import static org.objectweb.asm.Opcodes.ACC_NATIVE;
import static org.objectweb.asm.Opcodes.ACC_PROTECTED;
import static org.objectweb.asm.Opcodes.ACC_PUBLIC;
import static org.objectweb.asm.Opcodes.ACC_SYNCHRONIZED;
import static org.objectweb.asm.Opcodes.ASM9;
import static org.objectweb.asm.Opcodes.MONITORENTER;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;

/**
 * Reads out of a class's bytecode what may block in its own methods: monitors, native code, and calls of the platform's
 * locks, waits, sleeps, queues, files and sockets.
 *
 * <p>
 * It looks at one class and follows no calls, but knows what a class inherits that waits: it is a net under a review, not a
 * proof.
 */
final class Signs extends ClassVisitor {

    /** Classes all of whose methods count, by their internal names. */
    private static final Pattern WAITING_CLASSES = Pattern.compile(
            "java/util/concurrent/locks/(LockSupport|Abstract(Queued|QueuedLong)Synchronizer|Reentrant.*|StampedLock|Lock|Condition)"
                    + "|java/util/concurrent/(CountDownLatch|CyclicBarrier|Phaser|Semaphore|Exchanger|ForkJoinPool|ForkJoinTask)"
                    + "|java/util/concurrent/(BlockingQueue|BlockingDeque|Future|CompletionService|ExecutorService)"
                    + "|java/io/(File(In|Out)putStream|FileReader|FileWriter|RandomAccessFile|Console|FileDescriptor)"
                    + "|java/nio/file/Files|java/nio/channels/.*|sun/nio/(ch|fs)/.*|jdk/internal/misc/InternalLock"
                    + "|java/net/(Socket|ServerSocket|DatagramSocket|InetAddress|URLConnection)|java/util/ServiceLoader"
                    + "|java/lang/Process.*|java/security/SecureRandom|java/sql/(DriverManager|Connection|.*Statement|ResultSet|[BCN]?[BC]lob)|javax/sql/.*");

    /** Methods of other classes that wait, by their names. */
    private static final Set<String> WAITING_METHODS = Set.of("java/lang/Object.wait", "java/lang/Object.wait0",
            "java/lang/Thread.sleep", "java/lang/Thread.join", "jdk/internal/misc/Unsafe.park",
            "java/lang/ref/ReferenceQueue.remove",
            "java/util/concurrent/CompletableFuture.get", "java/util/concurrent/CompletableFuture.join",
            "java/net/URL.hashCode", "java/net/URL.equals", "java/net/URL.openStream", "java/net/URL.openConnection");

    /**
     * A sign of blocking: in the method of this name and descriptor, and what it is; {@code open} if the application can call
     * the method.
     */
    record Sign(String method, String descriptor, String what, boolean open) {

        boolean waits() {
            return what.startsWith("calls ");
        }
    }

    private final List<Sign> found = new ArrayList<>();

    private final RunningJava java;
    private boolean openClass;

    private Signs(RunningJava java) {
        super(ASM9);
        this.java = java;
    }

    /** {@return the signs in a class, in the order of its methods} */
    static List<Sign> in(RunningJava java, String internalName) {
        var signs = new Signs(java);
        new ClassReader(java.bytes(internalName)).accept(signs, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return List.copyOf(signs.found);
    }

    @Override
    public void visit(int version, int access, String name, String signature, String superName, String[] interfaces) {
        openClass = (access & ACC_PUBLIC) != 0;
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
        boolean open = openClass && (access & (ACC_PUBLIC | ACC_PROTECTED)) != 0;
        if ((access & ACC_SYNCHRONIZED) != 0) {
            found.add(new Sign(name, descriptor, "is synchronized", open));
        }
        if ((access & ACC_NATIVE) != 0) {
            found.add(new Sign(name, descriptor, "is native", open));
        }
        return new MethodVisitor(ASM9) {
            @Override
            public void visitInsn(int opcode) {
                if (opcode == MONITORENTER) {
                    found.add(new Sign(name, descriptor, "enters a monitor", open));
                }
            }

            @Override
            public void visitMethodInsn(int opcode, String owner, String called, String type, boolean ofInterface) {
                waiting(owner, called, open ? type : null).ifPresent(what -> found.add(new Sign(name, descriptor, what, open)));
            }
        };
    }

    /**
     * A method may be inherited from a class that waits: a map asks its tasks by {@code invoke}. That is looked up for what the
     * application can call; for the rest the descriptor is null.
     */
    private Optional<String> waiting(String owner, String method, String descriptor) {
        return waits(owner, method) ? Optional.of(owner).map(type -> words(type, method))
                : Optional.ofNullable(descriptor).flatMap(known -> declaring(owner, method + known))
                        .filter(type -> waits(type, method)).map(type -> words(type, method));
    }

    private static String words(String owner, String method) {
        return "calls " + owner.replace('/', '.') + "." + method;
    }

    private static boolean waits(String owner, String method) {
        return WAITING_METHODS.contains(owner + "." + method) || WAITING_CLASSES.matcher(owner).matches();
    }

    /** {@return the nearest class that declares a method, the class itself or one above it} */
    private Optional<String> declaring(String owner, String method) {
        for (var type = owner; type != null && java.has(type);) {
            var reader = new ClassReader(java.bytes(type));
            var declared = new HashSet<String>();
            reader.accept(new ClassVisitor(ASM9) {
                @Override
                public MethodVisitor visitMethod(int access, String name, String descriptor, String signature,
                        String[] exceptions) {
                    declared.add(name + descriptor);
                    return null;
                }
            }, ClassReader.SKIP_CODE);
            if (declared.contains(method)) {
                return Optional.of(type);
            }
            type = reader.getSuperName();
        }
        return Optional.empty();
    }
}
