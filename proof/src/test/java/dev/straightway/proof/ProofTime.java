package dev.straightway.proof;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

import com.sun.management.ThreadMXBean;

import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Libraries;
import dev.straightway.proof.code.Method;

/**
 * Prints what the proof of an application of generated routes costs, with the jars of the class path as its libraries: the
 * first one, and those after a class has changed. The time that has passed says little on a machine that others use; the CPU
 * time and the allocated bytes of all threads of Java say more, and the extent of the walk says the same anywhere. A program
 * for people, not a test.
 * <p>
 * Each route has a resource, a service behind an interface, a repository on a map, and an entity that JSON writes; each tenth
 * one walks into a library, and some class takes an object of a library's type from whoever calls it.
 */
final class ProofTime {

    private static final String PACKAGE = "generated/";
    private static final String OBJECT = "java/lang/Object";
    private static final String LIBRARY = "org/objectweb/asm/Type";
    private static final String VISITOR = "org/objectweb/asm/ClassVisitor";

    private final Map<String, byte[]> classes = new LinkedHashMap<>();
    private final List<RouteEntry> routes = new ArrayList<>();
    /** The last proof that was made, to be told of when its time is taken. */
    private Prover proved;

    private ProofTime(int routes) {
        for (int i = 0; i < routes; i++) {
            route(i);
        }
    }

    /** Takes the number of routes, 1,000 without one, and how often to prove, 4 times without. */
    public static void main(String[] arguments) {
        ProofTime generated = new ProofTime(arguments.length == 0 ? 1_000 : Integer.parseInt(arguments[0]));
        int rounds = arguments.length < 2 ? 4 : Integer.parseInt(arguments[1]);
        List<Path> jars = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(path -> path.endsWith(".jar")).map(Path::of).toList();
        System.out.printf("%d routes, %d classes, %d jars%n", generated.routes.size(), generated.classes.size(), jars.size());
        time("cold, without libraries", () -> generated.prove(null, ClassSource.of(generated::bytes, generated.classes.keySet(),
                Set.of())));
        Libraries libraries = Libraries.of(List.of());
        RememberedProofs remembered = null;
        for (int round = 0; round < rounds; round++) {
            Libraries before = libraries;
            generated.change(round);
            libraries = time("libraries", () -> before.renewed(jars));
            ClassSource source = ClassSource.of(generated::bytes, generated.classes.keySet(), libraries);
            RememberedProofs last = remembered;
            remembered = time(round == 0 ? "first proof" : "reload", () -> generated.prove(last, source));
            generated.tell();
        }
        RememberedProofs last = remembered;
        ClassSource same = ClassSource.of(generated::bytes, generated.classes.keySet(), libraries);
        System.out.println(time("reload without a change", () -> generated.prove(last, same)) == last ? "reused" : "anew");
    }

    private static <T> T time(String what, Supplier<T> work) {
        Spent start = Spent.now();
        T result = work.get();
        System.out.println(what + ": " + Spent.now().since(start));
        return result;
    }

    /** What the threads of Java have used so far; those of the JIT compiler and of the collector don't count. */
    private record Spent(long wall, long cpu, long allocated) {

        static Spent now() {
            ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
            long[] ids = threads.getAllThreadIds();
            return new Spent(System.nanoTime(), sum(threads.getThreadCpuTime(ids)), sum(threads.getThreadAllocatedBytes(ids)));
        }

        private static long sum(long[] values) {
            return LongStream.of(values).filter(value -> value > 0).sum();
        }

        String since(Spent start) {
            return String.format("%d ms, CPU %d ms, %d MB", (wall - start.wall) / 1_000_000, (cpu - start.cpu) / 1_000_000,
                    (allocated - start.allocated) >> 20);
        }
    }

    private byte[] bytes(String name) {
        byte[] own = classes.get(name);
        if (own != null) {
            return own;
        }
        try (InputStream file = ClassLoader.getSystemResourceAsStream(name + ".class")) {
            return file == null ? null : file.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private RememberedProofs prove(RememberedProofs last, ClassSource source) {
        Application application = Application.of(source);
        if (last != null && last.proofs(routes, application).isPresent()) {
            return last;
        }
        Prover reach = Prover.of(routes, application);
        proved = reach;
        return reach.remember(Question.BLOCKS);
    }

    private void tell() {
        List<Proof> proofs = proved.ask(Question.BLOCKS);
        System.out.printf("  %d proven; %s%n", proofs.stream().filter(Proof::proven).count(), proved.extent());
        proofs.stream().filter(Proof.NotProven.class::isInstance).map(Proof.NotProven.class::cast).limit(1)
                .forEach(proof -> System.out.println("  " + proof.words()));
        proved = null; // as the build doesn't keep the graph either
    }

    /** Changes one class, as somebody does who works on it. */
    private void change(int round) {
        ClassWriter type = type(PACKAGE + "Changed");
        for (int i = 0; i <= round; i++) {
            end(type.visitMethod(Opcodes.ACC_PUBLIC, "method" + i, "()V", null, null), Opcodes.RETURN);
        }
        MethodVisitor take = type.visitMethod(Opcodes.ACC_PUBLIC, "take", "(L" + VISITOR + ";)V", null, null);
        take.visitVarInsn(Opcodes.ALOAD, 1);
        take.visitMethodInsn(Opcodes.INVOKEVIRTUAL, VISITOR, "visitEnd", "()V", false);
        end(take, Opcodes.RETURN);
        keep(PACKAGE + "Changed", type);
    }

    private void route(int number) {
        String item = PACKAGE + "Item" + number;
        String service = PACKAGE + "Service" + number;
        String repository = PACKAGE + "Repository" + number;
        String resource = PACKAGE + "Resource" + number;
        entity(item);
        repository(repository, item);
        service(service, repository, item);
        resource(resource, service, item, number % 10 == 0);
        routes.add(RouteEntry.of(new Method(resource, "get", "(Ljava/lang/String;)L" + item + ";")));
    }

    private void entity(String name) {
        ClassWriter type = type(name);
        for (int i = 0; i < 6; i++) {
            type.visitField(Opcodes.ACC_PRIVATE, "part" + i, "Ljava/lang/String;", null, null);
            MethodVisitor code = type.visitMethod(Opcodes.ACC_PUBLIC, "getPart" + i, "()Ljava/lang/String;", null, null);
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitFieldInsn(Opcodes.GETFIELD, name, "part" + i, "Ljava/lang/String;");
            end(code, Opcodes.ARETURN);
            MethodVisitor set = type.visitMethod(Opcodes.ACC_PUBLIC, "setPart" + i, "(Ljava/lang/String;)V", null, null);
            set.visitVarInsn(Opcodes.ALOAD, 0);
            set.visitVarInsn(Opcodes.ALOAD, 1);
            set.visitFieldInsn(Opcodes.PUTFIELD, name, "part" + i, "Ljava/lang/String;");
            end(set, Opcodes.RETURN);
        }
        keep(name, type);
    }

    private void repository(String name, String item) {
        ClassWriter type = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, name, null, OBJECT, null);
        type.visitField(Opcodes.ACC_PRIVATE, "all", "Ljava/util/Map;", null, null);
        MethodVisitor make = type.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
        make.visitVarInsn(Opcodes.ALOAD, 0);
        make.visitMethodInsn(Opcodes.INVOKESPECIAL, OBJECT, "<init>", "()V", false);
        make.visitVarInsn(Opcodes.ALOAD, 0);
        make.visitTypeInsn(Opcodes.NEW, "java/util/concurrent/ConcurrentHashMap");
        make.visitInsn(Opcodes.DUP);
        make.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/util/concurrent/ConcurrentHashMap", "<init>", "()V", false);
        make.visitFieldInsn(Opcodes.PUTFIELD, name, "all", "Ljava/util/Map;");
        end(make, Opcodes.RETURN);
        MethodVisitor find = type.visitMethod(Opcodes.ACC_PUBLIC, "find", "(Ljava/lang/String;)L" + item + ";", null, null);
        find.visitVarInsn(Opcodes.ALOAD, 0);
        find.visitFieldInsn(Opcodes.GETFIELD, name, "all", "Ljava/util/Map;");
        find.visitVarInsn(Opcodes.ALOAD, 1);
        find.visitMethodInsn(Opcodes.INVOKEINTERFACE, "java/util/Map", "get", "(Ljava/lang/Object;)Ljava/lang/Object;", true);
        find.visitTypeInsn(Opcodes.CHECKCAST, item);
        end(find, Opcodes.ARETURN);
        keep(name, type);
    }

    /** An interface, its implementation, and what it does before and after it asks the repository. */
    private void service(String name, String repository, String item) {
        String signature = "(Ljava/lang/String;)L" + item + ";";
        ClassWriter contract = new ClassWriter(0);
        contract.visit(Opcodes.V17, Opcodes.ACC_PUBLIC | Opcodes.ACC_ABSTRACT | Opcodes.ACC_INTERFACE, name, null, OBJECT,
                null);
        contract.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_ABSTRACT, "find", signature, null, null).visitEnd();
        keep(name, contract);
        ClassWriter type = type(name + "Bean", name);
        MethodVisitor find = type.visitMethod(Opcodes.ACC_PUBLIC, "find", signature, null, null);
        find.visitTypeInsn(Opcodes.NEW, repository);
        find.visitInsn(Opcodes.DUP);
        find.visitMethodInsn(Opcodes.INVOKESPECIAL, repository, "<init>", "()V", false);
        find.visitVarInsn(Opcodes.ALOAD, 1);
        find.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/String", "strip", "()Ljava/lang/String;", false);
        find.visitMethodInsn(Opcodes.INVOKEVIRTUAL, repository, "find", signature, false);
        end(find, Opcodes.ARETURN);
        keep(name + "Bean", type);
    }

    private void resource(String name, String service, String item, boolean library) {
        String signature = "(Ljava/lang/String;)L" + item + ";";
        ClassWriter type = type(name);
        MethodVisitor get = type.visitMethod(Opcodes.ACC_PUBLIC, "get", signature, null, null);
        if (library) {
            get.visitVarInsn(Opcodes.ALOAD, 1);
            get.visitMethodInsn(Opcodes.INVOKESTATIC, LIBRARY, "getType", "(Ljava/lang/String;)L" + LIBRARY + ";", false);
            get.visitInsn(Opcodes.POP);
        }
        get.visitTypeInsn(Opcodes.NEW, service + "Bean");
        get.visitInsn(Opcodes.DUP);
        get.visitMethodInsn(Opcodes.INVOKESPECIAL, service + "Bean", "<init>", "()V", false);
        get.visitVarInsn(Opcodes.ALOAD, 1);
        get.visitMethodInsn(Opcodes.INVOKEINTERFACE, service, "find", signature, true);
        end(get, Opcodes.ARETURN);
        keep(name, type);
    }

    private static ClassWriter type(String name, String... interfaces) {
        ClassWriter type = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, name, null, OBJECT, interfaces);
        MethodVisitor make = type.visitMethod(Opcodes.ACC_PUBLIC, "<init>", Type.getMethodDescriptor(Type.VOID_TYPE), null,
                null);
        make.visitVarInsn(Opcodes.ALOAD, 0);
        make.visitMethodInsn(Opcodes.INVOKESPECIAL, OBJECT, "<init>", "()V", false);
        end(make, Opcodes.RETURN);
        return type;
    }

    private static void end(MethodVisitor code, int opcode) {
        code.visitInsn(opcode);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private void keep(String name, ClassWriter type) {
        classes.put(name, type.toByteArray());
    }
}
