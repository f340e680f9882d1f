package dev.straightway.runtime.fields;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import jakarta.ws.rs.core.Cookie;

/**
 * Reads Cookie (RFC 6265 §4.2.1), and the attributes of RFC 2965 that old clients put behind a cookie: {@code $Path},
 * {@code $Domain}, and {@code $Version} before all. What is no cookie doesn't count. Of two with one name, the first one does:
 * clients send it first that is set for the nearer path.
 */
public final class Cookies {

    private final Map<String, Cookie> found = new LinkedHashMap<>();
    private int version;
    private Cookie.Builder open;
    private String openName;

    private Cookies() {
    }

    /** {@return the cookies by their names, in their order} */
    public static Map<String, Cookie> of(List<String> fields) {
        Cookies cookies = new Cookies();
        for (String field : fields) {
            cookies.read(field);
        }
        return cookies.found;
    }

    private void read(String field) {
        version = 0;
        for (String part : field.split("[;,]")) {
            int equals = part.indexOf('=');
            String name = (equals < 0 ? part : part.substring(0, equals)).strip();
            String value = equals < 0 ? "" : unquoted(part.substring(equals + 1).strip());
            if (name.startsWith("$")) {
                attribute(name, value);
            } else if (!name.isEmpty()) {
                close();
                openName = name;
                open = new Cookie.Builder(name).value(value).version(version);
            }
        }
        close();
    }

    private void attribute(String name, String value) {
        if (name.equalsIgnoreCase("$Version")) {
            version = value.equals("1") ? 1 : 0;
        } else if (open != null && name.equalsIgnoreCase("$Path")) {
            open.path(value);
        } else if (open != null && name.equalsIgnoreCase("$Domain")) {
            open.domain(value);
        }
    }

    private void close() {
        if (open != null) {
            found.putIfAbsent(openName, open.build());
            open = null;
        }
    }

    private static String unquoted(String value) {
        boolean quoted = value.length() > 1 && value.startsWith("\"") && value.endsWith("\"");
        return quoted ? value.substring(1, value.length() - 1) : value;
    }
}
