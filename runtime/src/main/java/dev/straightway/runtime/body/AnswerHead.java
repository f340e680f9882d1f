package dev.straightway.runtime.body;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;

import dev.straightway.runtime.negotiation.FieldSyntax;

/**
 * Status and fields of an answer as a value: filled and checked before the server gets any of it.
 * <p>
 * Fields that belong to the connection (RFC 9110 §7.6.1) are left out, since the server writes its own. A length is no field
 * either: the server counts the bytes. Used by one thread.
 */
public final class AnswerHead {

    /** The length of an answer that declares none. */
    public static final long NO_LENGTH = -1;

    private static final int LEAST_STATUS = 200;
    private static final int GREATEST_STATUS = 599;
    /** More digits than any length has, and fewer than overflow a long. */
    private static final int MOST_DIGITS = 18;
    private static final Set<String> OF_THE_CONNECTION = names("Connection", "Keep-Alive", "Proxy-Connection",
            "Transfer-Encoding", "Upgrade");
    private static final Set<String> OF_THE_ENTITY = names("Content-Type", "Content-Length", "Content-Encoding",
            "Content-Language");

    private final int status;
    private final List<String> fields = new ArrayList<>();
    private String reason;
    private CharSequence contentType;
    private long length = NO_LENGTH;

    /**
     * @param status of a final answer
     * @throws IllegalStateException if it isn't one
     */
    public AnswerHead(int status) {
        if (status < LEAST_STATUS || status > GREATEST_STATUS) {
            throw new IllegalStateException("An answer can't have the status " + status + ". Use one from 200 to 599.");
        }
        this.status = status;
    }

    /** @param phrase {@code null} or empty for the usual one */
    public AnswerHead reason(String phrase) {
        this.reason = phrase == null || phrase.isEmpty() ? null : checked("The reason phrase", phrase);
        return this;
    }

    /**
     * @param value of Content-Type, which replaces the one before
     * @throws IllegalStateException if no field can have it
     */
    public AnswerHead contentType(CharSequence value) {
        this.contentType = checked("The field 'Content-Type'", value);
        return this;
    }

    /**
     * Adds a field, beside those of the same name; of Content-Type the first one counts.
     *
     * @throws IllegalStateException if no field can have this name or value
     */
    public AnswerHead add(String name, String value) {
        if (!FieldSyntax.isToken(name)) {
            throw new IllegalStateException("A field has a name that isn't a token. Use letters, digits and hyphens.");
        }
        checked("The field '" + name + "'", value);
        if (name.equalsIgnoreCase("Content-Type")) {
            contentType = contentType == null ? value : contentType;
        } else if (name.equalsIgnoreCase("Content-Length")) {
            length = length(value);
        } else if (!OF_THE_CONNECTION.contains(name)) {
            fields.add(name);
            fields.add(value);
        }
        return this;
    }

    /** {@return whether an answer of a status has content (RFC 9110 §6.4.1)} */
    public static boolean mayHaveBody(int status) {
        return status >= LEAST_STATUS && status != 204 && status != 205 && status != 304;
    }

    /** {@return whether a field describes the entity, so that it goes where the entity goes} */
    public static boolean describesEntity(String name) {
        return OF_THE_ENTITY.contains(name);
    }

    static boolean belongsToTheConnection(String name) {
        return OF_THE_CONNECTION.contains(name);
    }

    private static Set<String> names(String... names) {
        Set<String> anyCase = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        anyCase.addAll(List.of(names));
        return Collections.unmodifiableSet(anyCase);
    }

    private static <T extends CharSequence> T checked(String what, T value) {
        if (!FieldSyntax.isValue(value)) {
            throw new IllegalStateException(what + " of an answer has a control character in its value. Remove or encode it.");
        }
        return value;
    }

    private static long length(String value) {
        boolean counts = !value.isEmpty() && value.length() <= MOST_DIGITS && value.chars().allMatch(c -> c >= '0' && c <= '9');
        return counts ? Long.parseLong(value) : NO_LENGTH;
    }

    public int status() {
        return status;
    }

    /** {@return the reason phrase, or {@code null} for the usual one} */
    public String reason() {
        return reason;
    }

    /** {@return the value of Content-Type, or {@code null}} */
    public CharSequence contentType() {
        return contentType;
    }

    /** {@return the bytes that the application has declared, or {@link #NO_LENGTH}; nobody has counted them} */
    public long length() {
        return length;
    }

    /** Gives name and value of each field but Content-Type, in their order. */
    public void forEach(BiConsumer<String, String> taker) {
        for (int i = 0; i < fields.size(); i += 2) {
            taker.accept(fields.get(i), fields.get(i + 1));
        }
    }
}
