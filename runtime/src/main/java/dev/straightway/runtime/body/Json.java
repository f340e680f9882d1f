package dev.straightway.runtime.body;

import java.io.IOException;
import java.util.function.Supplier;

import org.jboss.logging.Logger;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;

import dev.straightway.runtime.jackson.ReaderFit;
import dev.straightway.runtime.jackson.WriterFit;
import dev.straightway.runtime.json.GeneratedCode;
import io.vertx.core.buffer.Buffer;

/**
 * The application's {@code ObjectMapper}, asked for when the first entity is read or written: it may depend on
 * configuration that static initialisation must not see.
 */
public final class Json implements Encoder {

    private static final Logger LOG = Logger.getLogger("dev.straightway");

    private final Supplier<ObjectMapper> source;
    private final JsonForm form;
    private final GeneratedCode generated;
    private volatile ObjectMapper mapper;
    private volatile ObjectWriter writer;

    public Json(Supplier<ObjectMapper> source) {
        this(source, GeneratedCode.NONE);
    }

    /** @param generated what the build has generated */
    public Json(Supplier<ObjectMapper> source, GeneratedCode generated) {
        this(source, JsonForm.NONE, generated);
    }

    private Json(Supplier<ObjectMapper> source, JsonForm form, GeneratedCode generated) {
        this.source = source;
        this.form = form;
        this.generated = generated;
    }

    /** {@return the same mapper, by which JSON is read and written in a form} */
    public Json in(JsonForm other) {
        return other == form ? this : new Json(source, other, generated);
    }

    /** {@return a reader of a type in Jackson's canonical form} */
    ObjectReader reader(String type) {
        return form.reader(mapper()).forType(mapper().getTypeFactory().constructFromCanonical(type));
    }

    /**
     * {@return the type of values, in Jackson's canonical form, whose arguments would be lost to erasure; {@code null} where
     * there are none}
     */
    JavaType generic(String type) {
        JavaType root = type.indexOf('<') < 0 ? null : mapper().getTypeFactory().constructFromCanonical(type);
        return root == null || root.getRawClass() == Object.class ? null : root;
    }

    /** {@return the writer of a type that the build has generated; {@code null} if Jackson writes it} */
    GeneratedEncoder generatedEncoder(String type) {
        if (form != JsonForm.NONE) {
            return null;
        }
        WriterFit.Found found = WriterFit.of(mapper(), type, generated::access);
        LOG.debugf("%s is written by %s", type, by(found.reason()));
        return found.writer().map(GeneratedEncoder::new).orElse(null);
    }

    /** {@return the reader of a type that the build has generated; {@code null} if Jackson reads it} */
    GeneratedDecoder generatedDecoder(String type) {
        if (form != JsonForm.NONE) {
            return null;
        }
        ReaderFit.Found found = ReaderFit.of(mapper(), type, generated::binding);
        LOG.debugf("%s is read by %s", type, by(found.reason()));
        return found.reader().map(GeneratedDecoder::new).orElse(null);
    }

    private static String by(String reason) {
        return reason.isEmpty() ? "generated code" : "Jackson, because " + reason;
    }

    /** {@return a writer for values of a type} */
    ObjectWriter writer(JavaType root) {
        return writer().forType(root);
    }

    /** Encodes by the class of the entity. */
    @Override
    public Buffer encode(Object entity) throws IOException {
        return encode(writer(), entity);
    }

    static Buffer encode(ObjectWriter writer, Object entity) throws IOException {
        EntityOutput output = new EntityOutput();
        writer.writeValue(output, entity);
        return output.buffer();
    }

    private ObjectWriter writer() {
        ObjectWriter present = writer;
        if (present == null) {
            writer = present = form.writer(mapper());
        }
        return present;
    }

    private ObjectMapper mapper() {
        ObjectMapper present = mapper;
        if (present == null) {
            mapper = present = source.get();
        }
        return present;
    }

    /**
     * {@return the answer to JSON that can't be read}
     *
     * @throws IOException the failure itself, if Jackson can't make the type, which isn't the client's fault; an array it can
     */
    public static MalformedJsonException malformed(IOException failure) throws IOException {
        if (failure instanceof InvalidDefinitionException invalid
                && (invalid.getType() == null || !invalid.getType().isArrayType())) {
            throw failure;
        }
        return new MalformedJsonException(failure);
    }
}
