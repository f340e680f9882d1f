package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.core.Form;
import jakarta.ws.rs.core.MediaType;

/**
 * The fields of a form as {@code name=value&…}, in their order.
 * <p>
 * A name without {@code =} has the empty value. The escapes stand for bytes of the media type's charset.
 */
final class UrlEncodedForm {

    private UrlEncodedForm() {
    }

    static Form read(MediaType mediaType, InputStream stream) throws IOException {
        Charset charset = Texts.received(mediaType);
        Form form = new Form();
        for (String field : Texts.read(mediaType, stream).split("&")) {
            if (!field.isEmpty()) {
                int equals = field.indexOf('=');
                String name = equals < 0 ? field : field.substring(0, equals);
                String value = equals < 0 ? "" : field.substring(equals + 1);
                form.param(decode(name, charset), decode(value, charset));
            }
        }
        return form;
    }

    private static String decode(String text, Charset charset) {
        try {
            return URLDecoder.decode(text, charset);
        } catch (IllegalArgumentException e) {
            throw new BadRequestException("The form is not encoded as it should be: " + text, e);
        }
    }

    static void write(Map<String, List<String>> fields, MediaType mediaType, OutputStream stream) throws IOException {
        Charset charset = Texts.sent(mediaType);
        StringJoiner text = new StringJoiner("&");
        fields.forEach((name, values) -> values.forEach(value -> text
                .add(URLEncoder.encode(name, charset) + '=' + (value == null ? "" : URLEncoder.encode(value, charset)))));
        Texts.write(text.toString(), mediaType, stream);
    }
}
