package dev.straightway.it.hostile.attack.wire;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** A final answer, as it was read. {@code closes} says whether nothing more may follow on its connection. */
public record Answer(int status, List<Field> fields, byte[] body, boolean closes) {

    /** {@return the values of a field, in their order} */
    public List<String> all(String name) {
        return fields.stream().filter(field -> field.name().equalsIgnoreCase(name)).map(Field::value).toList();
    }

    /** {@return the first value of a field, or {@code null}} */
    public String first(String name) {
        List<String> all = all(name);
        return all.isEmpty() ? null : all.get(0);
    }

    /** {@return the body, with a character for each byte} */
    public String text() {
        return new String(body, StandardCharsets.ISO_8859_1);
    }
}
