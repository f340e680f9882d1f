package dev.straightway.runtime.http.filter;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.PathPart;

import dev.straightway.runtime.http.exchange.RequestHead;
import dev.straightway.runtime.http.exchange.VertxExchange;

/**
 * Answers with a part of a file where the client asks for one range of its bytes (RFC 9110 §14.2). Who asks for several, or for
 * bytes that aren't there, gets the whole file, as in Quarkus REST.
 */
final class Ranges {

    /** First and last byte, or how many bytes at the end; too few digits to overflow a long. */
    private static final Pattern RANGE = Pattern.compile("bytes=(?:(\\d{1,18})-(\\d{0,18})|-(\\d{1,18}))");

    private Ranges() {
    }

    /** Looks at an answer whose entity is about to be written. */
    static void apply(VertxExchange exchange, AnswerContext answer) throws IOException {
        Object entity = answer.getEntity();
        if (answer.getStatus() != Response.Status.OK.getStatusCode() || !(entity instanceof File || entity instanceof Path)) {
            return;
        }
        String asked = isAboutParts(exchange, answer) ? exchange.header("Range") : null;
        Matcher range = asked == null ? null : RANGE.matcher(asked);
        if (range != null && range.matches()) {
            take(answer, entity instanceof File file ? file.toPath() : (Path) entity, range);
        }
    }

    /** Only GET has ranges (§14.2), and a part is of use to a client that has others only if they are of the same version. */
    private static boolean isAboutParts(VertxExchange exchange, AnswerContext answer) {
        String version = exchange.header("If-Range");
        return RequestHead.method(exchange).equals("GET") && (version == null || !version.startsWith("W/")
                && (version.equals(answer.getHeaderString("ETag")) || version.equals(answer.getHeaderString("Last-Modified"))));
    }

    private static void take(AnswerContext answer, Path file, Matcher range) throws IOException {
        long length = Files.size(file);
        boolean fromTheEnd = range.group(3) != null;
        long first = fromTheEnd ? length - Long.parseLong(range.group(3)) : Long.parseLong(range.group(1));
        long last = fromTheEnd || range.group(2).isEmpty() ? length - 1
                : Math.min(Long.parseLong(range.group(2)), length - 1);
        if (first >= 0 && first <= last) {
            answer.setStatusInfo(Response.Status.PARTIAL_CONTENT);
            answer.getHeaders().putSingle("Content-Range", "bytes " + first + "-" + last + "/" + length);
            answer.setEntity(new PathPart(file, first, last - first + 1));
        }
    }
}
