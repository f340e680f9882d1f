package dev.straightway.runtime.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.deser.DeserializationProblemHandler;
import com.fasterxml.jackson.databind.module.SimpleModule;

import dev.straightway.runtime.jackson.ReaderFit.Found;
import dev.straightway.runtime.json.JsonInput;
import dev.straightway.runtime.json.Unforeseen;

/** Which types, mappers and texts are left to Jackson, and why. */
class ReaderFitTest {

    public record Item(String name, long count, LocalDate day) {
    }

    public record Formatted(@JsonFormat(pattern = "yyyy") LocalDate day) {
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    public record Typed(int a) {
    }

    @JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "a")
    public static class Identified {
        public int a;
    }

    @JsonFormat(shape = JsonFormat.Shape.ARRAY)
    public record Row(int a) {
    }

    public static class Unwrapping {
        @JsonUnwrapped
        public Identified item;
    }

    public static class Open {
        public int a;

        @JsonAnySetter
        public void set(String name, Object value) {
        }
    }

    public static class Injected {
        @JacksonInject
        public int a;
    }

    public record Keyed(Map<Integer, String> all) {
    }

    public record Some(@JsonIgnoreProperties("a") Map<String, String> all) {
    }

    public record Node(List<Node> nodes) {
    }

    public static class Hidden {
        private int secret;

        public int getSecret() {
            return secret;
        }
    }

    public static class Getting {
        private final List<String> all = new ArrayList<>();

        public List<String> getAll() {
            return all;
        }
    }

    public record Created(int a) {
        @JsonCreator
        public static Created of(@JsonProperty("a") int a) {
            return new Created(a + 1);
        }
    }

    public static class Made {
        public int a;

        @JsonCreator
        public static Made empty() {
            return new Made();
        }
    }

    @JsonDeserialize(as = Below.class)
    public static class Above {
        public int a;
    }

    @JsonDeserialize
    public static class Below extends Above {
    }

    private static Found found(ObjectMapper mapper, Class<?> type) {
        return ReaderFit.of(mapper, mapper.constructType(type), ReflectiveBinding::of);
    }

    static Stream<Arguments> types() {
        return Stream.of(
                arguments(Formatted.class, "@JsonFormat is at day"),
                arguments(Typed.class, "HERE$Typed is read with the name of its type"),
                arguments(Identified.class, "HERE$Identified is read with an identity, a type id or a reference back"),
                arguments(Row.class, "Jackson reads it by com.fasterxml.jackson.databind.deser.impl.BeanAsArrayDeserializer"),
                arguments(Unwrapping.class, "HERE$Unwrapping takes properties by rules of its own"),
                arguments(Open.class, "HERE$Open takes properties by rules of its own"),
                arguments(Injected.class, "HERE$Injected is given values from elsewhere"),
                arguments(Keyed.class, "java.util.Map<java.lang.Integer,java.lang.String> isn't a plain map with texts as"
                        + " keys"),
                arguments(Some.class, "@JsonIgnoreProperties is at all"),
                arguments(Node.class, "HERE$Node may hold itself"),
                arguments(Hidden.class, "generated code can't set secret"),
                arguments(Getting.class, "generated code can't set all"),
                arguments(Created.class, "HERE$Created is made in a way of its own"),
                arguments(Made.class, "HERE$Made is made in a way of its own"),
                arguments(Above.class, "HERE$Above is read as HERE$Below"),
                arguments(Date.class, "nothing was generated for java.util.Date"));
    }

    @ParameterizedTest
    @MethodSource("types")
    void leavesTypesToJackson(Class<?> type, String reason) {
        assertThat(found(RandomReadingTest.usual(), type)).isEqualTo(new Found(Optional.empty(),
                reason.replace("HERE", ReaderFitTest.class.getName())));
    }

    static Stream<Arguments> mappers() {
        return Stream.of(
                mapper("UNWRAP_ROOT_VALUE is on", mapper -> mapper.enable(DeserializationFeature.UNWRAP_ROOT_VALUE)),
                mapper("FAIL_ON_NULL_CREATOR_PROPERTIES is on",
                        mapper -> mapper.enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)),
                mapper("features of the parser are changed", mapper -> mapper.enable(JsonParser.Feature.ALLOW_COMMENTS)),
                mapper("the mapper has mixins", mapper -> mapper.addMixIn(Item.class, Object.class)),
                mapper("the mapper has handlers of problems", mapper -> mapper.addHandler(new DeserializationProblemHandler() {
                })),
                mapper("deserializers are changed by " + Modifier.class.getName(), mapper -> mapper.registerModule(
                        new SimpleModule().setDeserializerModifier(new Modifier()))),
                mapper("the mapper is configured for java.time.LocalDate", mapper -> mapper.configOverride(LocalDate.class)
                        .setFormat(JsonFormat.Value.forPattern("dd.MM.yyyy"))));
    }

    @SuppressWarnings("serial") // never written
    static final class Modifier extends BeanDeserializerModifier {
    }

    private static Arguments mapper(String reason, Consumer<ObjectMapper> setting) {
        return arguments(reason, setting);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("mappers")
    void leavesMappersWithOtherSettingsToJackson(String reason, Consumer<ObjectMapper> setting) {
        ObjectMapper mapper = RandomReadingTest.usual();
        setting.accept(mapper);
        assertThat(found(mapper, Item.class)).isEqualTo(new Found(Optional.empty(), reason));
    }

    @Test
    void leavesMappersWithNarrowLimitsToJackson() {
        ObjectMapper mapper = new ObjectMapper(JsonFactory.builder()
                .streamReadConstraints(StreamReadConstraints.builder().maxStringLength(10).build()).build());
        assertThat(found(mapper, Refusable.class).reason()).isEqualTo("the parser has narrow limits");
    }

    public record Refusable(String text) {
    }

    private static Object read(ObjectMapper mapper, Class<?> type, byte[] text) {
        Found found = found(mapper, type);
        assertThat(found.reason()).isEmpty();
        JsonInput input = new JsonInput(text, 0, text.length);
        Object value = found.reader().orElseThrow().read(input);
        input.finish();
        return value;
    }

    static Stream<Arguments> usual() {
        return Stream.of(
                arguments("{\"name\":\"a\",\"count\":1,\"day\":\"2026-01-02\"}", "Item[name=a, count=1, day=2026-01-02]"),
                arguments("{ \"day\" : null,\n\"more\":[{\"a\":[]}],\t\"count\":2 }\r\n", "Item[name=null, count=2, day=null]"),
                arguments("{\"n\\u0061me\":\"\\u00e4\\/\"}", "Item[name=\u00e4/, count=0, day=null]"),
                arguments("{\"name\":\"\u00e4\ud83d\ude00\"}", "Item[name=\u00e4\ud83d\ude00, count=0, day=null]"),
                arguments("{}", "Item[name=null, count=0, day=null]"));
    }

    @ParameterizedTest
    @MethodSource("usual")
    void readsWhatIsWrittenInTheUsualWay(String text, String value) {
        assertThat(read(RandomReadingTest.usual(), Item.class, text.getBytes(StandardCharsets.UTF_8))).hasToString(value);
    }

    @ParameterizedTest
    @ValueSource(strings = { "null", "[]", "{\"name\":1}", "{\"count\":\"1\"}", "{\"count\":1.0}", "{\"count\":01}",
            "{\"count\":null}", "{\"count\":9999999999999999999}", "{\"count\":1", "{\"count\":1,}", "{,}", "{} x",
            "{'name':1}",
            "\ufeff{}", "{\"name\":\"a\nb\"}", "{\"name\":\"\\x\"}", "{\"name\":\"\\u12\"}", "{\"name\":\"a", "{\"name\":\"\\",
            "{\"day\":\"2026-1-2\"}", "{\"day\":\"2026-02-30\"}", "{\"day\":\"\"}", "{\"name\":\"a\",\"name\":\"b\"}",
            "{\"x\":tru}",
            "{\"x\":-}", "{\"x\":1.}", "{\"x\":1e}", "{\"x\":NaN}", "", " " })
    void leavesTheRestToJackson(String text) {
        assertThatThrownBy(() -> read(RandomReadingTest.usual(), Item.class, text.getBytes(StandardCharsets.UTF_8)))
                .isInstanceOf(Unforeseen.class);
    }

    @ParameterizedTest
    @ValueSource(strings = { "UTF-16LE", "UTF-16BE", "UTF-32LE", "ISO-8859-1" })
    void leavesOtherCharsetsToJackson(String charset) throws Exception {
        byte[] text = "{\"name\":\"\u00e4\"}".getBytes(charset);
        assertThatThrownBy(() -> read(RandomReadingTest.usual(), Item.class, text)).isInstanceOf(Unforeseen.class);
    }

    @Test
    void leavesUnknownNamesToJacksonThatFailsOnThem() {
        assertThatThrownBy(() -> read(RandomReadingTest.usual().enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES),
                Item.class, "{\"x\":1}".getBytes(StandardCharsets.UTF_8))).isInstanceOf(Unforeseen.class);
    }

    @Test
    void leavesDeepValuesToJackson() {
        byte[] text = ("{\"x\":" + "[".repeat(5000) + "]".repeat(5000) + "}").getBytes(StandardCharsets.UTF_8);
        assertThatThrownBy(() -> read(RandomReadingTest.usual(), Item.class, text)).isInstanceOf(Unforeseen.class);
    }
}
