package dev.straightway.runtime.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.Serial;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonFilter;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;

import dev.straightway.runtime.jackson.WriterFit.Found;
import dev.straightway.runtime.json.JsonOutput;
import dev.straightway.runtime.json.Unforeseen;

/** Which types and mappers are left to Jackson, and why. */
class WriterFitTest {

    public record Item(String name, long count, LocalDate day) {
    }

    public record Formatted(@JsonFormat(pattern = "yyyy") LocalDate day) {
    }

    @JacksonAnnotationsInside
    @Retention(RetentionPolicy.RUNTIME)
    @JsonSerialize(using = ToStringSerializer.class)
    @interface AsText {
    }

    public record Marked(@AsText int number) {
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    public record Typed(int a) {
    }

    @JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)
    public record Identified(int a) {
    }

    @JsonFilter("some")
    public record Filtered(int a) {
    }

    @JsonFormat(shape = JsonFormat.Shape.ARRAY)
    public record Row(int a) {
    }

    public record Unwrapped(@JsonUnwrapped Item item) {
    }

    public record Contained(@JsonInclude(content = JsonInclude.Include.NON_NULL) Map<String, String> all) {
    }

    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    public record Sparse(List<String> all) {
    }

    public record Keyed(Map<Integer, String> all) {
    }

    public record Node(List<Node> nodes) {
    }

    public record Anything(Object value) {
    }

    public static class Hidden {
        @com.fasterxml.jackson.annotation.JsonProperty
        private final int secret = 1;
    }

    enum Valued {
        A;

        @JsonValue
        public int number() {
            return 7;
        }
    }

    @JsonFormat(shape = JsonFormat.Shape.OBJECT)
    enum Shaped {
        A
    }

    @JsonFormat(shape = JsonFormat.Shape.OBJECT)
    public static class Special extends ArrayList<String> {
        @Serial
        private static final long serialVersionUID = 1L;
    }

    public static class Parent {
        public int getA() {
            return 1;
        }
    }

    public static class Child extends Parent {
    }

    private static Found found(ObjectMapper mapper, TypeReference<?> type) {
        return WriterFit.of(mapper, mapper.constructType(type), ReflectiveAccess::of);
    }

    private static Found found(Class<?> type) {
        ObjectMapper mapper = RandomWritingTest.usual();
        return WriterFit.of(mapper, mapper.constructType(type), ReflectiveAccess::of);
    }

    static Stream<Arguments> types() {
        return Stream.of(
                arguments(Formatted.class, "@JsonFormat is at day"),
                arguments(Marked.class, "@JsonSerialize is at number"),
                arguments(Typed.class, Typed.class.getName() + " is written with the name of its type"),
                arguments(Identified.class, "an identity, a filter or a type id is written"),
                arguments(Filtered.class, "an identity, a filter or a type id is written"),
                arguments(Row.class, "Jackson writes it by com.fasterxml.jackson.databind.ser.impl.BeanAsArraySerializer"),
                arguments(Unwrapped.class,
                        "item is written by com.fasterxml.jackson.databind.ser.impl.UnwrappingBeanPropertyWriter"),
                arguments(Contained.class, "@JsonInclude is at all"),
                arguments(Sparse.class, "all is left out for some of its values"),
                arguments(Keyed.class, "java.util.Map<java.lang.Integer,java.lang.String> isn't a plain map with texts as"
                        + " keys"),
                arguments(Node.class, Node.class.getName() + " may hold itself"),
                arguments(Anything.class, "nothing was generated for java.lang.Object"),
                arguments(Hidden.class, "generated code can't ask for secret"),
                arguments(Valued.class, Valued.class.getName()
                        + " is written by com.fasterxml.jackson.databind.ser.std.JsonValueSerializer"),
                arguments(Shaped.class, Shaped.class.getName()
                        + " is written by com.fasterxml.jackson.databind.ser.BeanSerializer"),
                arguments(Special.class, Special.class.getName()
                        + " is written by com.fasterxml.jackson.databind.ser.BeanSerializer"),
                arguments(int[].class,
                        "Jackson writes it by com.fasterxml.jackson.databind.ser.std.StdArraySerializers$IntArraySerializer"),
                arguments(java.util.Date.class, "nothing was generated for java.util.Date"));
    }

    @ParameterizedTest
    @MethodSource("types")
    void leavesTypesToJackson(Class<?> type, String reason) {
        assertThat(found(type)).isEqualTo(new Found(Optional.empty(), reason));
    }

    static Stream<Arguments> mappers() {
        return Stream.of(
                mapper("INDENT_OUTPUT is on", mapper -> mapper.enable(SerializationFeature.INDENT_OUTPUT)),
                mapper("WRAP_ROOT_VALUE is on", mapper -> mapper.enable(SerializationFeature.WRAP_ROOT_VALUE)),
                mapper("ORDER_MAP_ENTRIES_BY_KEYS is on",
                        mapper -> mapper.enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)),
                mapper("java.time.LocalDate is written in a form of its own",
                        mapper -> mapper.enable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)),
                mapper("java.lang.Long is written in a form of its own", mapper -> mapper.registerModule(
                        new SimpleModule().addSerializer(long.class, ToStringSerializer.instance))),
                mapper("the mapper is configured for java.time.LocalDate", mapper -> mapper.configOverride(LocalDate.class)
                        .setFormat(JsonFormat.Value.forPattern("dd.MM.yyyy"))),
                mapper("the mapper has mixins", mapper -> mapper.addMixIn(Item.class, Object.class)),
                mapper("features of the generator are changed",
                        mapper -> mapper.enable(JsonGenerator.Feature.STRICT_DUPLICATE_DETECTION)),
                mapper("name is left out for some of its values",
                        mapper -> mapper.setDefaultPropertyInclusion(JsonInclude.Include.NON_EMPTY)),
                mapper("the mapper writes the names of types",
                        mapper -> mapper.activateDefaultTyping(mapper.getPolymorphicTypeValidator(),
                                ObjectMapper.DefaultTyping.NON_FINAL)),
                mapper("the mapper writes JSON in a form of its own",
                        mapper -> mapper.setConfig(
                                mapper.getSerializationConfig().with(JsonWriteFeature.ESCAPE_NON_ASCII))),
                mapper("the mapper reads annotations by " + Introspector.class.getName(),
                        mapper -> mapper.setAnnotationIntrospector(new Introspector())),
                mapper("serializers are changed by " + Modifier.class.getName(), mapper -> mapper.registerModule(
                        new SimpleModule().setSerializerModifier(new Modifier()))),
                mapper("Jackson writes it by " + ToStringSerializer.class.getName(), mapper -> mapper.registerModule(
                        new SimpleModule().addSerializer(Item.class, ToStringSerializer.instance))));
    }

    @SuppressWarnings("serial") // never written
    static final class Introspector extends JacksonAnnotationIntrospector {
    }

    @SuppressWarnings("serial") // never written
    static final class Modifier extends BeanSerializerModifier {
    }

    private static Arguments mapper(String reason, Consumer<ObjectMapper> setting) {
        return arguments(reason, setting);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("mappers")
    void leavesMappersWithOtherSettingsToJackson(String reason, Consumer<ObjectMapper> setting) {
        ObjectMapper mapper = RandomWritingTest.usual();
        setting.accept(mapper);
        assertThat(found(mapper, new TypeReference<Item>() {
        })).isEqualTo(new Found(Optional.empty(), reason));
    }

    @Test
    void leavesMappersOfAnotherClassToJackson() {
        @SuppressWarnings("serial") // never written
        ObjectMapper mapper = new ObjectMapper() {
        };
        assertThat(found(mapper, new TypeReference<Item>() {
        }).reason()).isEqualTo("the mapper is a " + mapper.getClass().getName());
    }

    static Stream<Arguments> unforeseen() {
        Map<Object, String> heap = new LinkedHashMap<>();
        heap.put(1, "a");
        return Stream.of(
                arguments(new TypeReference<Parent>() {
                }, new Child()),
                arguments(new TypeReference<List<Parent>>() {
                }, Arrays.asList(new Parent(), new Child())),
                arguments(new TypeReference<List<String>>() {
                }, new Special()),
                arguments(new TypeReference<Map<String, String>>() {
                }, heap));
    }

    @ParameterizedTest
    @MethodSource("unforeseen")
    void givesUpValuesThatJacksonWritesByTheirClass(TypeReference<?> type, Object value) {
        Found found = found(RandomWritingTest.usual(), type);
        assertThat(found.reason()).isEmpty();
        assertThatThrownBy(() -> found.writer().orElseThrow().write(value, new JsonOutput(0))).isInstanceOf(Unforeseen.class);
    }
}
