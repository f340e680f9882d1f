package dev.straightway.deployment.proof.corpus.blocking;

import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks where Jackson fills what is there: collections behind getters, own collections and maps, hidden setters. */
@Path("blocking/json-filled")
public class JsonFilledResource {

    public static class Listing {
        private final List<String> items = new ArrayList<>();

        public List<String> getItems() {
            Slow.row();
            return items;
        }
    }

    public static class Mapping {
        private final Map<String, String> items = new HashMap<>();

        public Map<String, String> getItems() {
            Slow.row();
            return items;
        }
    }

    public static class Deep {
        private final List<Line> lines = new ArrayList<>();

        public List<Line> getLines() {
            return lines;
        }
    }

    public static class Line {
        public void setText(String text) {
            Slow.row();
        }
    }

    public static class Slowly extends ArrayList<String> {
        private static final long serialVersionUID = 1;

        @Override
        public boolean add(String item) {
            Slow.row();
            return super.add(item);
        }
    }

    public static class Behind {
        private final List<String> items = new Slowly();

        public List<String> getItems() {
            return items;
        }
    }

    public static class SlowMap extends AbstractMap<String, String> {
        @Override
        public Set<Entry<String, String>> entrySet() {
            return Set.of();
        }

        @Override
        public String put(String key, String value) {
            return Slow.row();
        }
    }

    public static class Rest {
        @JsonAnySetter
        private final Map<String, Object> rest = new SlowRest();
    }

    public static class SlowRest extends HashMap<String, Object> {
        private static final long serialVersionUID = 1;

        @Override
        public Object put(String key, Object value) {
            return Slow.row();
        }
    }

    public static class Inferred {
        private String name;

        public String getName() {
            return name;
        }

        private void setName(String name) {
            this.name = name + Slow.row();
        }
    }

    public static class Renamed {
        @JsonSetter("name")
        void rename(String name) {
            Slow.row();
        }
    }

    public static class ByField {
        private Line line;

        public Line getLine() {
            return line;
        }
    }

    @JsonAutoDetect(fieldVisibility = JsonAutoDetect.Visibility.ANY)
    public static class Detected {
        private Line line;
    }

    public static class Opened {
        @JsonProperty
        private Line line;
    }

    public static class Inner {
        public class Part {
            public void setText(String text) {
                Slow.row();
            }
        }

        public Part part;
    }

    @POST
    @Path("getter")
    @Blocks("JDBC in a getter that is used as a setter")
    public String getter(Listing listing) {
        return "read";
    }

    @POST
    @Path("map")
    @Blocks("JDBC in a getter of a map that is used as a setter")
    public String map(Mapping mapping) {
        return "read";
    }

    @POST
    @Path("elements")
    @Blocks("JDBC in a setter of what is put behind a getter")
    public String elements(Deep deep) {
        return "read";
    }

    @POST
    @Path("list")
    @Blocks("JDBC in add of an own list")
    public String list(Slowly list) {
        return "read";
    }

    @POST
    @Path("behind")
    @Blocks("JDBC in add of an own list behind a getter")
    public String behind(Behind behind) {
        return "read";
    }

    @POST
    @Path("own-map")
    @Blocks("JDBC in put of an own map")
    public String ownMap(SlowMap map) {
        return "read";
    }

    @POST
    @Path("rest")
    @Blocks("JDBC in put of an own map for the rest")
    public String rest(Rest rest) {
        return "read";
    }

    @POST
    @Path("inferred")
    @Blocks("JDBC in a private setter of what has a getter")
    public String inferred(Inferred inferred) {
        return "read";
    }

    @POST
    @Path("renamed")
    @Blocks("JDBC in a method that is a setter by annotation")
    public String renamed(Renamed renamed) {
        return "read";
    }

    @POST
    @Path("field")
    @Blocks("JDBC in a setter of a field that has a getter alone")
    public String field(ByField field) {
        return "read";
    }

    @POST
    @Path("detected")
    @Blocks("JDBC in a setter of a private field that is detected")
    public String detected(Detected detected) {
        return "read";
    }

    @POST
    @Path("opened")
    @Blocks("JDBC in a setter of a private field with @JsonProperty")
    public String opened(Opened opened) {
        return "read";
    }

    @POST
    @Path("inner")
    @Blocks("JDBC in a setter of an inner class")
    public String inner(Inner inner) {
        return "read";
    }

    public static class Failure extends Exception {
        private static final long serialVersionUID = 1;

        @Override
        public Throwable initCause(Throwable cause) {
            Slow.row();
            return this;
        }
    }

    @POST
    @Path("cause")
    @Blocks("JDBC in what takes the cause of an exception")
    public String cause(Failure failure) {
        return "read";
    }
}
