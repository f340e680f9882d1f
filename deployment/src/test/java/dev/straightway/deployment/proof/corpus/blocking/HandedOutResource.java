package dev.straightway.deployment.proof.corpus.blocking;

import static java.lang.annotation.ElementType.METHOD;
import static java.lang.annotation.ElementType.TYPE;
import static java.lang.annotation.RetentionPolicy.RUNTIME;

import java.lang.annotation.Retention;
import java.lang.annotation.Target;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.StreamSupport;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.context.RequestScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Instance;
import jakarta.enterprise.inject.Produces;
import jakarta.enterprise.inject.spi.CDI;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InterceptorBinding;
import jakarta.interceptor.InvocationContext;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;
import io.quarkus.arc.Arc;
import io.quarkus.arc.InterceptionProxy;
import io.quarkus.arc.Unremovable;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.mutiny.Uni;

/** Blocks in what the container has handed out at the start: proxies of beans, and objects of classes that it generates. */
@Path("blocking/handed-out")
public class HandedOutResource {

    @InterceptorBinding
    @Retention(RUNTIME)
    @Target({ TYPE, METHOD })
    public @interface Counted {
    }

    @Counted
    @Interceptor
    @Priority(10)
    public static class Counter {
        @AroundInvoke
        Object count(InvocationContext invocation) throws Exception {
            Slow.file();
            return invocation.proceed();
        }
    }

    /** Is no bean; who makes one lets the container intercept its calls. */
    public static class Clock {
        @Counted
        public String time() {
            return "noon";
        }
    }

    @ApplicationScoped
    public static class Clockmaker {
        @Produces
        @Dependent
        @Unremovable
        Clock clock(InterceptionProxy<Clock> proxy) {
            return proxy.create(new Clock());
        }
    }

    @Unremovable
    @RequestScoped
    public static class Visit {
        @PostConstruct
        void arrive() {
            Slow.host();
        }

        public String from() {
            return "here";
        }
    }

    /** Keeps what the container has handed out, each in a field of its own. */
    @Singleton
    public static class Keeper {
        volatile Clock injected = new Clock();
        volatile Clock lookedUp = new Clock();
        volatile Clock ofInstance = new Clock();
        volatile Clock ofArc = new Clock();
        volatile Clock streamed = new Clock();
        volatile Visit iterated;
        volatile Visit upcast;
        volatile Visit handed;
        volatile Visit handedToClass;
        volatile Visit next;
        volatile Visit split;
        volatile Visit element;
        volatile Visit present;
        volatile Visit active;
        volatile Visit ofHandle;
        volatile Visit listed;
        volatile Visit ofField;
        volatile Visit ofMethod;
        volatile Visit ofUni;
        final List<Visit> remaining = new ArrayList<>();
        volatile Iterator<Visit> late;
    }

    /** Takes a visit, as a class that is no lambda. */
    static final class Taker implements Consumer<Visit> {
        private final Keeper keeper;

        Taker(Keeper keeper) {
            this.keeper = keeper;
        }

        @Override
        public void accept(Visit visit) {
            keeper.handedToClass = visit;
        }
    }

    @Singleton
    public static class Opening {
        @Inject
        Keeper keeper;
        @Inject
        Clock clock;
        @Inject
        Instance<Clock> clocks;
        @Inject
        Visit visit;

        Visit visit() {
            return visit;
        }

        void giveBack(@Observes StartupEvent event) throws ReflectiveOperationException {
            keeper.ofField = (Visit) Opening.class.getDeclaredField("visit").get(this);
            keeper.ofMethod = (Visit) Opening.class.getDeclaredMethod("visit").invoke(this);
            keeper.ofUni = Uni.createFrom().item(visit).await().indefinitely();
        }

        void start(@Observes StartupEvent event) {
            keeper.injected = clock;
            keeper.lookedUp = CDI.current().select(Clock.class).get();
            keeper.ofInstance = clocks.get();
            keeper.ofArc = Arc.container().instance(Clock.class).get();
            keeper.streamed = CDI.current().select(Clock.class).stream().findFirst().get();
        }

        void iterate(@Observes StartupEvent event) {
            for (Visit visit : CDI.current().select(Visit.class)) {
                keeper.iterated = visit;
            }
            Iterable<Visit> visits = CDI.current().select(Visit.class);
            visits.forEach(visit -> keeper.upcast = visit);
            keeper.next = Arc.container().select(Visit.class).iterator().next();
            keeper.late = CDI.current().select(Visit.class).iterator();
            CDI.current().select(Visit.class).iterator().forEachRemaining(keeper.remaining::add);
        }

        void hand(@Observes StartupEvent event) {
            CDI.current().select(Visit.class).forEach(visit -> keeper.handed = visit);
            CDI.current().select(Visit.class).forEach(new Taker(keeper));
            StreamSupport.stream(CDI.current().select(Visit.class).spliterator(), false)
                    .forEach(visit -> keeper.split = visit);
            keeper.element = CDI.current().select(Visit.class).stream().toArray(Visit[]::new)[0];
            CDI.current().select(Visit.class).stream().findFirst().ifPresent(visit -> keeper.present = visit);
        }

        void list(@Observes StartupEvent event) {
            keeper.active = Arc.container().select(Visit.class).listActive().get(0);
            keeper.listed = Arc.container().listAll(Visit.class).get(0).get();
            CDI.current().select(Visit.class).handles().forEach(handle -> keeper.ofHandle = handle.get());
        }
    }

    @Inject
    Keeper keeper;

    @GET
    @Path("injected")
    @Blocks("file in an interceptor of an intercepted object that was injected")
    public String injected() {
        return keeper.injected.time();
    }

    @GET
    @Path("looked-up")
    @Blocks("file in an interceptor of an intercepted object that was looked up")
    public String lookedUp() {
        return keeper.lookedUp.time();
    }

    @GET
    @Path("of-instance")
    @Blocks("file in an interceptor of an intercepted object of an Instance")
    public String ofInstance() {
        return keeper.ofInstance.time();
    }

    @GET
    @Path("of-arc")
    @Blocks("file in an interceptor of an intercepted object of Arc")
    public String ofArc() {
        return keeper.ofArc.time();
    }

    @GET
    @Path("streamed")
    @Blocks("file in an interceptor of the first of a stream of intercepted objects")
    public String streamed() {
        return keeper.streamed.time();
    }

    @GET
    @Path("iterated")
    @Blocks("host in @PostConstruct of a bean of a loop over beans")
    public String iterated() {
        return keeper.iterated.from();
    }

    @GET
    @Path("upcast")
    @Blocks("host in @PostConstruct of a bean of an Iterable")
    public String upcast() {
        return keeper.upcast.from();
    }

    @GET
    @Path("handed")
    @Blocks("host in @PostConstruct of a bean that a lambda was handed")
    public String handed() {
        return keeper.handed.from();
    }

    @GET
    @Path("handed-to-class")
    @Blocks("host in @PostConstruct of a bean that a Consumer was handed")
    public String handedToClass() {
        return keeper.handedToClass.from();
    }

    @GET
    @Path("next")
    @Blocks("host in @PostConstruct of a bean of an iterator")
    public String next() {
        return keeper.next.from();
    }

    @GET
    @Path("split")
    @Blocks("host in @PostConstruct of a bean of a Spliterator")
    public String split() {
        return keeper.split.from();
    }

    @GET
    @Path("element")
    @Blocks("host in @PostConstruct of an element of an array of beans")
    public String element() {
        return keeper.element.from();
    }

    @GET
    @Path("present")
    @Blocks("host in @PostConstruct of a bean of an Optional")
    public String present() {
        return keeper.present.from();
    }

    @GET
    @Path("active")
    @Blocks("host in @PostConstruct of one of the active beans")
    public String active() {
        return keeper.active.from();
    }

    @GET
    @Path("of-handle")
    @Blocks("host in @PostConstruct of a bean of a handle")
    public String ofHandle() {
        return keeper.ofHandle.from();
    }

    @GET
    @Path("listed")
    @Blocks("host in @PostConstruct of one of the listed beans")
    public String listed() {
        return keeper.listed.from();
    }

    @GET
    @Path("of-field")
    @Blocks("host in @PostConstruct of a bean that a field was asked for by reflection")
    public String ofField() {
        return keeper.ofField.from();
    }

    @GET
    @Path("of-method")
    @Blocks("host in @PostConstruct of a bean that a method which was invoked returned")
    public String ofMethod() {
        return keeper.ofMethod.from();
    }

    @GET
    @Path("of-uni")
    @Blocks("host in @PostConstruct of a bean that a Uni gave back")
    public String ofUni() {
        return keeper.ofUni.from();
    }

    @GET
    @Path("remaining")
    @Blocks("host in @PostConstruct of a bean that an iterator has put into a list")
    public String remaining() {
        return keeper.remaining.get(0).from();
    }

    @GET
    @Path("late")
    @Blocks("host in @PostConstruct of a bean of an iterator that is asked in the request")
    public String late() {
        return keeper.late.next().from();
    }
}
