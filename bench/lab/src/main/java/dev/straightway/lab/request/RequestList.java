package dev.straightway.lab.request;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads requests from a text file: a line with method and path, lines with headers, and behind an empty line the body. A line
 * {@code HTTP 201} says which status the answer must have.
 *
 * <pre>
 * GET /todos
 *
 * ### a new one
 * POST /todos
 * Content-Type: application/json
 *
 * {"title": "milk"}
 *
 * HTTP 201
 * </pre>
 *
 * {@code ###} ends what is before it and begins the next request, with its title; without a body before it, the next request
 * line does so, too. Other lines that begin with {@code #} are comments outside of bodies. A body {@code < file} is that file's
 * content.
 */
public final class RequestList {

    private static final String SEPARATOR = "###";
    private static final Pattern REQUEST = Pattern.compile("([A-Z]+) (/\\S*)(?: (\\d{3}))?");
    private static final Pattern HEADER = Pattern.compile("([!#$%&'*+.^_`|~0-9A-Za-z-]+):(.*)");
    private static final Pattern STATUS = Pattern.compile("HTTP(?:/\\S+)? ([1-5]\\d{2})");
    private static final Pattern CONTENT = Pattern.compile("< (\\S.*)");

    private final Path file;
    private final List<Request> requests = new ArrayList<>();
    private int line;
    private String title = "";
    private Matcher request;
    private Map<String, String> headers = new LinkedHashMap<>();
    private List<String> body;
    private OptionalInt status = OptionalInt.empty();

    private RequestList(Path file) {
        this.file = file;
    }

    /** @throws InvalidRequests if a line is none of these */
    public static Requests read(Path file) throws IOException {
        RequestList list = new RequestList(file);
        for (String each : Files.readAllLines(file)) {
            list.line++;
            list.take(each);
        }
        list.end();
        if (list.requests.isEmpty()) {
            throw new InvalidRequests(file + " holds no request; write lines as GET /todos");
        }
        return new Requests("the list " + file.getFileName(), List.copyOf(list.requests), List.of());
    }

    private void take(String text) throws IOException {
        if (text.startsWith(SEPARATOR)) {
            end();
            title = text.substring(SEPARATOR.length()).trim();
        } else if (body != null && begun()) {
            bodyLine(text);
        } else {
            headLine(text.strip());
        }
    }

    private void bodyLine(String text) throws IOException {
        Matcher expected = STATUS.matcher(text.strip());
        Matcher next = REQUEST.matcher(text.strip());
        if (expected.matches()) {
            status = OptionalInt.of(Integer.parseInt(expected.group(1)));
        } else if (blank(body) && next.matches()) {
            end();
            headLine(text.strip());
        } else if (!blank(body) || !text.startsWith("#")) {
            if (status.isPresent() && !text.isBlank()) {
                throw invalid("stands behind the status; begin the next request with ###", text);
            }
            body.add(text);
        }
    }

    private void headLine(String text) throws IOException {
        Matcher first = REQUEST.matcher(text);
        Matcher header = HEADER.matcher(text);
        Matcher expected = STATUS.matcher(text);
        if (text.isEmpty()) {
            body = request == null ? null : new ArrayList<>();
        } else if (first.matches()) {
            if (request != null) {
                end();
            }
            request = first;
            status = first.group(3) == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(first.group(3)));
        } else if (request != null && expected.matches()) {
            status = OptionalInt.of(Integer.parseInt(expected.group(1)));
        } else if (request != null && header.matches() && !text.startsWith("#")) {
            headers.put(header.group(1), header.group(2).strip());
        } else if (!text.startsWith("#")) {
            throw invalid(request == null ? "isn't a request; expected a method and a path, such as GET /todos"
                    : "isn't a header; a body needs an empty line before it", text);
        }
    }

    private boolean begun() {
        return request != null;
    }

    private void end() throws IOException {
        if (request != null) {
            String method = request.group(1);
            String path = request.group(2);
            requests.add(new Request(title.isEmpty() ? method + " " + path : title, method, path, Map.copyOf(headers),
                    content(), status));
        }
        title = "";
        request = null;
        headers = new LinkedHashMap<>();
        body = null;
        status = OptionalInt.empty();
    }

    private byte[] content() throws IOException {
        if (body == null || blank(body)) {
            return null;
        }
        String text = String.join("\n", body).strip();
        Matcher named = CONTENT.matcher(text);
        if (!named.matches()) {
            return text.getBytes(StandardCharsets.UTF_8);
        }
        Path content = file.resolveSibling(named.group(1).strip());
        if (!Files.isRegularFile(content)) {
            throw invalid("names " + content + ", which isn't there", text);
        }
        return Files.readAllBytes(content);
    }

    private static boolean blank(List<String> lines) {
        return lines.stream().allMatch(String::isBlank);
    }

    private InvalidRequests invalid(String fix, String text) {
        return new InvalidRequests(file + ", line " + line + ": '" + text + "' " + fix);
    }
}
