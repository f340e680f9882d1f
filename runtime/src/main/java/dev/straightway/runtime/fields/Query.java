package dev.straightway.runtime.fields;

import java.util.ArrayList;
import java.util.List;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.core.MultivaluedMap;

import dev.straightway.runtime.routing.RequestPath;

/**
 * The parameters of a query: {@code name=value} with ampersands between, names and values percent-encoded, blanks as plus
 * signs.
 * <p>
 * Names differ by case. A semicolon is a character as others: what a proxy before the server takes for one value stays one.
 * Immutable; a value is decoded when it is asked for.
 */
public final class Query {

    private final String text;
    private final List<String> names = new ArrayList<>(4);
    private final List<String> values = new ArrayList<>(4);

    private Query(String text) {
        this.text = text;
    }

    /**
     * {@return the parameters of a query}
     *
     * @param text as it was sent; {@code null} without a query
     * @param most how many parameters it may have, -1 for any number
     * @throws BadRequestException if there are more, or a name is malformed
     */
    public static Query of(String text, int most) {
        Query query = new Query(text);
        int length = text == null ? 0 : text.length();
        for (int start = 0; start < length;) {
            int ampersand = text.indexOf('&', start);
            int end = ampersand < 0 ? length : ampersand;
            if (end > start) {
                query.add(start, end, most);
            }
            start = end + 1;
        }
        return query;
    }

    private void add(int start, int end, int most) {
        if (names.size() == most) {
            throw new BadRequestException("The query has more parameters than quarkus.http.limits.max-parameters");
        }
        int equals = text.indexOf('=', start);
        boolean valued = equals >= 0 && equals < end;
        names.add(decoded(text.substring(start, valued ? equals : end)));
        values.add(valued ? text.substring(equals + 1, end) : "");
    }

    /** {@return whether these are the parameters of a query} */
    public boolean isOf(String query) {
        return text == null ? query == null : text.equals(query);
    }

    /** {@return the first value of a name, decoded, or {@code null} without one} */
    public String first(String name) {
        int index = names.indexOf(name);
        return index < 0 ? null : decoded(values.get(index));
    }

    /** {@return all values of a name, decoded} */
    public List<String> all(String name) {
        List<String> found = new ArrayList<>(2);
        for (int i = 0; i < names.size(); i++) {
            if (names.get(i).equals(name)) {
                found.add(decoded(values.get(i)));
            }
        }
        return found;
    }

    /** {@return names and values, decoded} */
    public MultivaluedMap<String, String> decoded() {
        return map(true);
    }

    /** {@return decoded names, and values as they were sent} */
    public MultivaluedMap<String, String> raw() {
        return map(false);
    }

    private MultivaluedMap<String, String> map(boolean decode) {
        MultivaluedMap<String, String> map = new MultivaluedHashMap<>();
        for (int i = 0; i < names.size(); i++) {
            map.add(names.get(i), decode ? decoded(values.get(i)) : values.get(i));
        }
        return map;
    }

    private static String decoded(String raw) {
        try {
            return RequestPath.decode(raw.replace('+', ' '));
        } catch (IllegalArgumentException malformed) {
            throw new BadRequestException("The query holds a malformed escape: '" + raw + "'", malformed);
        }
    }
}
