package dev.straightway.runtime.invocation;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;

import jakarta.ws.rs.WebApplicationException;

/**
 * Converts the text of one parameter of a resource method to its type (§3.2), with its default.
 * <p>
 * A text that does not convert throws what its {@link Source} asks for: 404 for the parts of the request target, 400
 * for header fields and cookies. An absent text becomes the default; without a default, zero, {@code false}, an empty
 * collection or {@code null}. Immutable.
 */
public final class Parameter {
    private final Source source;
    private final String name;
    private final String defaultText;
    private final Converter converter;
    private final boolean whole;
    /** {@code null} where each text is one value. */
    private final Pattern separator;
    private final boolean emptyIsAbsent;

    /**
     * @param defaultText the text of {@code @DefaultValue}, or {@code null} without one
     * @param converter converts to the parameter's type or element type, or {@code null} where it is a String or a
     *        primitive
     */
    public Parameter(Source source, String name, String defaultText, Converter converter) {
        this(source, name, defaultText, converter, false);
    }

    /**
     * @param whole whether the converter makes the collection of the first text, rather than an element of each
     */
    public Parameter(Source source, String name, String defaultText, Converter converter, boolean whole) {
        this.source = source;
        this.name = name;
        this.defaultText = defaultText;
        this.converter = converter;
        this.whole = whole;
        this.separator = null;
        this.emptyIsAbsent = false;
    }

    private Parameter(Parameter other, Pattern separator, boolean emptyIsAbsent) {
        this.source = other.source;
        this.name = other.name;
        this.defaultText = other.defaultText;
        this.converter = other.converter;
        this.whole = other.whole;
        this.separator = separator;
        this.emptyIsAbsent = emptyIsAbsent;
    }

    /** {@return the same parameter, which takes what stands between separators in each text; the default stays one value} */
    public Parameter splitBy(Pattern by) {
        return new Parameter(this, by, emptyIsAbsent);
    }

    /** {@return the same parameter, for which an empty text counts as absent, as in Quarkus REST} */
    public Parameter withoutEmptyTexts() {
        return new Parameter(this, separator, true);
    }

    public String string(String text) {
        return converter != null ? (String) value(text) : present(text);
    }

    private String present(String text) {
        return text == null || emptyIsAbsent && text.isEmpty() ? defaultText : text;
    }

    /** {@return the texts that count} */
    private List<String> present(List<String> texts) {
        return emptyIsAbsent ? texts.stream().filter(text -> !text.isEmpty()).toList() : texts;
    }

    public boolean booleanValue(String text) {
        if (converter != null) {
            return converted(text, Boolean.FALSE);
        }
        String present = present(text);
        return present != null && Boolean.parseBoolean(present);
    }

    public byte byteValue(String text) {
        return converter != null ? converted(text, (byte) 0) : (byte) integer(text, Byte.MIN_VALUE, Byte.MAX_VALUE);
    }

    public short shortValue(String text) {
        return converter != null ? converted(text, (short) 0) : (short) integer(text, Short.MIN_VALUE, Short.MAX_VALUE);
    }

    public int intValue(String text) {
        return converter != null ? converted(text, 0) : (int) integer(text, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    public long longValue(String text) {
        return converter != null ? converted(text, 0L) : integer(text, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    public char charValue(String text) {
        if (converter != null) {
            return converted(text, (char) 0);
        }
        String present = present(text);
        if (present == null) {
            return 0;
        }
        if (present.length() != 1) {
            throw failure(null);
        }
        return present.charAt(0);
    }

    public float floatValue(String text) {
        return converter != null ? converted(text, 0f) : (float) number(text);
    }

    public double doubleValue(String text) {
        return converter != null ? converted(text, 0d) : number(text);
    }

    /** What a provider's converter makes of the text of a primitive. */
    @SuppressWarnings("unchecked") // a converter of the box, by the promise of its provider
    private <T> T converted(String text, T zero) {
        Object value = value(text);
        return value == null ? zero : (T) value;
    }

    private double number(String text) {
        String present = present(text);
        if (present == null) {
            return 0;
        }
        try {
            return Double.parseDouble(present);
        } catch (NumberFormatException e) {
            throw failure(e);
        }
    }

    /**
     * A converter that a provider gave.
     *
     * @param collection whether it makes the whole collection
     */
    public record Whole(Converter converter, boolean collection) {
    }

    /** {@return the converted text, {@code null} without text and default} */
    public Object value(String text) {
        String present = present(text);
        return present == null ? null : convert(present);
    }

    public Optional<Object> optional(String text) {
        return Optional.ofNullable(value(text));
    }

    @SuppressWarnings("unchecked") // a converter of the collection, by the promise of its provider
    private <C> C asWhole(List<String> all) {
        List<String> texts = present(all);
        return (C) value(texts.isEmpty() ? null : texts.get(0));
    }

    public List<Object> list(List<String> texts) {
        if (whole) {
            return asWhole(texts);
        }
        return collect(texts, new ArrayList<>(texts.size()));
    }

    public Set<Object> set(List<String> texts) {
        if (whole) {
            return asWhole(texts);
        }
        return collect(texts, new LinkedHashSet<>());
    }

    public SortedSet<Object> sortedSet(List<String> texts) {
        if (whole) {
            return asWhole(texts);
        }
        return collect(texts, new TreeSet<>());
    }

    public Optional<List<Object>> optionalList(List<String> texts) {
        return isAbsent(texts) ? Optional.empty() : Optional.of(list(texts));
    }

    public Optional<Set<Object>> optionalSet(List<String> texts) {
        return isAbsent(texts) ? Optional.empty() : Optional.of(set(texts));
    }

    public Optional<SortedSet<Object>> optionalSortedSet(List<String> texts) {
        return isAbsent(texts) ? Optional.empty() : Optional.of(sortedSet(texts));
    }

    private boolean isAbsent(List<String> texts) {
        return defaultText == null && present(texts).isEmpty();
    }

    /** {@return an array of the converted texts, of a primitive or other component type} */
    public Object array(List<String> texts, Class<?> componentType) {
        if (whole) {
            return asWhole(texts);
        }
        List<Object> values = list(texts);
        Object array = Array.newInstance(componentType, values.size());
        for (int i = 0; i < values.size(); i++) {
            Array.set(array, i, values.get(i));
        }
        return array;
    }

    private <C extends Collection<Object>> C collect(List<String> texts, C into) {
        for (String text : present(texts)) {
            if (separator == null) {
                into.add(convert(text));
            } else {
                for (String part : separator.split(text)) {
                    into.add(convert(part));
                }
            }
        }
        if (into.isEmpty() && defaultText != null) {
            into.add(convert(defaultText));
        }
        return into;
    }

    private long integer(String text, long least, long most) {
        String present = present(text);
        if (present == null) {
            return 0;
        }
        try {
            long value = Long.parseLong(present);
            if (value >= least && value <= most) {
                return value;
            }
        } catch (NumberFormatException e) {
            throw failure(e);
        }
        throw failure(null);
    }

    private Object convert(String text) {
        if (converter == null) {
            return text;
        }
        try {
            return converter.convert(text);
        } catch (WebApplicationException e) {
            throw e;
        } catch (Error e) {
            throw e;
        } catch (Throwable e) {
            throw failure(e);
        }
    }

    /** Some mappers send the message to the client: it doesn't repeat what that has sent. */
    private WebApplicationException failure(Throwable cause) {
        return source.failure("The " + source.words() + " '" + name + "' has a value that it can't have", cause);
    }
}
