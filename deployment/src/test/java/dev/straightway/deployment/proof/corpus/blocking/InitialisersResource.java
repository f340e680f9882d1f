package dev.straightway.deployment.proof.corpus.blocking;

import java.util.function.Supplier;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks while something is made: static and instance initialisers, constructors, holders, memos. */
@Path("blocking/initialisers")
public class InitialisersResource {

    static final class Settings {
        static final String TEXT;

        static {
            TEXT = Slow.file();
        }

        static String name() {
            return "settings";
        }
    }

    static final class Registry {
        private Registry() {
        }

        private static final class Holder {
            static final Registry INSTANCE = new Registry();
            static final String HOST = Slow.host();
        }

        static Registry instance() {
            return Holder.INSTANCE;
        }
    }

    static class Loud {
        static final int SIZE = Slow.monitor();
    }

    static final class Quiet extends Loud {
        int size() {
            return 1;
        }
    }

    interface Defaults {
        String HOST = Slow.host();
    }

    enum Country {
        DE,
        FR;

        static final String LIST = Slow.file();
    }

    static final class Opened {
        private final String text = Slow.file();

        String text() {
            return text;
        }
    }

    static class Started {
        Started() {
            start();
        }

        void start() {
        }
    }

    static final class StartedSlowly extends Started {
        @Override
        void start() {
            Slow.sleep();
        }
    }

    static final class Memo<T> {
        private final Supplier<T> source;
        private T value;

        Memo(Supplier<T> source) {
            this.source = source;
        }

        T get() {
            if (value == null) {
                value = source.get();
            }
            return value;
        }
    }

    private final Memo<String> memo = new Memo<>(Slow::file);

    @GET
    @Path("static")
    @Blocks("file in a static initialiser")
    public String staticInitialiser() {
        return Settings.name();
    }

    @GET
    @Path("holder")
    @Blocks("name look-up in a holder's initialiser")
    public String holder() {
        return Registry.instance().getClass().getSimpleName();
    }

    @GET
    @Path("super")
    @Blocks("monitor in the initialiser of the super class")
    public int superInitialiser() {
        return new Quiet().size();
    }

    @GET
    @Path("interface")
    @Blocks("name look-up in the initialiser of an interface")
    public String interfaceField() {
        return Defaults.HOST;
    }

    @GET
    @Path("enum")
    @Blocks("file in the initialiser of an enum")
    public String enumInitialiser() {
        return Country.valueOf("DE").name();
    }

    @GET
    @Path("instance")
    @Blocks("file in the initialiser of a field")
    public String fieldInitialiser() {
        return new Opened().text();
    }

    @GET
    @Path("constructor")
    @Blocks("sleep in a method that the super constructor calls")
    public String superConstructor() {
        return new StartedSlowly().toString();
    }

    @GET
    @Path("memo")
    @Blocks("file behind a memo")
    public String memo() {
        return memo.get();
    }
}
