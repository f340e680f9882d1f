package dev.straightway.runtime.multipart;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.List;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.EntityPart;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;

/**
 * Reads and writes {@code List<EntityPart>} as {@code multipart/form-data} (§4.2.4); no state, any thread.
 * <p>
 * Bodies are read whole into memory, so the server's limit of a body is the limit of a form; written, they stream. The writer
 * closes the content of every part, also when it fails.
 */
@Consumes(MediaType.MULTIPART_FORM_DATA)
@Produces(MediaType.MULTIPART_FORM_DATA)
public final class EntityParts implements MessageBodyReader<List<EntityPart>>, MessageBodyWriter<List<EntityPart>> {

    private final FormLimits limits;

    /** @param limits what a form that is read may consist of */
    public EntityParts(FormLimits limits) {
        this.limits = limits;
    }

    @Override
    public boolean isReadable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return type == List.class && element(genericType) == EntityPart.class && isFormData(mediaType);
    }

    /**
     * @throws jakarta.ws.rs.BadRequestException if the Content-Type names no boundary, or the body isn't what it says
     */
    @Override
    public List<EntityPart> readFrom(Class<List<EntityPart>> type, Type genericType, Annotation[] annotations,
            MediaType mediaType, MultivaluedMap<String, String> httpHeaders, InputStream entityStream) throws IOException {
        Boundary boundary = Boundary.of(mediaType);
        return MultipartParser.parse(entityStream.readAllBytes(), boundary, limits).stream().map(ReceivedPart::entityPart)
                .toList();
    }

    @Override
    public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return List.class.isAssignableFrom(type) && EntityPart.class.isAssignableFrom(element(genericType))
                && isFormData(mediaType);
    }

    @Override
    public void writeTo(List<EntityPart> parts, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
            MultivaluedMap<String, Object> httpHeaders, OutputStream entityStream) throws IOException {
        write(parts, mediaType, httpHeaders, entityStream);
    }

    /** Takes the boundary that the Content-Type names, or puts one there: before the first byte, when headers may change. */
    static void write(List<EntityPart> parts, MediaType mediaType, MultivaluedMap<String, Object> headers,
            OutputStream output) throws IOException {
        try {
            MediaType stated = stated(mediaType, headers);
            Boundary boundary = Boundary.chosenFor(stated);
            headers.putSingle(HttpHeaders.CONTENT_TYPE, boundary.contentType(stated));
            MultipartWriter.write(parts, boundary, output);
        } catch (IOException | RuntimeException e) {
            parts.forEach(part -> close(part, e));
            throw e;
        }
    }

    private static void close(EntityPart part, Exception reason) {
        try {
            part.getContent().close();
        } catch (IOException | IllegalStateException e) {
            reason.addSuppressed(e);
        }
    }

    private static MediaType stated(MediaType mediaType, MultivaluedMap<String, Object> headers) {
        Object field = headers.getFirst(HttpHeaders.CONTENT_TYPE);
        MediaType stated = field == null ? mediaType
                : field instanceof MediaType type ? type : MediaType.valueOf(field.toString());
        return stated == null || stated.isWildcardType() || stated.isWildcardSubtype() ? MediaType.MULTIPART_FORM_DATA_TYPE
                : stated;
    }

    static boolean isFormData(MediaType mediaType) {
        return mediaType == null || mediaType.isCompatible(MediaType.MULTIPART_FORM_DATA_TYPE);
    }

    /** {@return what a list holds, as far as its generic type says; {@code Object} if it doesn't} */
    private static Class<?> element(Type type) {
        if (!(type instanceof ParameterizedType list) || list.getActualTypeArguments().length != 1) {
            return Object.class;
        }
        Type element = list.getActualTypeArguments()[0];
        Type bound = element instanceof WildcardType wildcard ? wildcard.getUpperBounds()[0] : element;
        return bound instanceof Class<?> known ? known : Object.class;
    }
}
