package dev.straightway.deployment.proof.corpus.blocking;

import java.util.Map;

import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in constructors and factories that Jackson finds by itself. */
@Path("blocking/json-factories")
public class JsonFactoriesResource {

    public static final class Code {
        private Code() {
        }

        public static Code valueOf(String text) {
            Slow.file();
            return new Code();
        }
    }

    public static final class Number {
        private Number() {
        }

        public static Number valueOf(int number) {
            Slow.file();
            return new Number();
        }
    }

    public static final class Text {
        private Text() {
        }

        public static Text fromString(String text) {
            Slow.file();
            return new Text();
        }
    }

    public static final class Hidden {
        private Hidden(String text) {
            Slow.file();
        }
    }

    public static final class Long {
        public Long() {
            // nothing
        }

        public Long(long number) {
            Slow.file();
        }
    }

    public static final class Only {
        public Only(String name, int count) {
            Slow.file();
        }
    }

    public static final class Named {
        public Named(@JsonProperty("name") String name) {
            Slow.file();
        }

        public Named(String name, int count, String more) {
            // not taken
        }
    }

    public static final class Listed {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        Listed(java.util.List<String> list) {
            Slow.file();
        }
    }

    public abstract static class Abstract {
        @JsonCreator
        public static Abstract of(String text) {
            Slow.file();
            return new Abstract() {
            };
        }
    }

    public interface Contract {
        @JsonCreator
        static Contract of(String text) {
            Slow.file();
            return null;
        }
    }

    public enum Colour {
        RED,
        BLUE;

        @JsonCreator
        public static Colour of(String text) {
            Slow.file();
            return RED;
        }
    }

    public enum Tone {
        LIGHT,
        DARK;

        @JsonValue
        public String tone() {
            return Slow.file();
        }
    }

    public interface Toned {
        @JsonValue
        String tone();
    }

    public enum Mood implements Toned {
        GOOD;

        @Override
        public String tone() {
            return Slow.file();
        }
    }

    public record Key(String text) {
        public Key(int number) {
            this(Slow.file());
        }
    }

    public record Holder(Code code) {
    }

    @POST
    @Path("value-of")
    @Blocks("file in valueOf")
    public String valueOf(Code code) {
        return "read";
    }

    @POST
    @Path("value-of-number")
    @Blocks("file in valueOf of a number")
    public String valueOfNumber(Number number) {
        return "read";
    }

    @POST
    @Path("from-string")
    @Blocks("file in fromString")
    public String fromString(Text text) {
        return "read";
    }

    @POST
    @Path("hidden")
    @Blocks("file in a private constructor of a text")
    public String hidden(Hidden hidden) {
        return "read";
    }

    @POST
    @Path("number")
    @Blocks("file in a second constructor, of a number")
    public String number(Long number) {
        return "read";
    }

    @POST
    @Path("only")
    @Blocks("file in the only constructor")
    public String only(Only only) {
        return "read";
    }

    @POST
    @Path("named")
    @Blocks("file in the constructor whose parameter is named")
    public String named(Named named) {
        return "read";
    }

    @POST
    @Path("delegating")
    @Blocks("file in a constructor that is handed a list")
    public String delegating(Listed listed) {
        return "read";
    }

    @POST
    @Path("abstract")
    @Blocks("file in a factory of an abstract class")
    public String abstractClass(Abstract made) {
        return "read";
    }

    @POST
    @Path("interface")
    @Blocks("file in a factory of an interface")
    public String contract(Contract made) {
        return "read";
    }

    @POST
    @Path("enum")
    @Blocks("file in a factory of constants")
    public String constant(Colour colour) {
        return "read";
    }

    @POST
    @Path("enum-value")
    @Blocks("file in the value of constants")
    public String constantValue(Tone tone) {
        return "read";
    }

    @POST
    @Path("enum-contract")
    @Blocks("file in the value of constants that an interface names")
    public String constantContract(Mood mood) {
        return "read";
    }

    @POST
    @Path("key")
    @Blocks("file in the factory of a key")
    public String key(Map<Code, String> map) {
        return "read";
    }

    @POST
    @Path("record")
    @Blocks("file in a further constructor of a record")
    public String record(Key key) {
        return "read";
    }

    @POST
    @Path("component")
    @Blocks("file in the factory of a component")
    public String component(Holder holder) {
        return "read";
    }
}
