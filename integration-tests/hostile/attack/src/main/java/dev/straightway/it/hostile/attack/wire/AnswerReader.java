package dev.straightway.it.hostile.attack.wire;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads answers of HTTP/1.1 (RFC 9112) and forgives nothing. */
public final class AnswerReader {

    /** Vert.x answers in the version of the request, whatever that is. */
    private static final Pattern STATUS_LINE = Pattern
            .compile("[A-Z]{4}/([0-9]\\.[0-9]+) ([1-9][0-9]{2}) [\\t -~\\x80-\\xff]*");
    private static final Pattern FIELD_LINE = Pattern
            .compile("([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \\t]*([\\t -~\\x80-\\xff]*?)[ \\t]*");

    private final ByteReader in;

    public AnswerReader(InputStream in) {
        this.in = new ByteReader(in);
    }

    /**
     * {@return the next final answer, or {@code null} if the connection ended before it}
     *
     * @param method of the request, since an answer to HEAD has no body
     */
    public Answer read(String method) throws IOException {
        while (true) {
            String first = in.line();
            if (first == null) {
                return null;
            }
            Matcher line = STATUS_LINE.matcher(first);
            if (!line.matches()) {
                throw new FramingException("no status line: '" + first + "'");
            }
            int status = Integer.parseInt(line.group(2));
            Head head = new Head(status, line.group(1).equals("1.0"), fields("the head"));
            if (status >= 200) {
                return answer(head, method);
            }
            if (head.length() != null || head.chunked()) {
                throw new FramingException("an interim answer with a body");
            }
        }
    }

    /** Reads bytes whatever they mean, as far as they come. */
    public void skip(int count) throws IOException {
        for (int i = 0; i < count && in.next() >= 0; i++) {
            // The bytes are in the transcript.
        }
    }

    /** {@return the beginning of what was read so far} */
    public String transcript() {
        return in.transcript();
    }

    private Answer answer(Head head, String method) throws IOException {
        head.check();
        byte[] body;
        boolean closes = head.closes();
        if (method.equals("HEAD") || head.isWithoutBody()) {
            body = new byte[0];
        } else if (head.chunked()) {
            body = new ChunkReader(in).body();
            fields("the trailers");
        } else if (head.length() != null) {
            body = in.exactly(Long.parseLong(head.length()), "the body");
        } else {
            closes = true;
            body = in.rest();
        }
        return new Answer(head.status(), head.fields(), body, closes);
    }

    private List<Field> fields(String where) throws IOException {
        List<Field> fields = new ArrayList<>();
        for (String line = in.lineWithin(where); !line.isEmpty(); line = in.lineWithin(where)) {
            Matcher field = FIELD_LINE.matcher(line);
            if (!field.matches()) {
                throw new FramingException("no header field: '" + line + "'");
            }
            fields.add(new Field(field.group(1), field.group(2)));
        }
        return List.copyOf(fields);
    }
}
