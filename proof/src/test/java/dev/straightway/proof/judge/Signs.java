package dev.straightway.proof.judge;

import static org.objectweb.asm.Opcodes.ACC_NATIVE;
import static org.objectweb.asm.Opcodes.ACC_SYNCHRONIZED;
import static org.objectweb.asm.Opcodes.ASM9;
import static org.objectweb.asm.Opcodes.MONITORENTER;

import java.util.ArrayList;
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
 * It looks at one class and follows no calls: it is a net under a review, not a proof.
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

    /** A sign of blocking: in the method of this name and descriptor, and what it is. */
    record Sign(String method, String descriptor, String what) {
    }

    private final List<Sign> found = new ArrayList<>();

    private Signs() {
        super(ASM9);
    }

    /** {@return the signs in the class with these bytes, in the order of its methods} */
    static List<Sign> in(byte[] bytes) {
        var signs = new Signs();
        new ClassReader(bytes).accept(signs, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return List.copyOf(signs.found);
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
        if ((access & ACC_SYNCHRONIZED) != 0) {
            found.add(new Sign(name, descriptor, "is synchronized"));
        }
        if ((access & ACC_NATIVE) != 0) {
            found.add(new Sign(name, descriptor, "is native"));
        }
        return new MethodVisitor(ASM9) {
            @Override
            public void visitInsn(int opcode) {
                if (opcode == MONITORENTER) {
                    found.add(new Sign(name, descriptor, "enters a monitor"));
                }
            }

            @Override
            public void visitMethodInsn(int opcode, String owner, String called, String type, boolean ofInterface) {
                waiting(owner, called).ifPresent(what -> found.add(new Sign(name, descriptor, what)));
            }
        };
    }

    private static Optional<String> waiting(String owner, String method) {
        var name = owner + "." + method;
        boolean waits = WAITING_METHODS.contains(name) || WAITING_CLASSES.matcher(owner).matches();
        return waits ? Optional.of("calls " + name.replace('/', '.')) : Optional.empty();
    }
}
