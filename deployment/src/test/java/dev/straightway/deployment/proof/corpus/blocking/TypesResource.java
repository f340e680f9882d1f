package dev.straightway.deployment.proof.corpus.blocking;

import java.util.List;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks behind types: interfaces, supertypes, generics, enums, nested classes. */
@Path("blocking/types")
public class TypesResource {

    interface Store {
        String find(String id);
    }

    static final class FileStore implements Store {
        @Override
        public String find(String id) {
            return Slow.file();
        }
    }

    static final class EmptyStore implements Store {
        @Override
        public String find(String id) {
            return null;
        }
    }

    abstract static class Step {
        final String run() {
            return "[" + work() + "]";
        }

        abstract String work();
    }

    static class SlowStep extends Step {
        @Override
        String work() {
            return Slow.sleep();
        }
    }

    static final class SpecialStep extends SlowStep {
        @Override
        String work() {
            return "special " + super.work();
        }
    }

    interface Named {
        String name();

        default String greeting() {
            return "Hello " + Slow.row() + name();
        }

        static String standard() {
            return Slow.host();
        }
    }

    record Guest(String name) implements Named {
    }

    interface Transformer<A, B> {
        B transform(A from);
    }

    static final class Lookup implements Transformer<String, Integer> {
        @Override
        public Integer transform(String from) {
            return Slow.file().length();
        }
    }

    static class Base {
        Object load() {
            return "base";
        }
    }

    static final class Narrowed extends Base {
        @Override
        String load() {
            return Slow.sleep();
        }
    }

    enum Level {
        LOW {
            @Override
            String describe() {
                return "low";
            }
        },
        HIGH {
            @Override
            String describe() {
                return Slow.sleep();
            }
        };

        abstract String describe();
    }

    sealed interface Shape permits Circle, Remote {
    }

    record Circle(int radius) implements Shape {
    }

    record Remote(String host) implements Shape {
        int area() {
            return Slow.host().length();
        }
    }

    private final List<Store> stores = List.of(new EmptyStore(), new FileStore());

    private Store storeOf(String id) {
        return id.isEmpty() ? new EmptyStore() : new FileStore();
    }

    private static <T extends Base> Object loaded(T from) {
        return from.load();
    }

    private Shape shapeOf(String id) {
        return id.length() > 3 ? new Remote(id) : new Circle(1);
    }

    private String outer() {
        return Slow.sleep();
    }

    private int even(int n) {
        return n == 0 ? Slow.monitor() : odd(n - 1);
    }

    private int odd(int n) {
        return n == 0 ? 0 : even(n - 1);
    }

    @GET
    @Path("interface/{id}")
    @Blocks("file behind an interface")
    public String throughInterface(@PathParam("id") String id) {
        return storeOf(id).find(id);
    }

    @GET
    @Path("one-of/{id}")
    @Blocks("file in one of a list of services")
    public String oneOfMany(@PathParam("id") String id) {
        for (var store : stores) {
            var found = store.find(id);
            if (found != null) {
                return found;
            }
        }
        return "none";
    }

    @GET
    @Path("template")
    @Blocks("sleep in an overridden step")
    public String templateMethod() {
        Step step = new SlowStep();
        return step.run();
    }

    @GET
    @Path("super")
    @Blocks("sleep in the method of the super class")
    public String superMethod() {
        return new SpecialStep().work();
    }

    @GET
    @Path("default/{name}")
    @Blocks("JDBC in a default method")
    public String defaultMethod(@PathParam("name") String name) {
        return new Guest(name).greeting();
    }

    @GET
    @Path("static")
    @Blocks("name look-up in an interface's static method")
    public String interfaceStatic() {
        return Named.standard();
    }

    @GET
    @Path("bridge/{id}")
    @Blocks("file behind a generic interface's bridge")
    public int genericBridge(@PathParam("id") String id) {
        Transformer<String, Integer> transformer = new Lookup();
        return transformer.transform(id);
    }

    @GET
    @Path("covariant")
    @Blocks("sleep behind a covariant bridge")
    public String covariantBridge() {
        return String.valueOf(loaded(new Narrowed()));
    }

    @GET
    @Path("enum/{level}")
    @Blocks("sleep in an enum constant's body")
    public String enumBody(@PathParam("level") String level) {
        return Level.valueOf(level).describe();
    }

    @GET
    @Path("sealed/{id}")
    @Blocks("name look-up in one case of a sealed type")
    public int sealedCase(@PathParam("id") String id) {
        var shape = shapeOf(id);
        if (shape instanceof Remote remote) {
            return remote.area();
        }
        return shape instanceof Circle circle ? circle.radius() : 0;
    }

    @GET
    @Path("anonymous")
    @Blocks("sleep in an anonymous class")
    public String anonymousClass() {
        var step = new Step() {
            @Override
            String work() {
                return outer();
            }
        };
        return step.run();
    }

    @GET
    @Path("recursive/{n}")
    @Blocks("monitor at the end of a recursion")
    public int mutualRecursion(@PathParam("n") int n) {
        return even(n);
    }

    @GET
    @Path("catch")
    @Blocks("file in a catch block")
    public String inCatch() {
        try {
            return Integer.toString(Integer.parseInt("none"));
        } catch (NumberFormatException e) {
            return Slow.file();
        }
    }

    @GET
    @Path("finally")
    @Blocks("sleep in a finally block")
    public String inFinally() {
        var text = new StringBuilder();
        try {
            text.append("tried");
        } finally {
            text.append(Slow.sleep());
        }
        return text.toString();
    }
}
