package dev.straightway.runtime.multipart;

import java.util.Set;

import jakarta.ws.rs.core.EntityPart;
import jakarta.ws.rs.core.HttpHeaders;

/**
 * What a form may consist of; -1 for no limit. And which of its parts are files.
 *
 * @param attribute bytes of the name or the value of a field that is no file
 * @param fields how many fields it has that are no files
 * @param buffered bytes that are read before the name of a field is known
 * @param parameters how many fields and files it has, and how many parameters a query has
 * @param fileTypes the values of {@code Content-Type} that make a part a file which has no file name
 */
public record FormLimits(int attribute, int fields, int buffered, int parameters, Set<String> fileTypes) {

    public static final FormLimits NONE = new FormLimits(-1, -1, -1, -1, Set.of());

    private static final String KEY = "quarkus.http.limits.";

    /** {@return whether a part is a file} */
    public boolean isFile(EntityPart part) {
        String type = part.getHeaders().getFirst(HttpHeaders.CONTENT_TYPE);
        return part.getFileName().isPresent() || type != null && fileTypes.contains(type);
    }

    void checkName(int bytes) {
        check(bytes, buffered, "max-form-buffered-bytes");
        check(bytes, attribute, "max-form-attribute-size");
    }

    void checkValue(long bytes) {
        check(bytes, attribute, "max-form-attribute-size");
    }

    void checkFields(int count) {
        check(count, fields, "max-form-fields");
    }

    void checkParameters(int count) {
        check(count, parameters, "max-parameters");
    }

    private static void check(long number, int most, String key) {
        if (most >= 0 && number > most) {
            throw new LargeForm("The form exceeds " + KEY + key);
        }
    }
}
