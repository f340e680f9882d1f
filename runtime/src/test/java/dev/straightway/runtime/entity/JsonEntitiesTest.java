package dev.straightway.runtime.entity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import javax.xml.transform.Source;

import jakarta.activation.DataSource;
import jakarta.json.Json;
import jakarta.json.JsonArray;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonStructure;
import jakarta.json.JsonValue;
import jakarta.json.bind.Jsonb;
import jakarta.json.bind.JsonbBuilder;
import jakarta.json.bind.JsonbConfig;
import jakarta.json.bind.config.PropertyNamingStrategy;
import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.core.Form;
import jakarta.ws.rs.core.GenericType;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.NoContentException;
import jakarta.ws.rs.core.StreamingOutput;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;

import dev.straightway.runtime.body.SecuredMappers;
import io.vertx.core.buffer.Buffer;

class JsonEntitiesTest {

    private static final String JSON = "application/json";
    private static final Type PEOPLE = new GenericType<List<Person>>() {
    }.getType();
    private static final Type SHAPES = new GenericType<List<Shape>>() {
    }.getType();

    private final Codec jackson = Codec.standard();
    private final Codec binding = new Codec(Codec.entities(null));

    @ParameterizedTest
    @ValueSource(strings = { JSON, "text/json", "application/vnd.acme+json", "model/gltf+json", "application/JSON",
            "application/json;charset=utf-8" })
    void readsAndWritesEveryMediaTypeOfJson(String mediaType) throws IOException {
        for (Codec codec : List.of(jackson, binding)) {
            assertThat(codec.write(new Person("Ada", 36), mediaType.toLowerCase())).asString()
                    .isIn("{\"name\":\"Ada\",\"age\":36}", "{\"age\":36,\"name\":\"Ada\"}");
            assertThat(codec.read(Person.class, mediaType.toLowerCase(), "{\"name\":\"Ada\",\"age\":36}"))
                    .isEqualTo(new Person("Ada", 36));
        }
    }

    @Test
    void readsAndWritesGenericTypes() throws IOException {
        for (Codec codec : List.of(jackson, binding)) {
            assertThat(codec.read(PEOPLE, JSON, "[{\"name\":\"Ada\",\"age\":36}]")).isEqualTo(List.of(new Person("Ada", 36)));
        }
        assertThat(jackson.write(new ArrayList<>(List.of(new Circle(2))), SHAPES, JSON)).asString()
                .isEqualTo("[{\"kind\":\"circle\",\"radius\":2}]");
    }

    @Test
    void writesAnEntityThatIsNotOfTheDeclaredTypeByItsClass() throws IOException {
        assertThat(jackson.write(Map.of("a", 1), SHAPES, JSON)).asString().isEqualTo("{\"a\":1}");
    }

    @Test
    void readsNothingAsNull() throws IOException {
        assertThat(jackson.read(Person.class, JSON, "")).isNull();
        assertThat(binding.read(Person.class, JSON, "")).isNull();
        assertThatThrownBy(() -> jackson.read(JsonObject.class, JSON, "")).isInstanceOf(NoContentException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = { "{", "{\"age\":\"old\"}", "[]", "nonsense" })
    void refusesWhatIsNoJsonOfTheType(String text) {
        assertThatThrownBy(() -> jackson.read(Person.class, JSON, text)).isInstanceOf(BadRequestException.class)
                .hasMessageNotContaining("Person");
        assertThatThrownBy(() -> binding.read(Person.class, JSON, text)).isInstanceOf(BadRequestException.class)
                .hasMessageNotContaining("Person");
    }

    @Test
    void blamesTheServerForAClassThatCanNotBeBound() {
        assertThatThrownBy(() -> jackson.read(Shape.Unnamed.class, JSON, "{}")).isInstanceOf(InvalidDefinitionException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = { "iso-8859-1", "utf-16be", "utf-8" })
    void readsAndWritesInTheNamedCharset(String charset) throws IOException {
        String mediaType = JSON + ";charset=" + charset;
        byte[] bytes = "{\"a\":\"é\"}".getBytes(charset);

        for (Codec codec : List.of(jackson, binding)) {
            assertThat(codec.write(Map.of("a", "é"), mediaType)).isEqualTo(bytes);
            assertThat(codec.read(Map.class, mediaType, bytes)).isEqualTo(Map.of("a", "é"));
        }
        assertThat(jackson.write(Json.createObjectBuilder().add("a", "é").build(), mediaType)).isEqualTo(bytes);
        assertThat(jackson.read(JsonObject.class, mediaType, bytes)).hasToString("{\"a\":\"é\"}");
    }

    @Test
    void leavesRepresentationsToTheirOwnProviders() {
        for (Class<?> type : List.of(String.class, byte[].class, InputStream.class, Reader.class, File.class, Path.class,
                Buffer.class, StreamingOutput.class, Form.class, DataSource.class, Source.class, JsonValue.class)) {
            for (Codec codec : List.of(jackson, binding)) {
                assertThat(Stream.concat(codec.writer(type, MediaType.APPLICATION_JSON_TYPE).stream(),
                        codec.reader(type, MediaType.APPLICATION_JSON_TYPE).stream())).as(type.getName())
                        .doesNotHaveAnyElementsOfTypes(JacksonEntity.class, JsonBindingEntity.class);
            }
        }
    }

    @Test
    void prefersJacksonToJsonBinding() {
        assertThat(jackson.writer(Person.class, MediaType.APPLICATION_JSON_TYPE)).get().isInstanceOf(JacksonEntity.class);
        assertThat(binding.writer(Person.class, MediaType.APPLICATION_JSON_TYPE)).get().isInstanceOf(JsonBindingEntity.class);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = { "jakarta.json.JsonObject | {\"a\":[1]}", "jakarta.json.JsonArray | [1,null]",
            "jakarta.json.JsonStructure | {}", "jakarta.json.JsonStructure | []", "jakarta.json.JsonValue | true",
            "jakarta.json.JsonNumber | 1.5", "jakarta.json.JsonString | \"x\"" })
    void readsAndWritesJsonValues(Class<?> type, String text) throws IOException {
        Object value = jackson.read(type, JSON, text);

        assertThat(value).isInstanceOf(type);
        assertThat(jackson.write(value, "application/vnd.acme+json")).asString().isEqualTo(text);
    }

    /** Of what the libraries themselves never come to an end, or throw what isn't about JSON. */
    @ParameterizedTest
    @ValueSource(strings = { "{\"unknown\":[[1,", "{\"unknown\":[", "{\"unknown\":{\"a\":[}", "[}", "{\"unknown\":[\"]" })
    void refusesBracketsThatDoNotMatch(String text) {
        assertThatThrownBy(() -> binding.read(Person.class, JSON, text)).isInstanceOf(BadRequestException.class);
    }

    @Test
    void refusesWhatLiesTooDeep() {
        assertThatThrownBy(() -> binding.read(Person.class, JSON, "{\"unknown\":" + "[".repeat(5000) + "]".repeat(5000) + "}"))
                .isInstanceOf(BadRequestException.class);
        assertThatThrownBy(() -> jackson.read(JsonStructure.class, JSON, "[".repeat(5000) + "]".repeat(5000)))
                .isInstanceOf(BadRequestException.class);
    }

    @Test
    void refusesNumbersBeyondAllBounds() {
        for (String number : List.of("1e99999999999", "9".repeat(5000))) {
            assertThatThrownBy(() -> jackson.read(JsonStructure.class, JSON, "[" + number + "]"))
                    .isInstanceOf(BadRequestException.class);
        }
    }

    @Test
    void refusesOtherJsonValuesThanDeclared() {
        assertThatThrownBy(() -> jackson.read(JsonObject.class, JSON, "[]")).isInstanceOf(BadRequestException.class)
                .hasMessage("The entity is a JSON ARRAY, no JsonObject");
        assertThatThrownBy(() -> jackson.read(JsonArray.class, JSON, "{}")).isInstanceOf(BadRequestException.class);
        assertThatThrownBy(() -> jackson.read(JsonNumber.class, JSON, "true")).isInstanceOf(BadRequestException.class);
        assertThatThrownBy(() -> jackson.read(JsonStructure.class, JSON, "{")).isInstanceOf(BadRequestException.class)
                .hasMessage("The entity isn't JSON");
    }

    @Test
    void bindsInTheContextOfTheApplication() throws IOException {
        Jsonb upper = JsonbBuilder.create(new JsonbConfig()
                .withPropertyNamingStrategy(PropertyNamingStrategy.UPPER_CAMEL_CASE));
        Codec codec = new Codec(StandardEntities.all(null, () -> new OneContext(Jsonb.class, upper), Codec.TAKEN,
                SecuredMappers.NONE));

        assertThat(new String(codec.write(new Circle(2), JSON), StandardCharsets.UTF_8)).isEqualTo("{\"Radius\":2}");
        assertThat(codec.read(Circle.class, JSON, "{\"Radius\":3}")).extracting("radius").isEqualTo(3);
    }

    /** A class of the application with an order of its properties. */
    public static final class Person {

        public String name;
        public int age;

        public Person() {
        }

        Person(String name, int age) {
            this.name = name;
            this.age = age;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Person person && name.equals(person.name) && age == person.age;
        }

        @Override
        public int hashCode() {
            return name.hashCode();
        }
    }

    /** A class whose kind is lost without the declared type. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes(@JsonSubTypes.Type(value = Circle.class, name = "circle"))
    public interface Shape {

        /** Has no class to make. */
        interface Unnamed {
        }
    }

    /** The one kind of shape. */
    public static final class Circle implements Shape {

        public int radius;

        public Circle() {
        }

        Circle(int radius) {
            this.radius = radius;
        }
    }
}
