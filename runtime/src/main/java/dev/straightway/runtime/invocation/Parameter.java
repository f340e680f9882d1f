package dev.straightway.runtime.invocation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

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

    /**
     * @param defaultText the text of {@code @DefaultValue}, or {@code null} without one
     * @param converter converts to the parameter's type or element type, or {@code null} where it is a String or a
     *        primitive
     */
    public Parameter(Source source, String name, String defaultText, Converter converter) {
        this.source = source;
        this.name = name;
        this.defaultText = defaultText;
        this.converter = converter;
    }

    public String string(String text) {
        return text == null ? defaultText : text;
    }

    public boolean booleanValue(String text) {
        String present = string(text);
        return present != null && Boolean.parseBoolean(present);
    }

    public byte byteValue(String text) {
        return (byte) integer(text, Byte.MIN_VALUE, Byte.MAX_VALUE);
    }

    public short shortValue(String text) {
        return (short) integer(text, Short.MIN_VALUE, Short.MAX_VALUE);
    }

    public int intValue(String text) {
        return (int) integer(text, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    public long longValue(String text) {
        return integer(text, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    public char charValue(String text) {
        String present = string(text);
        if (present == null) {
            return 0;
        }
        if (present.length() != 1) {
            throw failure(present, null);
        }
        return present.charAt(0);
    }

    public float floatValue(String text) {
        return (float) doubleValue(text);
    }

    public double doubleValue(String text) {
        String present = string(text);
        if (present == null) {
            return 0;
        }
        try {
            return Double.parseDouble(present);
        } catch (NumberFormatException e) {
            throw failure(present, e);
        }
    }

    /** {@return the converted text, {@code null} without text and default} */
    public Object value(String text) {
        String present = string(text);
        return present == null ? null : convert(present);
    }

    public Optional<Object> optional(String text) {
        return Optional.ofNullable(value(text));
    }

    public List<Object> list(List<String> texts) {
        return collect(texts, new ArrayList<>(texts.size()));
    }

    public Set<Object> set(List<String> texts) {
        return collect(texts, new LinkedHashSet<>());
    }

    public SortedSet<Object> sortedSet(List<String> texts) {
        return collect(texts, new TreeSet<>());
    }

    public Optional<List<Object>> optionalList(List<String> texts) {
        return texts.isEmpty() && defaultText == null ? Optional.empty() : Optional.of(list(texts));
    }

    private <C extends Collection<Object>> C collect(List<String> texts, C into) {
        if (texts.isEmpty() && defaultText != null) {
            into.add(convert(defaultText));
        }
        for (String text : texts) {
            into.add(convert(text));
        }
        return into;
    }

    private long integer(String text, long least, long most) {
        String present = string(text);
        if (present == null) {
            return 0;
        }
        try {
            long value = Long.parseLong(present);
            if (value >= least && value <= most) {
                return value;
            }
        } catch (NumberFormatException e) {
            throw failure(present, e);
        }
        throw failure(present, null);
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
            throw failure(text, e);
        }
    }

    private WebApplicationException failure(String text, Throwable cause) {
        return source.failure("The " + source.words() + " '" + name + "' can't be '" + text + "'", cause);
    }
}
