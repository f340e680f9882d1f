package dev.straightway.deployment.proof.corpus.harmless;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import io.smallrye.common.annotation.Blocking;

/** Uses fields beside those that other code sets by reflection, as counters and flags are. */
@Path("harmless/tallies")
public class TalliesResource {

    /** How something is told. */
    interface Teller {
        String tell(int count);
    }

    static final class Plain implements Teller {
        @Override
        public String tell(int count) {
            return "counted " + count;
        }
    }

    /** Waits, and is told elsewhere. */
    static final class Slow implements Teller {
        @Override
        public String tell(int count) {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return "slowly " + count;
        }
    }

    /** What is counted. */
    static final class Tally {
        private volatile int count;
        private volatile boolean busy;
        private volatile Teller other = new Plain();
        private final Teller teller = new Plain();
        private Teller spare = new Plain();

        String told() {
            return teller.tell(count);
        }

        String spared() {
            spare = teller;
            return busy ? "busy" : spare.tell(count);
        }
    }

    /** Sets one by one. */
    static final class Tallies {
        private static final VarHandle COUNT;
        private static final VarHandle BUSY;
        private static final AtomicReferenceFieldUpdater<Tally, Teller> OTHER = AtomicReferenceFieldUpdater
                .newUpdater(Tally.class, Teller.class, "other");

        static {
            try {
                COUNT = MethodHandles.lookup().findVarHandle(Tally.class, "count", int.class);
                BUSY = MethodHandles.lookup().findVarHandle(Tally.class, "busy", boolean.class);
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }

        static String count(Tally tally) {
            if (BUSY.compareAndSet(tally, false, true)) {
                COUNT.getAndAdd(tally, 1);
                OTHER.compareAndSet(tally, tally.other, new Slow());
                BUSY.setRelease(tally, false);
            }
            return tally.other.tell(tally.count);
        }
    }

    /** Hands on what a proxy is called with. */
    static final class Timed implements InvocationHandler {
        private final Object behind;

        Timed(Object behind) {
            this.behind = behind;
        }

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
            return method.invoke(behind, arguments);
        }
    }

    @Singleton
    static class Book {
        private final Tally tally = new Tally();

        Object timed() {
            return java.lang.reflect.Proxy.newProxyInstance(Teller.class.getClassLoader(), new Class<?>[] { Teller.class },
                    new Timed(tally.teller));
        }
    }

    @Inject
    Book book;

    @GET
    @Path("told")
    public String told() {
        return book.tally.told();
    }

    @GET
    @Path("spared")
    public String spared() {
        return book.tally.spared();
    }

    @GET
    @Path("count")
    @Blocking
    public String count() {
        return Tallies.count(book.tally) + book.timed().hashCode();
    }
}
