package dev.straightway.deployment.proof.corpus.blocking;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in what other code sets by reflection in fields that are written otherwise too. */
@Path("blocking/reflected")
public class ReflectedResource {

    interface Task {
        String run();
    }

    static final class Quick implements Task {
        @Override
        public String run() {
            return "quick";
        }
    }

    static final class Loading implements Task {
        @Override
        public String run() {
            return Slow.file();
        }
    }

    static final class Desk {
        private Task task = new Quick();

        void give(Task next) {
            task = next;
        }
    }

    static final class Marked {
        Task own = new Quick();
    }

    static final class Named {
        Task own = new Quick();
    }

    static final class Variable {
        volatile Task own = new Quick();
    }

    static final class Variables {
        static final VarHandle OWN;

        static {
            try {
                OWN = MethodHandles.lookup().findVarHandle(Variable.class, "own", Task.class);
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }
    }

    static final class Updated {
        volatile Task own = new Quick();
    }

    static final class Updates {
        static final AtomicReferenceFieldUpdater<Updated, Task> OWN = AtomicReferenceFieldUpdater.newUpdater(Updated.class,
                Task.class, "own");
    }

    static final class Handled {
        Task own = new Quick();
    }

    static final class Invoked {
        private Task own = new Quick();

        void own(Task next) {
            own = next;
        }
    }

    static final class Shared {
        static Task own = new Quick();
    }

    private final Marked field = new Marked();
    private final Named named = new Named();
    private final Desk desk = new Desk();
    private final Variable variable = new Variable();
    private final Updated updated = new Updated();
    private final Handled handled = new Handled();
    private final Invoked invoked = new Invoked();

    /** No request runs it. */
    void set(String name) throws Throwable {
        Marked.class.getDeclaredField("own").set(field, new Loading());
        Named.class.getDeclaredField(name).set(named, new Loading());
        for (Field one : desk.getClass().getDeclaredFields()) {
            one.set(desk, new Loading());
        }
        Variables.OWN.setVolatile(variable, (Task) new Loading());
        Updates.OWN.updateAndGet(updated, before -> new Loading());
        MethodHandle setter = MethodHandles.lookup().findSetter(Handled.class, "own", Task.class);
        setter.invokeExact(handled, (Task) new Loading());
        Invoked.class.getDeclaredMethod("own", Task.class).invoke(invoked, new Loading());
        Shared.class.getDeclaredField("own").set(null, new Loading());
    }

    /** No request runs it. */
    void start() {
        invoked.own(new Quick());
        desk.give(new Quick());
    }

    @GET
    @Path("field")
    @Blocks("file in what was set in a field that constants name")
    public String field() {
        return field.own.run();
    }

    @GET
    @Path("named")
    @Blocks("file in what was set in a field of a name that isn't known")
    public String named() {
        return named.own.run();
    }

    @GET
    @Path("desk")
    @Blocks("file in what was set in all fields of an object")
    public String desk() {
        return desk.task.run();
    }

    @GET
    @Path("variable")
    @Blocks("file in what was set by a variable handle")
    public String variable() {
        return variable.own.run();
    }

    @GET
    @Path("updated")
    @Blocks("file in what an updater of fields computed")
    public String updated() {
        return updated.own.run();
    }

    @GET
    @Path("handled")
    @Blocks("file in what was set by a method handle")
    public String handled() {
        return handled.own.run();
    }

    @GET
    @Path("invoked")
    @Blocks("file in what a setter was given that was called by reflection")
    public String invoked() {
        return invoked.own.run();
    }

    @GET
    @Path("shared")
    @Blocks("file in what was set in a static field")
    public String shared() {
        return Shared.own.run();
    }
}
