package dev.straightway.runtime.body;

import java.util.List;
import java.util.Optional;

import jakarta.ws.rs.core.HttpHeaders;

/**
 * What annotations of a resource method declare of the head of its answer. What it fails with, and what a filter answers in its
 * place, has nothing of it.
 *
 * @param status the status in place of 200 and 204; {@link #USUAL} for these
 * @param fields fields beside those of the answer
 * @param cacheControl the value of Cache-Control, in place of another one, of the fields too; it may have no characters
 * @param coding whether the server may compress the answer; that is true of failures, too
 */
public record DeclaredHead(int status, List<Field> fields, Optional<String> cacheControl, Coding coding) {

    /** The status of an answer of which nothing is declared. */
    public static final int USUAL = 0;

    /** Nothing is declared. */
    public static final DeclaredHead NONE = new DeclaredHead(USUAL, List.of(), Optional.empty(), Coding.BY_TYPE);

    /** Whether an answer is compressed where the server compresses. */
    public enum Coding {
        /** If its media type is one of those that are. */
        BY_TYPE,
        COMPRESSED,
        UNCOMPRESSED
    }

    /** A field of the answer. */
    public record Field(String name, String value) {
    }

    /** Leaves out the fields in whose place the value of Cache-Control stands. */
    public DeclaredHead {
        fields = cacheControl.isEmpty() ? List.copyOf(fields) : withoutCacheControl(fields);
    }

    private static List<Field> withoutCacheControl(List<Field> fields) {
        return fields.stream().filter(field -> !field.name().equalsIgnoreCase(HttpHeaders.CACHE_CONTROL)).toList();
    }

    /** {@return whether a field belongs to the entity or the connection, so that no annotation may set it} */
    public static boolean isLeftToTheAnswer(String name) {
        return name.equalsIgnoreCase("Content-Type") || name.equalsIgnoreCase("Content-Length")
                || AnswerHead.belongsToTheConnection(name);
    }

    /** {@return whether nothing is declared that a writer has to do} */
    public boolean isEmpty() {
        return status == USUAL && fields.isEmpty() && cacheControl.isEmpty();
    }

    /** {@return the status of the answer} */
    public int statusOr(int usual) {
        return status == USUAL ? usual : status;
    }

    /** {@return the head of an answer that isn't a {@code Response} already} */
    public AnswerHead head(int usual) {
        AnswerHead head = new AnswerHead(statusOr(usual));
        fields.forEach(field -> head.add(field.name(), field.value()));
        cacheControl.ifPresent(value -> head.add(HttpHeaders.CACHE_CONTROL, value));
        return head;
    }
}
