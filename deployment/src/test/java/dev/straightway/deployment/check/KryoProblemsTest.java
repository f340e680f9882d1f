package dev.straightway.deployment.check;

import static dev.straightway.deployment.Fixtures.check;
import static dev.straightway.deployment.Fixtures.scan;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.locks.Lock;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

import org.junit.jupiter.api.Test;

import com.esotericsoftware.kryo.Kryo;

import dev.straightway.deployment.types.KryoTypes;

/** What stands in the way of messages of Kryo, and what is in them. */
class KryoProblemsTest {

    private static final String HERE = "dev.straightway.deployment.check.KryoProblemsTest$";

    enum Colour {
        RED
    }

    interface Shape {
    }

    record Circle(double radius, Colour colour) implements Shape {
    }

    abstract static class Base<T> {
        T inherited;
    }

    static class Order extends Base<String> {
        List<? extends Shape> shapes;
        transient Lock forgotten;
        static Lock shared;
        java.time.LocalDate day;
        java.util.concurrent.TimeUnit unit;
        int[][] numbers;
        Order before;
    }

    static class Rush extends Order {
    }

    @Path("/orders")
    @Produces("application/x-kryo")
    public static class Orders {
        @GET
        public List<Order> all() {
            return List.of();
        }
    }

    @Path("/locked")
    @Consumes("application/x-kryo")
    public static class Locked {
        @POST
        public void post(Locking locking) {
        }
    }

    static class Locking {
        Lock lock;

        Locking(Lock lock) {
            this.lock = lock;
        }
    }

    @Test
    void refusesTheMediaTypeOfKryoWithoutKryo() {
        assertThat(check(Orders.class, Order.class)).extracting(Problem::toString).contains("[STW-230] " + HERE
                + "Orders#all(): reads or writes application/x-kryo, and Kryo isn't there. Add com.esotericsoftware:kryo, version 5");
    }

    @Test
    void refusesWhatCannotBeInAMessage() {
        assertThat(check(Locked.class, Locking.class, Kryo.class)).extracting(Problem::toString).containsExactly(
                "[STW-231] " + HERE
                        + "Locking: it has no constructor without parameters, by which Kryo makes objects. Give it one,"
                        + " which needn't be public, or make it a record.",
                "[STW-231] " + HERE
                        + "Locking.lock: java.util.concurrent.locks.Lock can't be in a message of Kryo. Make the field"
                        + " transient, or take another type.");
    }

    @Test
    void listsWhatMayBeInAMessageByName() {
        Class<?>[] all = { Orders.class, Order.class, Base.class, Rush.class, Shape.class, Circle.class, Colour.class,
                Kryo.class };

        assertThat(check(all)).isEmpty();
        assertThat(KryoTypes.of(scan(all), List.of()).names()).containsExactly(HERE + "Circle", HERE + "Colour", HERE + "Order",
                HERE + "Rush", "java.util.concurrent.TimeUnit");
    }

    @Test
    void listsWhatIsNamedBeside() {
        assertThat(KryoTypes.of(scan(Locked.class, Rush.class, Order.class, Base.class), List.of(HERE + "Rush")).names())
                .contains(HERE + "Rush");
    }
}
