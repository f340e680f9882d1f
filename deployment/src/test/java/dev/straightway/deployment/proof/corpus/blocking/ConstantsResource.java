package dev.straightway.deployment.proof.corpus.blocking;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in a constant of an enum that nobody names: it comes out of what the platform makes of its neighbours. */
@Path("blocking/constants")
public class ConstantsResource {

    enum Source {
        QUICK {
            @Override
            String read() {
                return "quick";
            }
        },
        SLOW {
            @Override
            String read() {
                return Slow.file();
            }
        };

        abstract String read();
    }

    enum Plan implements Supplier<String> {
        NONE {
            @Override
            public String get() {
                return "none";
            }
        },
        LOAD {
            @Override
            public String get() {
                return Slow.row();
            }
        }
    }

    @GET
    @Path("complement")
    @Blocks("file in the constant that is left")
    public String complement() {
        return EnumSet.complementOf(EnumSet.of(Source.QUICK)).iterator().next().read();
    }

    @GET
    @Path("range")
    @Blocks("file in a constant of a range")
    public String range() {
        return EnumSet.range(Source.QUICK, Source.values()[1]).stream().map(Source::read).collect(Collectors.joining());
    }

    @GET
    @Path("declared")
    @Blocks("file in a constant of the class of another one")
    public String declared() {
        var all = Source.QUICK.getDeclaringClass().getEnumConstants();
        return Arrays.stream(all).map(Source::read).collect(Collectors.joining());
    }

    @GET
    @Path("class")
    @Blocks("file in a constant of a class that is handed on")
    public String ofClass() {
        return all(Source.class).stream().map(Source::read).collect(Collectors.joining());
    }

    private static <E extends Enum<E>> Set<E> all(Class<E> type) {
        return EnumSet.allOf(type);
    }

    @GET
    @Path("generic")
    @Blocks("JDBC in a constant of a class that is handed on")
    public String generic() {
        return read(Plan.NONE);
    }

    private static <E extends Enum<E> & Supplier<String>> String read(E one) {
        var others = EnumSet.complementOf(EnumSet.of(one));
        return others.stream().map(Supplier::get).collect(Collectors.joining());
    }

    @GET
    @Path("value/{name}")
    @Blocks("file in a constant that is found by the class of another one")
    public String value(@PathParam("name") String name) {
        return Enum.valueOf(Source.QUICK.getDeclaringClass(), name).read();
    }

    @GET
    @Path("keys")
    @Blocks("file in a constant that is left of the keys of a map")
    public String keys() {
        Map<Source, String> seen = new EnumMap<>(Map.of(Source.QUICK, ""));
        var missing = EnumSet.complementOf(EnumSet.copyOf(seen.keySet()));
        missing.forEach(Source::read);
        return "read";
    }
}
