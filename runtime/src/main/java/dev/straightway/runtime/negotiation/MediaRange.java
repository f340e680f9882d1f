package dev.straightway.runtime.negotiation;

import java.nio.charset.Charset;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A media type or a range of them, with its parameters and its quality (RFC 9110 §8.3.1 and §12.5.1).
 * <p>
 * Immutable. Type, subtype and the names of parameters are lower case. The qualities {@code q} (of a client) and {@code qs}
 * (of a server, Jakarta REST 3.1 §3.5) are per mille and are no parameters; they count for equality, but are not part of the
 * {@link #text()}.
 */
public final class MediaRange {

    /** The quality of a range that names none. */
    public static final int FULL_QUALITY = 1000;

    public static final MediaRange ANY = of("*", "*");
    public static final MediaRange OCTET_STREAM = of("application", "octet-stream");

    private static final String WILDCARD = "*";
    private static final String CHARSET = "charset";

    private final String type;
    private final String subtype;
    private final Map<String, String> parameters;
    private final int q;
    private final int qs;
    private final int specificity;
    private final String text;

    private MediaRange(String type, String subtype, Map<String, String> parameters, int q, int qs) {
        this.type = type;
        this.subtype = subtype;
        this.parameters = parameters;
        this.q = q;
        this.qs = qs;
        this.specificity = (type.equals(WILDCARD) ? 0 : 1) + (subtype.equals(WILDCARD) ? 0 : 1);
        this.text = text(type, subtype, parameters);
    }

    /** {@return the type without parameters, in full quality} */
    public static MediaRange of(String type, String subtype) {
        return new MediaRange(type.toLowerCase(Locale.ROOT), subtype.toLowerCase(Locale.ROOT), Map.of(), FULL_QUALITY,
                FULL_QUALITY);
    }

    /**
     * Reads for example {@code text/html;charset=utf-8;q=0.8}; a single {@code *} is read as {@code *}{@code /*}, because
     * Java's own client sends it.
     *
     * @throws IllegalArgumentException that quotes the text if it is malformed
     */
    public static MediaRange parse(String text) {
        List<String> pieces = FieldParser.split(text, ';');
        String name = pieces.get(0).equals(WILDCARD) ? "*/*" : pieces.get(0).toLowerCase(Locale.ROOT);
        int slash = name.indexOf('/');
        String type = slash < 0 ? "" : name.substring(0, slash);
        String subtype = name.substring(slash + 1);
        if (!FieldSyntax.isToken(type) || !FieldSyntax.isToken(subtype)
                || type.equals(WILDCARD) && !subtype.equals(WILDCARD)) {
            throw new IllegalArgumentException("'" + text + "' isn't a media type: expected type/subtype, type/* or */*");
        }
        return withParameters(text, type, subtype, pieces);
    }

    private static MediaRange withParameters(String text, String type, String subtype, List<String> pieces) {
        Map<String, String> parameters = pieces.size() == 1 ? Map.of() : new LinkedHashMap<>();
        int q = FULL_QUALITY;
        int qs = FULL_QUALITY;
        for (String piece : pieces.subList(1, pieces.size())) {
            if (piece.isEmpty()) {
                continue;
            }
            int equals = piece.indexOf('=');
            String name = equals < 0 ? "" : piece.substring(0, equals).toLowerCase(Locale.ROOT);
            String value = FieldParser.unquote(piece.substring(equals + 1));
            if (!FieldSyntax.isToken(name) || value == null) {
                throw new IllegalArgumentException("'" + text + "': '" + piece + "' isn't a parameter, expected name=value");
            }
            switch (name) {
                case "q" -> q = quality(text, value);
                case "qs" -> qs = quality(text, value);
                default -> parameters.put(name, value);
            }
        }
        return new MediaRange(type, subtype, unmodifiable(parameters), q, qs);
    }

    private static Map<String, String> unmodifiable(Map<String, String> parameters) {
        return parameters.isEmpty() ? Map.of() : Collections.unmodifiableMap(parameters);
    }

    private static int quality(String text, String value) {
        int quality = FieldParser.perMille(value);
        if (quality < 0) {
            throw new IllegalArgumentException("'" + text + "': '" + value + "' isn't a quality, expected 0 to 1");
        }
        return quality;
    }

    private static String text(String type, String subtype, Map<String, String> parameters) {
        StringBuilder text = new StringBuilder(type).append('/').append(subtype);
        for (Map.Entry<String, String> parameter : parameters.entrySet()) {
            text.append(';').append(parameter.getKey()).append('=').append(FieldParser.quote(parameter.getValue()));
        }
        return text.toString();
    }

    public String type() {
        return type;
    }

    public String subtype() {
        return subtype;
    }

    /** {@return the parameters in their order, without the qualities} */
    public Map<String, String> parameters() {
        return parameters;
    }

    /** {@return the client's quality, 0 (refused) to 1000} */
    public int q() {
        return q;
    }

    /** {@return the server's quality, 0 to 1000} */
    public int qs() {
        return qs;
    }

    /** {@return whether it is {@code application/json}, {@code text/json} or of the suffix {@code +json} (RFC 6839 §3.1)} */
    public boolean isJson() {
        return isJson(type, subtype);
    }

    /** {@return whether a media type of these parts, in lower case, is JSON} */
    public static boolean isJson(String type, String subtype) {
        return subtype.endsWith("+json") || subtype.equals("json") && (type.equals("application") || type.equals("text"));
    }

    public boolean isConcrete() {
        return specificity == 2;
    }

    public boolean isWildcardType() {
        return specificity == 0;
    }

    public boolean isWildcardSubtype() {
        return specificity < 2;
    }

    /** {@return 0 for any type, 1 for any subtype of a type, 2 for a concrete type} */
    int specificity() {
        return specificity;
    }

    /**
     * {@return the charset parameter, or null if there is none}
     *
     * @throws IllegalArgumentException if it names no charset that this JVM knows
     */
    public Charset charset() {
        String name = parameters.get(CHARSET);
        return name == null ? null : KnownCharsets.of(name);
    }

    /** {@return whether everything that the other is falls into this range; it has this one's parameters, perhaps more} */
    public boolean includes(MediaRange other) {
        return includesType(other) && includesParameters(other);
    }

    /** {@return whether one of the two includes the other, parameters aside (as Jakarta REST compares types)} */
    public boolean compatible(MediaRange other) {
        return includesType(other) || other.includesType(this);
    }

    boolean includesType(MediaRange other) {
        return specificity == 0
                || type.equals(other.type) && (specificity == 1 || subtype.equals(other.subtype));
    }

    boolean includesParameters(MediaRange other) {
        for (Map.Entry<String, String> parameter : parameters.entrySet()) {
            String value = parameter.getValue();
            String otherValue = other.parameters.get(parameter.getKey());
            boolean same = parameter.getKey().equals(CHARSET) ? value.equalsIgnoreCase(otherValue) : value.equals(otherValue);
            if (!same) {
                return false;
            }
        }
        return true;
    }

    /** {@return the type alone: no parameters, full quality} */
    public MediaRange withoutParameters() {
        return parameters.isEmpty() && q == FULL_QUALITY && qs == FULL_QUALITY ? this : of(type, subtype);
    }

    /** {@return type, subtype and parameters as they stand in a Content-Type field, without the qualities} */
    public String text() {
        return text;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MediaRange range && text.equals(range.text) && q == range.q && qs == range.qs;
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return text + quality(";q=", q) + quality(";qs=", qs);
    }

    private static String quality(String name, int perMille) {
        return perMille == FULL_QUALITY ? "" : name + String.format(Locale.ROOT, "0.%03d", perMille);
    }
}
