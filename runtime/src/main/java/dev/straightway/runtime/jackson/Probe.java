package dev.straightway.runtime.jackson;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Map;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;

import dev.straightway.runtime.json.ElementsWriter;
import dev.straightway.runtime.json.EntriesWriter;
import dev.straightway.runtime.json.JsonOutput;
import dev.straightway.runtime.json.Scalars;
import dev.straightway.runtime.json.Scalars.Scalar;
import dev.straightway.runtime.json.ValueWriter;

/** Has Jackson write single values. */
final class Probe {

    private static final String JACKSON = "com.fasterxml.jackson.";

    private static final ValueWriter PLAIN = new EntriesWriter(type -> true, new ElementsWriter(type -> true,
            (value, output) -> Scalars.of(value.getClass()).writer().write(value, output)));

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

    /** @throws Unfit if the mapper writes what is around values otherwise than generated code does */
    static void checkText(ObjectMapper mapper) throws Unfit {
        Object value = Map.of("a/\u00e4\ud83d\ude00\"", Arrays.asList(1, -1.5, "\u00fc\u2028\ud83d\ude00", null, true));
        JsonOutput output = new JsonOutput(0);
        PLAIN.write(value, output);
        try {
            Unfit.unless(Arrays.equals(Arrays.copyOf(output.bytes(), output.length()),
                    mapper.writer().writeValueAsBytes(value)), "the mapper writes JSON in a form of its own");
        } catch (IOException e) {
            throw new Unfit("the mapper can't write a map: " + e.getMessage());
        }
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
