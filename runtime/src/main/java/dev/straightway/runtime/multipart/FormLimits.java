package dev.straightway.runtime.multipart;

/**
 * What a form may consist of; -1 for no limit.
 *
 * @param attribute bytes of the name or the value of a field that is no file
 * @param fields how many fields it has that are no files
 * @param buffered bytes that are read before the name of a field is known
 * @param parameters how many fields and files it has, and how many parameters a query has
 */
public record FormLimits(int attribute, int fields, int buffered, int parameters) {

    public static final FormLimits NONE = new FormLimits(-1, -1, -1, -1);

    private static final String KEY = "quarkus.http.limits.";

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
