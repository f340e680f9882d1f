package dev.straightway.runtime.jackson;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.deser.DefaultDeserializationContext;

import dev.straightway.runtime.json.JsonInput;
import dev.straightway.runtime.json.JsonOutput;
import dev.straightway.runtime.json.ReadScalars.ReadScalar;
import dev.straightway.runtime.json.Scalars;
import dev.straightway.runtime.json.Unforeseen;

/** Has Jackson read single values. */
final class ReadProbe {

    private static final String JACKSON = "com.fasterxml.jackson.";

    private final ObjectMapper mapper;
    private final DeserializationContext context;

    ReadProbe(ObjectMapper mapper) throws IOException {
        this.mapper = mapper;
        this.context = context(parser("null"));
    }

    /** {@return what deserializers are found with} */
    DeserializationContext context() {
        return context;
    }

    /** {@return the deserializer of values of a type that nothing else is said of} */
    JsonDeserializer<Object> of(JavaType type) throws IOException {
        return context.findContextualValueDeserializer(type, null);
    }

    /** {@return what a deserializer makes of a text; {@code null} also if it refuses it} */
    Object read(JsonDeserializer<?> deserializer, String json) {
        try (JsonParser parser = parser(json)) {
            return deserializer.deserialize(parser, context(parser));
        } catch (IOException | RuntimeException e) {
            return null;
        }
    }

    /** {@return what a deserializer makes of a text that stands between quotes} */
    Object readText(JsonDeserializer<?> deserializer, String text) {
        JsonOutput quoted = new JsonOutput(text.length());
        Scalars.of(String.class).writer().write(text, quoted);
        return read(deserializer, new String(quoted.bytes(), 0, quoted.length(), StandardCharsets.UTF_8));
    }

    /** {@return what the mapper writes between quotes for a constant; its name if it writes it otherwise} */
    String writtenText(Object constant) {
        try (JsonParser parser = mapper.createParser(mapper.writeValueAsBytes(constant))) {
            return parser.nextToken() == JsonToken.VALUE_STRING ? parser.getText() : ((Enum<?>) constant).name();
        } catch (IOException e) {
            return ((Enum<?>) constant).name();
        }
    }

    /** {@return whether a deserializer of Jackson's makes the values of all samples that generated code makes} */
    boolean agrees(ReadScalar scalar, JsonDeserializer<?> deserializer) {
        return deserializer.getClass().getName().startsWith(JACKSON) && scalar.samples().stream()
                .allMatch(sample -> Objects.equals(read(deserializer, sample), generated(scalar, sample)));
    }

    private static Object generated(ReadScalar scalar, String sample) {
        byte[] bytes = sample.getBytes(StandardCharsets.UTF_8);
        try {
            return scalar.reader().read(new JsonInput(bytes, 0, bytes.length));
        } catch (Unforeseen e) {
            throw new IllegalStateException(sample, e);
        }
    }

    private JsonParser parser(String json) throws IOException {
        JsonParser parser = mapper.createParser(json.getBytes(StandardCharsets.UTF_8));
        parser.nextToken();
        return parser;
    }

    private DeserializationContext context(JsonParser parser) {
        return ((DefaultDeserializationContext) mapper.getDeserializationContext())
                .createInstance(mapper.getDeserializationConfig(), parser, null);
    }
}
