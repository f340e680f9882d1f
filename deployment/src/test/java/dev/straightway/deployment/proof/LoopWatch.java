package dev.straightway.deployment.proof;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

import dev.straightway.runtime.http.exchange.VertxExchange;
import reactor.blockhound.BlockHound;

/**
 * Tells of the blocking calls that event loops make while they run a request, by BlockHound.
 * <p>
 * It changes classes of the platform, once and for the life of the JVM; so it is called on the class that the system's loader
 * has, by {@link #install}, with types of the platform alone.
 */
public final class LoopWatch {

    static final String LOOP = "vert.x-eventloop-thread-";
    private static final String SERVING = VertxExchange.class.getName();
    /** Of all tests of this JVM, which has one BlockHound. */
    private static final List<BiConsumer<String, StackTraceElement[]>> WATCHERS = new CopyOnWriteArrayList<>();

    private LoopWatch() {
    }

    /**
     * @param caught takes what was called, and the stack of the caller; runs on the event loop
     */
    public static void install(BiConsumer<String, StackTraceElement[]> caught) throws ReflectiveOperationException {
        ClassLoader.getSystemClassLoader().loadClass(LoopWatch.class.getName()).getMethod("watch", BiConsumer.class)
                .invoke(null, caught);
    }

    /** Called by {@link #install}. */
    public static void watch(BiConsumer<String, StackTraceElement[]> caught) {
        WATCHERS.add(caught);
        if (WATCHERS.size() > 1) {
            return;
        }
        var hound = BlockHound.builder()
                .nonBlockingThreadPredicate(ignored -> thread -> thread.getName().startsWith(LOOP))
                .blockingMethodCallback(method -> {
                    var stack = Thread.currentThread().getStackTrace();
                    if (Stream.of(stack).anyMatch(LoopWatch::serves)) {
                        WATCHERS.forEach(watcher -> watcher.accept(method.toString(),
                                Arrays.copyOfRange(stack, 2, stack.length)));
                    }
                });
        markOpening(hound);
        RuledWaits.METHODS.forEach(hound::allowBlockingCallsInside);
        hound.install();
    }

    /** BlockHound sees reading and writing; files are opened before, by newer ways too, and hosts are looked up. */
    private static void markOpening(BlockHound.Builder hound) {
        hound.markAsBlocking("java.io.FileInputStream", "open0", "(Ljava/lang/String;)V");
        hound.markAsBlocking("java.io.FileOutputStream", "open0", "(Ljava/lang/String;Z)V");
        hound.markAsBlocking("java.io.RandomAccessFile", "open0", "(Ljava/lang/String;I)V");
        hound.markAsBlocking("sun.nio.fs.UnixNativeDispatcher", "open0", "(JII)I");
        hound.markAsBlocking("java.net.Inet4AddressImpl", "lookupAllHostAddr", "(Ljava/lang/String;)[Ljava/net/InetAddress;");
        hound.markAsBlocking("java.net.Inet6AddressImpl", "lookupAllHostAddr", "(Ljava/lang/String;)[Ljava/net/InetAddress;");
    }

    private static boolean serves(StackTraceElement frame) {
        return frame.getMethodName().equals("run") && frame.getClassName().equals(SERVING);
    }
}
