package dev.straightway.deployment.proof.corpus.blocking;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.ArrayList;
import java.util.List;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonKey;
import com.fasterxml.jackson.annotation.JsonMerge;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.annotation.SimpleObjectIdResolver;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.util.StdConverter;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in what annotations of Jackson's bring in. */
@Path("blocking/json-marks")
public class JsonMarksResource {

    public static class Line {
        public String getText() {
            return Slow.row();
        }
    }

    @JsonAutoDetect(getterVisibility = JsonAutoDetect.Visibility.ANY)
    public static class Detected {
        private String getText() {
            return Slow.row();
        }
    }

    @JsonAutoDetect(fieldVisibility = JsonAutoDetect.Visibility.ANY)
    public static class Fields {
        private final Line line = new Line();
    }

    @JsonAutoDetect(getterVisibility = JsonAutoDetect.Visibility.ANY)
    public interface Open {
    }

    public static class Inherited implements Open {
        String getText() {
            return Slow.row();
        }
    }

    public static class Accessed {
        @JsonProperty(access = JsonProperty.Access.READ_WRITE)
        private String text;

        private String getText() {
            return Slow.row();
        }
    }

    public static class Merged {
        private Settings settings = new Settings();

        @JsonMerge
        public Settings getSettings() {
            return settings;
        }

        public void setSettings(Settings settings) {
            this.settings = settings;
        }
    }

    public static class Settings extends Above {
        public String text;
    }

    public static class Above {
        public void setMore(String more) {
            Slow.row();
        }
    }

    public static class Merging {
        @JsonMerge
        public Object value = new Above();
    }

    @JsonNaming(SlowNames.class)
    public static class Strange {
        public String text;
    }

    public static class SlowNames extends PropertyNamingStrategies.NamingBase {
        private static final long serialVersionUID = 1;

        @Override
        public String translate(String name) {
            return name + Slow.file();
        }
    }

    @JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "id", resolver = Resolver.class)
    public static class Identified {
        public String id;
        public Identified other;
    }

    public static class Resolver extends SimpleObjectIdResolver {
        public Resolver() {
            Slow.file();
        }
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
    public interface Anything {
    }

    public static class Wrapped {
        @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
        public Object value;
    }

    @JacksonAnnotationsInside
    @JsonSerialize(converter = SlowConverter.class)
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Slowly {
    }

    public static class SlowConverter extends StdConverter<String, String> {
        @Override
        public String convert(String text) {
            return text + Slow.file();
        }
    }

    public static class Money {
        @Slowly
        public String amount = "1";
    }

    public static class Converted {
        @JsonDeserialize(converter = SlowConverter.class)
        public String amount;
    }

    public static class Filtered {
        @JsonInclude(value = JsonInclude.Include.CUSTOM, valueFilter = SlowFilter.class)
        public String text = "a";
    }

    public interface Shown {
    }

    public static class Viewed {
        @JsonView(Shown.class)
        public String getText() {
            return Slow.row();
        }
    }

    public static class SlowFilter {
        @Override
        public boolean equals(Object other) {
            return Slow.file() == null;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    @JsonInclude(JsonInclude.Include.NON_DEFAULT)
    public static class Defaulted {
        public Value value = new Value();
    }

    public static class Value {
        @Override
        public boolean equals(Object other) {
            return Slow.file() == null;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    @JsonFormat(shape = JsonFormat.Shape.OBJECT)
    public enum Colour {
        RED;

        public String getText() {
            return Slow.file();
        }
    }

    public static class Key {
        @JsonKey
        public String key() {
            return Slow.file();
        }
    }

    @JsonSerialize(as = Above.class)
    public static class Narrowed extends Above {
        public String getText() {
            return Slow.file();
        }
    }

    public static class OwnList extends ArrayList<String> {
        private static final long serialVersionUID = 1;

        @Override
        public boolean add(String item) {
            return Slow.file() != null;
        }
    }

    public static class Listed {
        @JsonDeserialize(as = OwnList.class)
        public List<String> list;
    }

    @JsonDeserialize(as = Implemented.class)
    public interface Contract {
    }

    public static class Implemented implements Contract {
        public void setText(String text) {
            Slow.file();
        }
    }

    public static class NotIgnored {
        @JsonIgnore(false)
        public String getText() {
            return Slow.file();
        }
    }

    public static class IgnoredField {
        @JsonIgnore
        private String text;

        @JsonProperty
        public String getText() {
            return Slow.file();
        }
    }

    @GET
    @Path("detected")
    @Blocks("JDBC in a private getter that is detected")
    public Detected detected() {
        return new Detected();
    }

    @GET
    @Path("fields")
    @Blocks("JDBC in a getter of a private field that is detected")
    public Fields fields() {
        return new Fields();
    }

    @GET
    @Path("inherited")
    @Blocks("JDBC in a getter that an annotation of an interface detects")
    public Inherited inherited() {
        return new Inherited();
    }

    @GET
    @Path("access")
    @Blocks("JDBC in a private getter of a property with access")
    public Accessed accessed() {
        return new Accessed();
    }

    @POST
    @Path("merge")
    @Blocks("JDBC in a setter of what is merged")
    public String merged(Merged merged) {
        return "read";
    }

    @POST
    @Path("merge-object")
    @Blocks("JDBC in a setter of an object that is merged")
    public String merging(Merging merging) {
        return "read";
    }

    @GET
    @Path("naming")
    @Blocks("file in own names")
    public Strange naming() {
        return new Strange();
    }

    @POST
    @Path("identity")
    @Blocks("file in what resolves identities")
    public String identity(Identified identified) {
        return "read";
    }

    @POST
    @Path("class")
    @Blocks("loads a class that the client names")
    public String anything(Anything anything) {
        return "read";
    }

    @POST
    @Path("property-class")
    @Blocks("loads a class that the client names for a property")
    public String wrapped(Wrapped wrapped) {
        return "read";
    }

    @GET
    @Path("meta")
    @Blocks("file in the converter of an annotation's annotation")
    public Money meta() {
        return new Money();
    }

    @POST
    @Path("converter")
    @Blocks("file in a converter")
    public String converted(Converted converted) {
        return "read";
    }

    @GET
    @Path("filter")
    @Blocks("file in what filters values")
    public Filtered filtered() {
        return new Filtered();
    }

    @GET
    @Path("view")
    @Blocks("query in a getter that a view shows")
    @JsonView(Shown.class)
    public Viewed viewed() {
        return new Viewed();
    }

    @GET
    @Path("default")
    @Blocks("file in equals of a value that isn't the default")
    public Defaulted defaulted() {
        return new Defaulted();
    }

    @GET
    @Path("enum")
    @Blocks("file in a getter of a constant")
    public Colour constant() {
        return Colour.RED;
    }

    @GET
    @Path("key")
    @Blocks("file in @JsonKey")
    public java.util.Map<Key, String> key() {
        return java.util.Map.of(new Key(), "a");
    }

    @GET
    @Path("narrowed")
    @Blocks("file in a getter of what is written as less")
    public List<Object> narrowed() {
        return List.of(new Narrowed(), new Colour[] { Colour.RED });
    }

    @POST
    @Path("as-list")
    @Blocks("file in an own list that an annotation names")
    public String asList(Listed listed) {
        return "read";
    }

    @POST
    @Path("as")
    @Blocks("file in a setter of the class that an annotation names")
    public String as(Contract contract) {
        return "read";
    }

    @GET
    @Path("not-ignored")
    @Blocks("file in a getter that isn't ignored")
    public NotIgnored notIgnored() {
        return new NotIgnored();
    }

    @GET
    @Path("ignored-field")
    @Blocks("file in a getter that is named while its field is ignored")
    public IgnoredField ignoredField() {
        return new IgnoredField();
    }
}
