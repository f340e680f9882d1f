package dev.straightway.runtime.entity;

import java.io.CharConversionException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.ContextResolver;
import jakarta.ws.rs.ext.Providers;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;

import dev.straightway.runtime.body.Json;
import dev.straightway.runtime.body.JsonForm;
import dev.straightway.runtime.body.SecuredMappers;
import dev.straightway.runtime.fields.Charsets;

/**
 * JSON by the application's {@code ObjectMapper}, as Quarkus REST reads and writes it.
 * <p>
 * An entity without bytes is {@code null}. A class that Jackson can't bind is an error of the server, all else that Jackson
 * refuses to read one of the client.
 */
@Consumes({ MediaType.APPLICATION_JSON, MediaTypes.TEXT_JSON, MediaTypes.JSON_SUFFIX })
@Produces({ MediaType.APPLICATION_JSON, MediaTypes.TEXT_JSON, MediaTypes.JSON_SUFFIX })
final class JacksonEntity extends StandardEntity<Object> {

    private final Supplier<ObjectMapper> mapper;
    private final Supplier<Providers> providers;
    private final SecuredMappers secured;
    /** The form of methods that ask for none. */
    private final JsonForm plain = JsonForm.of(null, JacksonEntity::writer, JacksonEntity::reader);

    /**
     * @param providers asked for the application's own mapper for a type (§4.3); may supply {@code null}
     * @param secured changes such a mapper
     */
    JacksonEntity(Supplier<ObjectMapper> mapper, Supplier<Providers> providers, SecuredMappers secured) {
        super(Object.class);
        this.mapper = mapper;
        this.providers = providers;
        this.secured = secured;
    }

    @Override
    boolean reads(Class<?> candidate, MediaType mediaType) {
        return MediaTypes.json(mediaType) && !Representations.include(candidate);
    }

    @Override
    boolean writes(Class<?> candidate, MediaType mediaType) {
        return reads(candidate, mediaType);
    }

    @Override
    public Object readFrom(Class<Object> type, Type genericType, Annotation[] annotations, MediaType mediaType,
            MultivaluedMap<String, String> headers, InputStream stream) throws IOException {
        return read(type, genericType, mediaType, stream, JsonForm.among(annotations));
    }

    @Override
    Object read(Class<?> type, Type genericType, MediaType mediaType, InputStream stream) throws IOException {
        return read(type, genericType, mediaType, stream, JsonForm.NONE);
    }

    private Object read(Class<?> type, Type genericType, MediaType mediaType, InputStream stream, JsonForm form)
            throws IOException {
        InputStream content = Content.orNull(stream);
        if (content == null) {
            return null;
        }
        ObjectMapper chosen = mapper(type, mediaType);
        ObjectReader present = form == JsonForm.NONE ? plain.reader(chosen)
                : form.reader(chosen).without(JsonParser.Feature.AUTO_CLOSE_SOURCE);
        JavaType root = present.getTypeFactory().constructType(genericType == null ? type : genericType);
        try (JsonParser parser = parser(present, mediaType, content)) {
            return present.forType(root).readValue(parser);
        } catch (JsonProcessingException | CharConversionException e) {
            throw Json.malformed(e);
        }
    }

    /** Jackson tells the encodings of Unicode apart by itself, and knows no others. */
    private static JsonParser parser(ObjectReader reader, MediaType mediaType, InputStream content) throws IOException {
        Charset charset = Charsets.received(mediaType);
        return Charsets.isUnicode(charset) ? reader.createParser(content)
                : reader.createParser(new InputStreamReader(content, charset));
    }

    @Override
    public void writeTo(Object entity, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
            MultivaluedMap<String, Object> headers, OutputStream stream) throws IOException {
        write(entity, genericType, mediaType, stream, JsonForm.among(annotations));
    }

    @Override
    void write(Object entity, Type genericType, MediaType mediaType, OutputStream stream) throws IOException {
        write(entity, genericType, mediaType, stream, JsonForm.NONE);
    }

    private void write(Object entity, Type genericType, MediaType mediaType, OutputStream stream, JsonForm form)
            throws IOException {
        Charset charset = Charsets.sent(mediaType);
        ObjectMapper chosen = mapper(entity.getClass(), mediaType);
        ObjectWriter present = typed(form == JsonForm.NONE ? plain.writer(chosen)
                : form.writer(chosen).without(JsonGenerator.Feature.AUTO_CLOSE_TARGET), entity, genericType);
        if (charset.equals(StandardCharsets.UTF_8)) {
            present.writeValue(stream, entity);
        } else {
            present.writeValue(new OutputStreamWriter(stream, charset), entity);
        }
    }

    private static ObjectWriter writer(ObjectMapper mapper) {
        return mapper.writer().without(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
    }

    private static ObjectReader reader(ObjectMapper mapper) {
        return mapper.reader().without(JsonParser.Feature.AUTO_CLOSE_SOURCE);
    }

    /** The declared type is forced only where its arguments would otherwise be lost to erasure. */
    private static ObjectWriter typed(ObjectWriter present, Object entity, Type genericType) {
        if (genericType == null || genericType instanceof Class) {
            return present;
        }
        JavaType root = present.getTypeFactory().constructType(genericType);
        boolean lost = root.getRawClass() != Object.class && root.isTypeOrSuperTypeOf(entity.getClass());
        return lost ? present.forType(root) : present;
    }

    /**
     * {@return the mapper that a context resolver of the application has for a type (§4.3), else the application's only one}
     */
    private ObjectMapper mapper(Class<?> type, MediaType mediaType) {
        Providers known = providers.get();
        ContextResolver<ObjectMapper> resolver = known == null ? null
                : known.getContextResolver(ObjectMapper.class, mediaType);
        ObjectMapper own = resolver == null ? null : resolver.getContext(type);
        return own == null ? mapper.get() : secured.of(own);
    }
}
