package dev.straightway.it.contract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

import io.restassured.RestAssured;

/**
 * An answer to a request that is sent as it is written, on a connection of its own, which ends behind it.
 *
 * @param head the lines of its fields
 * @param body everything behind them
 */
record RawAnswer(int status, List<String> head, String body) {

    private static final int PATIENCE_MILLIS = 20_000;

    /**
     * {@return the answer to a request}
     *
     * @param line method and target
     * @param fields each as a line
     */
    static RawAnswer to(String line, String... fields) {
        return to(line, List.of(fields), "");
    }

    static RawAnswer to(String line, List<String> fields, String body) {
        String lines = String.join("\r\n",
                Stream.concat(Stream.of(line + " HTTP/1.1", "Host: h", "Connection: close"), fields.stream()).toList());
        try (Socket client = new Socket("localhost", RestAssured.port)) {
            client.setSoTimeout(PATIENCE_MILLIS);
            client.getOutputStream().write((lines + "\r\n\r\n" + body).getBytes(StandardCharsets.ISO_8859_1));
            return read(new String(client.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static RawAnswer read(String text) {
        int end = text.indexOf("\r\n\r\n");
        List<String> lines = text.substring(0, end).lines().toList();
        return new RawAnswer(Integer.parseInt(lines.get(0).split(" ")[1]), lines.subList(1, lines.size()),
                text.substring(end + 4));
    }

    /** {@return the values of a field} */
    List<String> values(String name) {
        return head.stream().map(line -> line.split(": ?", 2)).filter(field -> field[0].equalsIgnoreCase(name))
                .map(field -> field[1]).toList();
    }

    /** {@return the value of a field, or {@code null}} */
    String value(String name) {
        return values(name).stream().findFirst().orElse(null);
    }
}
