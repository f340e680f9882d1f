package dev.straightway.runtime.body;

import static java.nio.charset.StandardCharsets.US_ASCII;

import io.vertx.core.buffer.Buffer;

/** What stands between the items of a stream, so that a client can tell them apart. */
public enum Framing {
    /** One JSON array: {@code [a,b]}. */
    ARRAY("[", ",", "", "]", "[]"),
    /** Each item with a line end behind it: NDJSON. */
    LINES("", "", "\n", "", ""),
    /** Each item as an event of {@code text/event-stream}, which ends itself. */
    EVENTS("", "", "", "", ""),
    /** Nothing: text and bytes as they come. */
    PLAIN("", "", "", "", "");

    private final byte[] first;
    private final byte[] next;
    private final byte[] behind;
    private final byte[] end;
    private final byte[] nothing;

    Framing(String first, String next, String behind, String end, String nothing) {
        this.first = first.getBytes(US_ASCII);
        this.next = next.getBytes(US_ASCII);
        this.behind = behind.getBytes(US_ASCII);
        this.end = end.getBytes(US_ASCII);
        this.nothing = nothing.getBytes(US_ASCII);
    }

    /** {@return an item with what stands before and behind it} */
    public Buffer framed(Buffer item, boolean isFirst) {
        byte[] before = isFirst ? first : next;
        return before.length == 0 && behind.length == 0 ? item
                : Buffer.buffer(before.length + item.length() + behind.length).appendBytes(before).appendBuffer(item)
                        .appendBytes(behind);
    }

    /** {@return what stands behind the last item} */
    public Buffer end(boolean isEmpty) {
        return Buffer.buffer(isEmpty ? nothing : end);
    }
}
