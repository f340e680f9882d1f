package dev.straightway.deployment.quarkus.reflected;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

/** Some routes set by reflection what others run. */
@Path("desk")
public class DeskResource {

    public interface Job {
        String run();
    }

    public static class QuickJob implements Job {
        @Override
        public String run() {
            return Thread.currentThread().getName();
        }
    }

    public static class SlowJob implements Job {
        @Override
        public String run() {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return Thread.currentThread().getName() + " slept";
        }
    }

    /** Has jobs, which it sets by itself as well. */
    public static class Desk {
        volatile Job byField = new QuickJob();
        volatile Job byHandle = new QuickJob();
        volatile Job byUpdater = new QuickJob();
        volatile Job made = new QuickJob();

        void clear() {
            byField = new QuickJob();
            byHandle = new QuickJob();
            byUpdater = new QuickJob();
            made = new QuickJob();
        }
    }

    /** Has a job that is given to it. */
    public static class Drawer {
        private volatile Job job = new QuickJob();

        void put(Job next) {
            job = next;
        }
    }

    @Singleton
    public static class Office {
        final Desk desk = new Desk();
        final Drawer drawer = new Drawer();
    }

    /** Knows the fields by name. */
    static final class Access {
        static final VarHandle HANDLE;
        static final AtomicReferenceFieldUpdater<Desk, Job> UPDATER = AtomicReferenceFieldUpdater.newUpdater(Desk.class,
                Job.class, "byUpdater");

        static {
            try {
                HANDLE = MethodHandles.lookup().findVarHandle(Desk.class, "byHandle", Job.class);
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }
    }

    @Inject
    Office office;

    @POST
    @Path("set/{how}")
    public void set(@PathParam("how") String how) throws ReflectiveOperationException {
        Desk desk = office.desk;
        switch (how) {
            case "field" -> Desk.class.getDeclaredField("byField").set(desk, new SlowJob());
            case "handle" -> Access.HANDLE.setVolatile(desk, (Job) new SlowJob());
            case "updater" -> Access.UPDATER.updateAndGet(desk, before -> new SlowJob());
            case "method" -> Drawer.class.getDeclaredMethod("put", Job.class).invoke(office.drawer, new SlowJob());
            default -> {
                desk.clear();
                office.drawer.put(new QuickJob());
            }
        }
    }

    @GET
    @Path("field")
    public String byField() {
        return office.desk.byField.run();
    }

    @GET
    @Path("handle")
    public String byHandle() {
        return office.desk.byHandle.run();
    }

    @GET
    @Path("updater")
    public String byUpdater() {
        return office.desk.byUpdater.run();
    }

    @GET
    @Path("method")
    public String byMethod() {
        return office.drawer.job.run();
    }

    @GET
    @Path("made")
    public String made() {
        return office.desk.made.run();
    }
}
