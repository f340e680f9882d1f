package dev.straightway.runtime.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;

import dev.straightway.runtime.jackson.WriterFit.Found;
import dev.straightway.runtime.json.JsonOutput;

/** Writes random values by generated code and by Jackson, which must not differ in a byte. */
class RandomWritingTest {

    private static final long SEED = 20261122;
    private static final int VALUES = 300;

    record Shape(TypeReference<?> type, Function<Shapes, Object> value) {
        @Override
        public String toString() {
            return type.getType().getTypeName();
        }
    }

    static List<Shape> shapes() {
        return List.of(
                new Shape(new TypeReference<Shapes.Numbers>() {
                }, Shapes::numbers),
                new Shape(new TypeReference<Shapes.Times>() {
                }, Shapes::times),
                new Shape(new TypeReference<Shapes.Nested>() {
                }, Shapes::nested),
                new Shape(new TypeReference<Shapes.Named>() {
                }, Shapes::named),
                new Shape(new TypeReference<List<Shapes.Named>>() {
                }, shapes -> shapes.list(shapes::named)),
                new Shape(new TypeReference<java.util.Collection<Shapes.Numbers>>() {
                }, shapes -> shapes.queue(shapes::numbers)),
                new Shape(new TypeReference<java.util.Map<String, List<Shapes.Times>>>() {
                }, shapes -> shapes.map(() -> shapes.list(shapes::times))),
                new Shape(new TypeReference<Shapes.Page<Shapes.Page<Shapes.Named>>>() {
                }, shapes -> shapes.page(() -> shapes.page(shapes::named))));
    }

    /** {@return a mapper as Quarkus makes it} */
    static ObjectMapper usual() {
        return new ObjectMapper().registerModules(new Jdk8Module(), new JavaTimeModule())
                .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS);
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void writesWhatJacksonWrites(Shape shape) throws Exception {
        ObjectMapper mapper = usual();
        Found found = WriterFit.of(mapper, mapper.constructType(shape.type()), ReflectiveAccess::of);
        assertThat(found.reason()).isEmpty();
        compare(mapper, found, shape, new Shapes(SEED), VALUES);
    }

    private static void compare(ObjectMapper mapper, Found found, Shape shape, Shapes shapes, int times) throws Exception {
        JavaType type = mapper.constructType(shape.type());
        for (int i = 0; i < times; i++) {
            Object value = shape.value().apply(shapes);
            JsonOutput output = new JsonOutput(i % 100);
            found.writer().orElseThrow().write(value, output);
            assertThat(octets(Arrays.copyOf(output.bytes(), output.length()))).as("%s number %d", shape, i)
                    .isEqualTo(octets(mapper.writerFor(type).writeValueAsBytes(value)));
        }
    }

    /** As a text, in which a difference can be read. */
    private static String octets(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    /** Whatever a mapper is set to, generated code either writes the same or leaves the type to Jackson. */
    @Test
    void writesWhatAnyMapperWritesOrNothing() throws Exception {
        List<Consumer<ObjectMapper>> settings = settings().toList();
        Random random = new Random(SEED);
        int fitting = 0;
        int unfit = 0;
        for (int round = 0; round < 400; round++) {
            ObjectMapper mapper = usual();
            for (int i = random.nextInt(3); i >= 0; i--) {
                settings.get(random.nextInt(settings.size())).accept(mapper);
            }
            Shape shape = shapes().get(random.nextInt(shapes().size()));
            Found found = WriterFit.of(mapper, mapper.constructType(shape.type()), ReflectiveAccess::of);
            if (found.writer().isPresent()) {
                compare(mapper, found, shape, new Shapes(round), 10);
                fitting++;
            } else {
                assertThat(found.reason()).isNotBlank();
                unfit++;
            }
        }
        assertThat(fitting).isGreaterThan(50);
        assertThat(unfit).isGreaterThan(50);
    }

    @SuppressWarnings("deprecation") // features count while they are there
    private static Stream<Consumer<ObjectMapper>> settings() {
        Stream<Consumer<ObjectMapper>> features = Stream.concat(
                Stream.of(SerializationFeature.values())
                        .map(feature -> mapper -> mapper.configure(feature, !mapper.isEnabled(feature))),
                Stream.concat(Stream.of(MapperFeature.values())
                        .map(feature -> mapper -> mapper.configure(feature, !mapper.isEnabled(feature))),
                        Stream.of(JsonGenerator.Feature.values())
                                .map(feature -> mapper -> mapper.configure(feature, !mapper.isEnabled(feature)))));
        return Stream.concat(features, Stream.of(
                mapper -> mapper.setSerializationInclusion(JsonInclude.Include.NON_NULL),
                mapper -> mapper.setSerializationInclusion(JsonInclude.Include.NON_EMPTY),
                mapper -> mapper.setDefaultPropertyInclusion(JsonInclude.Include.NON_ABSENT),
                mapper -> mapper.setDefaultPropertyInclusion(JsonInclude.Include.NON_DEFAULT),
                mapper -> mapper.setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE),
                mapper -> mapper.setPropertyNamingStrategy(PropertyNamingStrategies.UPPER_CAMEL_CASE),
                mapper -> mapper.setVisibility(PropertyAccessor.FIELD, JsonAutoDetect.Visibility.ANY),
                mapper -> mapper.setVisibility(PropertyAccessor.GETTER, JsonAutoDetect.Visibility.NONE),
                mapper -> mapper.configOverride(java.time.LocalDate.class).setFormat(JsonFormat.Value.forPattern("dd.MM.yyyy")),
                mapper -> mapper.configOverride(List.class).setInclude(JsonInclude.Value.construct(
                        JsonInclude.Include.NON_EMPTY, JsonInclude.Include.NON_NULL)),
                mapper -> mapper.configOverride(String.class).setInclude(JsonInclude.Value.construct(
                        JsonInclude.Include.NON_EMPTY, JsonInclude.Include.NON_NULL)),
                mapper -> mapper.registerModule(new SimpleModule("own").addSerializer(Long.class, ToStringSerializer.instance)
                        .addSerializer(java.time.Instant.class, ToStringSerializer.instance)),
                mapper -> mapper.registerModule(
                        new SimpleModule("other").addSerializer(List.class, new ToStringSerializer(List.class))),
                mapper -> mapper.activateDefaultTyping(mapper.getPolymorphicTypeValidator(),
                        ObjectMapper.DefaultTyping.NON_FINAL),
                mapper -> mapper.addMixIn(Shapes.Named.class, Object.class),
                mapper -> mapper.setTimeZone(java.util.TimeZone.getTimeZone("Asia/Tokyo"))));
    }
}
