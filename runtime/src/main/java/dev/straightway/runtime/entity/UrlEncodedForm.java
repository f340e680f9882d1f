package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URLEncoder;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;

import dev.straightway.runtime.fields.Charsets;
import dev.straightway.runtime.multipart.FormFields;
import dev.straightway.runtime.multipart.FormLimits;

/**
 * The fields of a form as {@code name=value&…}, in their order.
 * <p>
 * A name without {@code =} has the empty value. The escapes stand for bytes of the media type's charset.
 */
final class UrlEncodedForm {

    private UrlEncodedForm() {
    }

    static MultivaluedMap<String, String> read(MediaType mediaType, InputStream stream, FormLimits limits) throws IOException {
        return FormFields.urlEncoded(mediaType, stream.readAllBytes(), limits).decoded();
    }

    static void write(Map<String, List<String>> fields, MediaType mediaType, OutputStream stream) throws IOException {
        Charset charset = Charsets.sent(mediaType);
        StringJoiner text = new StringJoiner("&");
        fields.forEach((name, values) -> values.forEach(value -> text
                .add(URLEncoder.encode(name, charset) + '=' + (value == null ? "" : URLEncoder.encode(value, charset)))));
        Texts.write(text.toString(), mediaType, stream);
    }
}
