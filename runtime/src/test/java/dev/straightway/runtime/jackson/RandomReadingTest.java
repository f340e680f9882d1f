package dev.straightway.runtime.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.deser.std.NumberDeserializers;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.type.LogicalType;

import dev.straightway.runtime.jackson.Documents.Kind;
import dev.straightway.runtime.jackson.ReaderFit.Found;
import dev.straightway.runtime.json.JsonInput;
import dev.straightway.runtime.json.Unforeseen;
import dev.straightway.runtime.json.ValueReader;

/**
 * Reads random texts by generated code and by Jackson, good ones and broken ones: what generated code makes of a text, if it
 * doesn't leave it to Jackson, must be what Jackson makes of it.
 * <p>
 * The system property {@code json.documents} says how many texts of each type there are.
 */
class RandomReadingTest {

    private static final long SEED = 20261123;
    private static final int TEXTS = Integer.getInteger("json.documents", 400);

    static List<Kind> kinds() {
        return Documents.kinds();
    }

    /** {@return a mapper as Quarkus makes it} */
    static ObjectMapper usual() {
        return RandomWritingTest.usual().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .disable(SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void makesWhatJacksonMakes(Kind kind) throws Exception {
        ObjectMapper mapper = usual();
        Found found = ReaderFit.of(mapper, mapper.constructType(kind.type()), ReflectiveBinding::of);
        assertThat(found.reason()).isEmpty();
        Documents documents = new Documents(SEED, mapper);
        int read = 0;
        int broken = 0;
        for (int i = 0; i < TEXTS; i++) {
            byte[] good = documents.good(kind);
            read += compare(mapper, kind, found.reader().orElseThrow(), good);
            for (int j = 0; j < 5; j++) {
                broken += compare(mapper, kind, found.reader().orElseThrow(), documents.broken(good));
            }
        }
        assertThat(read).as("good texts").isGreaterThan(TEXTS * kind.share() / 100);
        assertThat(broken).as("texts with changes that don't matter").isPositive();
    }

    /** {@return 1 if generated code has read the text, 0 if it leaves it to Jackson} */
    static int compare(ObjectMapper mapper, Kind kind, ValueReader reader, byte[] text) {
        Object made;
        try {
            JsonInput input = new JsonInput(text, 0, text.length);
            made = reader.read(input);
            input.finish();
        } catch (Unforeseen e) {
            return 0;
        }
        JavaType type = mapper.constructType(kind.type());
        Object expected;
        try {
            expected = mapper.readerFor(type).readValue(text);
        } catch (IOException e) {
            throw new AssertionError("Jackson refuses " + new String(text, StandardCharsets.ISO_8859_1), e);
        }
        assertThat(made).as(() -> new String(text, StandardCharsets.ISO_8859_1)).isEqualTo(expected);
        assertThat(made).hasSameClassAs(expected);
        return 1;
    }

    /** Whatever a mapper is set to, generated code either reads the same or leaves the type to Jackson. */
    @Test
    void makesWhatAnyMapperMakesOrNothing() throws Exception {
        List<Consumer<ObjectMapper>> settings = settings().toList();
        Random random = new Random(SEED);
        int fitting = 0;
        int unfit = 0;
        for (int round = 0; round < TEXTS; round++) {
            ObjectMapper mapper = usual();
            for (int i = random.nextInt(3); i >= 0; i--) {
                settings.get(random.nextInt(settings.size())).accept(mapper);
            }
            Kind kind = kinds().get(random.nextInt(kinds().size()));
            Found found = ReaderFit.of(mapper, mapper.constructType(kind.type()), ReflectiveBinding::of);
            if (found.reader().isEmpty()) {
                assertThat(found.reason()).isNotBlank();
                unfit++;
                continue;
            }
            fitting++;
            Documents documents = new Documents(round, usual());
            for (int i = 0; i < 4; i++) {
                byte[] good = documents.good(kind);
                compare(mapper, kind, found.reader().orElseThrow(), good);
                compare(mapper, kind, found.reader().orElseThrow(), documents.broken(good));
            }
        }
        assertThat(fitting).isGreaterThan(TEXTS / 8);
        assertThat(unfit).isGreaterThan(TEXTS / 8);
    }

    @SuppressWarnings("deprecation") // features count while they are there
    private static Stream<Consumer<ObjectMapper>> settings() {
        Stream<Consumer<ObjectMapper>> features = Stream.concat(
                Stream.of(DeserializationFeature.values())
                        .map(feature -> mapper -> mapper.configure(feature, !mapper.isEnabled(feature))),
                Stream.concat(Stream.of(MapperFeature.values())
                        .map(feature -> mapper -> mapper.configure(feature, !mapper.isEnabled(feature))),
                        Stream.of(JsonParser.Feature.values())
                                .map(feature -> mapper -> mapper.configure(feature, !mapper.isEnabled(feature)))));
        return Stream.concat(features, Stream.of(
                mapper -> mapper.setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE),
                mapper -> mapper.setPropertyNamingStrategy(PropertyNamingStrategies.UPPER_CAMEL_CASE),
                mapper -> mapper.setVisibility(PropertyAccessor.FIELD, JsonAutoDetect.Visibility.ANY),
                mapper -> mapper.setVisibility(PropertyAccessor.SETTER, JsonAutoDetect.Visibility.NONE),
                mapper -> mapper.setDefaultSetterInfo(JsonSetter.Value.forValueNulls(Nulls.SKIP)),
                mapper -> mapper.setDefaultSetterInfo(JsonSetter.Value.forValueNulls(Nulls.FAIL)),
                mapper -> mapper.setDefaultSetterInfo(JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY)),
                mapper -> mapper.setDefaultSetterInfo(JsonSetter.Value.forContentNulls(Nulls.SKIP)),
                mapper -> mapper.setDefaultSetterInfo(JsonSetter.Value.forContentNulls(Nulls.FAIL)),
                mapper -> mapper.setDefaultMergeable(true),
                mapper -> mapper.coercionConfigDefaults().setCoercion(CoercionInputShape.Integer, CoercionAction.Fail),
                mapper -> mapper.coercionConfigFor(LogicalType.Float).setCoercion(CoercionInputShape.Integer,
                        CoercionAction.AsNull),
                mapper -> mapper.configOverride(java.time.LocalDate.class).setFormat(JsonFormat.Value.forPattern("dd.MM.yyyy")),
                mapper -> mapper.configOverride(String.class)
                        .setSetterInfo(JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY)),
                mapper -> mapper.registerModule(new SimpleModule("own").addDeserializer(Long.class,
                        new NumberDeserializers.LongDeserializer(Long.class, 5L))),
                mapper -> mapper.registerModule(
                        new SimpleModule("abstract").addAbstractTypeMapping(List.class, java.util.LinkedList.class)),
                mapper -> mapper.activateDefaultTyping(mapper.getPolymorphicTypeValidator(),
                        ObjectMapper.DefaultTyping.NON_FINAL),
                mapper -> mapper.addMixIn(Documents.Filled.class, Object.class),
                mapper -> mapper.setTimeZone(java.util.TimeZone.getTimeZone("Asia/Tokyo"))));
    }
}
