package dev.straightway.runtime.multipart;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Cuts a complete body into its parts (RFC 2046 §5.1.1, RFC 7578).
 * <p>
 * One pass, one use, one thread. A line counts as a delimiter when nothing but blanks and a line end, or {@code --}, follow the
 * boundary; anything else is content. What stands before the first delimiter and behind the last is skipped. A body that isn't
 * closed is refused as a whole: half a form would look like a smaller one.
 */
final class MultipartParser {

    private static final byte[] LINE_END = { '\r', '\n' };

    private final byte[] body;
    private final byte[] dashed;
    private final FormLimits limits;
    private final List<ReceivedPart> parts = new ArrayList<>();
    private int fields;

    /** Where the last delimiter found begins, with the line end before it, and where what it separates goes on. */
    private int delimiterStart;
    private int delimiterEnd;
    private boolean isClosing;

    private MultipartParser(byte[] body, Boundary boundary, FormLimits limits) {
        this.body = body;
        this.limits = limits;
        this.dashed = boundary.dashed();
    }

    /**
     * {@return the parts in their order; they keep the body, which must not be changed}
     *
     * @throws MalformedForm if the body breaks the format
     * @throws LargeForm if it exceeds a limit
     */
    static List<ReceivedPart> parse(byte[] body, Boundary boundary, FormLimits limits) {
        MultipartParser parser = new MultipartParser(body, boundary, limits);
        parser.readParts();
        return List.copyOf(parser.parts);
    }

    private void readParts() {
        if (!readsDelimiterAt(0) && !findDelimiter(0)) {
            throw new MalformedForm("the body holds no line of the boundary that the Content-Type names");
        }
        while (!isClosing) {
            limits.checkParameters(parts.size() + 1);
            parts.add(checked(readPart()));
        }
    }

    private ReceivedPart checked(ReceivedPart part) {
        if (!limits.isFile(part.entityPart())) {
            limits.checkFields(++fields);
            limits.checkValue((long) part.to() - part.from());
        }
        return part;
    }

    private ReceivedPart readPart() {
        PartHead head = PartHead.read(body, delimiterEnd);
        // The line end that closes an empty head may be the one that opens the delimiter: a part without content.
        int searchFrom = head.end() - LINE_END.length;
        if (!findDelimiter(searchFrom)) {
            throw new MalformedForm("the body ends within part '" + head.disposition().name() + "'");
        }
        int end = Math.max(head.end(), delimiterStart);
        return new ReceivedPart(head.disposition(), head.headers(), head.mediaType(), body, head.end(), end);
    }

    /** A line end occurs once in what is looked for, so that a look-alike costs no second look at its bytes. */
    private boolean findDelimiter(int from) {
        for (int i = from; i + LINE_END.length + dashed.length <= body.length; i++) {
            if (body[i] == '\r' && body[i + 1] == '\n' && readsDelimiterAt(i + LINE_END.length)) {
                delimiterStart = i;
                return true;
            }
        }
        return false;
    }

    private boolean readsDelimiterAt(int at) {
        if (!hasAt(at, dashed)) {
            return false;
        }
        int next = at + dashed.length;
        isClosing = next + 1 < body.length && body[next] == '-' && body[next + 1] == '-';
        int lineEnd = afterBlanks(isClosing ? next + 2 : next);
        delimiterEnd = lineEnd + LINE_END.length;
        return isClosing && lineEnd == body.length || hasAt(lineEnd, LINE_END);
    }

    private int afterBlanks(int from) {
        int next = from;
        while (next < body.length && (body[next] == ' ' || body[next] == '\t')) {
            next++;
        }
        return next;
    }

    private boolean hasAt(int at, byte[] expected) {
        int end = at + expected.length;
        return end <= body.length && Arrays.equals(body, at, end, expected, 0, expected.length);
    }
}
