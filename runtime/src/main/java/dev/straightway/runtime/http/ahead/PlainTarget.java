package dev.straightway.runtime.http.ahead;

/**
 * Knows request targets that nobody reads in more than one way: a path of unreserved characters without dot segments or empty
 * ones, and a query of characters that may stand in a URI. The Router would take such a path as it is.
 */
public final class PlainTarget {

    private static final int ASCII = 128;
    private static final byte PATH = 1;
    private static final byte QUERY = 2;
    private static final byte[] KINDS = kinds();

    private PlainTarget() {
    }

    private static byte[] kinds() {
        byte[] kinds = new byte[ASCII];
        for (char c = 'a'; c <= 'z'; c++) {
            kinds[c] = PATH | QUERY;
            kinds[Character.toUpperCase(c)] = PATH | QUERY;
        }
        for (char c = '0'; c <= '9'; c++) {
            kinds[c] = PATH | QUERY;
        }
        for (char c : "-._~/".toCharArray()) {
            kinds[c] = PATH | QUERY;
        }
        for (char c : "!$&'()*+,;=:@?".toCharArray()) {
            kinds[c] = QUERY;
        }
        return kinds;
    }

    /**
     * {@return whether a request target is plain}
     *
     * @param target may be {@code null}, as Vert.x has it of some requests that are broken
     */
    public static boolean is(String target) {
        int length = target == null ? 0 : target.length();
        if (length == 0 || target.charAt(0) != '/') {
            return false;
        }
        char before = '/';
        for (int i = 1; i < length; i++) {
            char c = target.charAt(i);
            if (c == '?') {
                return isQuery(target, i + 1);
            }
            boolean segment = before == '/' && (c == '/' || c == '.');
            if (segment || c >= ASCII || (KINDS[c] & PATH) == 0) {
                return false;
            }
            before = c;
        }
        return true;
    }

    private static boolean isQuery(String target, int start) {
        for (int i = start; i < target.length(); i++) {
            char c = target.charAt(i);
            if (c == '%') {
                if (i + 2 >= target.length() || !isHexadecimal(target.charAt(i + 1))
                        || !isHexadecimal(target.charAt(i + 2))) {
                    return false;
                }
            } else if (c >= ASCII || (KINDS[c] & QUERY) == 0) {
                return false;
            }
        }
        return true;
    }

    private static boolean isHexadecimal(char c) {
        return c < ASCII && Character.digit(c, 16) >= 0;
    }
}
