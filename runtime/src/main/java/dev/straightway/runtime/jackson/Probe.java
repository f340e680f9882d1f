package dev.straightway.runtime.jackson;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;

import dev.straightway.runtime.json.JsonOutput;
import dev.straightway.runtime.json.Scalars.Scalar;

/** Has Jackson write single values. */
final class Probe {

    private static final String JACKSON = "com.fasterxml.jackson.";

    private static final String NAME = "a/\u00e4\ud83d\ude00\"";
    private static final String TEXT = "\u00fc\u2028\ud83d\ude00";
    /** What generated code writes of an object with a list of a number, another one, a text, nothing and a truth value. */
    private static final String PLAIN = "{\"a/\u00e4\\uD83D\\uDE00\\\"\":[1,-1.5,\"\u00fc\u2028\\uD83D\\uDE00\",null,true]}";

    private final ObjectMapper mapper;
    private final SerializerProvider provider;

    Probe(ObjectMapper mapper, SerializerProvider provider) {
        this.mapper = mapper;
        this.provider = provider;
    }

    /** @throws Unfit if a serializer writes a sample otherwise than generated code does */
    void check(Scalar<?> scalar, JsonSerializer<Object> serializer) throws Unfit {
        Unfit.unless(serializer.getClass().getName().startsWith(JACKSON),
                scalar.type().getName() + " is written by " + serializer.getClass().getName());
        for (Object sample : scalar.samples()) {
            JsonOutput output = new JsonOutput(0);
            scalar.writer().write(sample, output);
            Unfit.unless(Arrays.equals(Arrays.copyOf(output.bytes(), output.length()), written(serializer, sample)),
                    scalar.type().getName() + " is written in a form of its own");
        }
    }

    /**
     * Asks the generator alone: the serializers of maps and lists of anything take the first answer of a server long to make.
     *
     * @throws Unfit if the mapper writes what is around values otherwise than generated code does
     */
    static void checkText(ObjectMapper mapper) throws Unfit {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator generator = mapper.writer().createGenerator(bytes)) {
            generator.writeStartObject();
            generator.writeFieldName(NAME);
            generator.writeStartArray();
            generator.writeNumber(1);
            generator.writeNumber(-1.5);
            generator.writeString(TEXT);
            generator.writeNull();
            generator.writeBoolean(true);
            generator.writeEndArray();
            generator.writeEndObject();
        } catch (IOException e) {
            throw new Unfit("the mapper can't write an object: " + e.getMessage());
        }
        Unfit.unless(bytes.toString(StandardCharsets.UTF_8).equals(PLAIN), "the mapper writes JSON in a form of its own");
    }

    /** {@return the bytes that a serializer writes} */
    byte[] written(JsonSerializer<Object> serializer, Object value) throws Unfit {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator generator = mapper.createGenerator(bytes)) {
            serializer.serialize(value, generator, provider);
        } catch (IOException e) {
            throw new Unfit(value.getClass().getName() + " can't be written: " + e.getMessage());
        }
        return bytes.toByteArray();
    }
}
