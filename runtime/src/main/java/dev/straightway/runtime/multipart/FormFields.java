package dev.straightway.runtime.multipart;

import java.nio.charset.Charset;
import java.util.List;

import jakarta.ws.rs.core.EntityPart;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;

import dev.straightway.runtime.fields.Charsets;

/**
 * The fields of a form body, of either media type, for {@code @FormParam} (§3.3.2) and {@code Form}.
 * <p>
 * Belongs to one request and the thread that serves it; parse once and keep. The maps are the caller's to change.
 */
public final class FormFields {

    private static final String CHARSET_FIELD = "_charset_";

    private final FieldMap decoded;
    private final FieldMap raw;
    private final List<ReceivedPart> parts;

    private FormFields(FieldMap decoded, FieldMap raw, List<ReceivedPart> parts) {
        this.decoded = decoded;
        this.raw = raw;
        this.parts = parts;
    }

    /**
     * {@return the fields of a body; none if it isn't a form, as then parameters take their default values (javadoc of
     * FormParam)}
     *
     * @param contentType {@code null} if the request has none
     * @param body complete; must not be changed while the parts are in use
     * @throws jakarta.ws.rs.BadRequestException if the body isn't what its type says
     * @throws jakarta.ws.rs.ClientErrorException with 413 if the form exceeds a limit
     */
    public static FormFields parse(MediaType contentType, byte[] body, FormLimits limits) {
        if (isA(contentType, MediaType.MULTIPART_FORM_DATA_TYPE)) {
            return ofParts(MultipartParser.parse(body, Boundary.of(contentType), limits), Charsets.received(contentType));
        }
        if (isA(contentType, MediaType.APPLICATION_FORM_URLENCODED_TYPE)) {
            return urlEncoded(contentType, body, limits);
        }
        return new FormFields(new FieldMap(), new FieldMap(), List.of());
    }

    /** {@return the fields of a body that is urlencoded, whatever its type says} */
    public static FormFields urlEncoded(MediaType contentType, byte[] body, FormLimits limits) {
        UrlEncoded fields = UrlEncoded.parse(body, Charsets.received(contentType), limits);
        return new FormFields(fields.decoded(), fields.raw(), List.of());
    }

    private static boolean isA(MediaType contentType, MediaType form) {
        return contentType != null && contentType.getType().equalsIgnoreCase(form.getType())
                && contentType.getSubtype().equalsIgnoreCase(form.getSubtype());
    }

    /** A field named {@code _charset_} says in which charset the others are (RFC 7578 §4.6). */
    private static FormFields ofParts(List<ReceivedPart> parts, Charset stated) {
        Charset charset = parts.stream().filter(part -> part.disposition().name().equals(CHARSET_FIELD)).findFirst()
                .map(part -> Charsets.named(part.text(stated).strip())).orElse(stated);
        FieldMap texts = new FieldMap();
        parts.stream().filter(ReceivedPart::isText).forEach(part -> texts.add(part.disposition().name(), part.text(charset)));
        FieldMap raw = new FieldMap();
        texts.forEach(raw::addAll);
        return new FormFields(texts, raw, parts);
    }

    /**
     * {@return names and values, decoded}
     * <p>
     * In a multipart form, these are the texts of the parts that aren't files, and of text files: see {@link #parts(String)}
     * for other files.
     */
    public MultivaluedMap<String, String> decoded() {
        return decoded;
    }

    /** {@return decoded names, and values as they were sent, for {@code @Encoded}; a multipart form encodes nothing} */
    public MultivaluedMap<String, String> raw() {
        return raw;
    }

    /** {@return the parts of that name, in their order, each with a content of its own at every call; none if urlencoded} */
    public List<EntityPart> parts(String name) {
        return parts.stream().filter(part -> part.disposition().name().equals(name)).map(ReceivedPart::entityPart).toList();
    }

    /** {@return all parts, in their order, each with a content of its own at every call; none if urlencoded} */
    public List<EntityPart> parts() {
        return parts.stream().map(ReceivedPart::entityPart).toList();
    }
}
