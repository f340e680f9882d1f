package dev.straightway.lab.verify;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.ProtocolException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.target.Asked;

/**
 * Counts the bytes of one whole answer as they come over the wire: head, framing and body. A client of HTTP would hide framing
 * and head, and a load ends in the middle of an answer.
 */
public final class WireLength {

    private static final int LIMIT_MILLIS = 10_000;

    private final InputStream in;
    private long read;

    private WireLength(InputStream in) {
        this.in = new BufferedInputStream(in);
    }

    /**
     * Asks a target once, on a connection of its own.
     *
     * @return how many bytes it answered
     * @throws IOException if there is no whole answer
     */
    public static long of(Address address, Asked asked) throws IOException {
        Scenario scenario = asked.scenario();
        try (Socket socket = new Socket(address.host(), address.port())) {
            socket.setSoTimeout(LIMIT_MILLIS);
            socket.getOutputStream().write(request(address, scenario));
            return new WireLength(socket.getInputStream()).whole(scenario.method());
        }
    }

    private static byte[] request(Address address, Scenario scenario) {
        byte[] body = scenario.body() == null ? new byte[0] : scenario.body();
        StringBuilder head = new StringBuilder(scenario.method()).append(' ').append(scenario.path()).append(" HTTP/1.1\r\n")
                .append("Host: ").append(address.authority()).append("\r\n");
        scenario.headers().forEach((name, value) -> head.append(name).append(": ").append(value).append("\r\n"));
        if (scenario.body() != null) {
            head.append("Content-Length: ").append(body.length).append("\r\n");
        }
        ByteArrayOutputStream request = new ByteArrayOutputStream();
        request.writeBytes(head.append("\r\n").toString().getBytes(StandardCharsets.ISO_8859_1));
        request.writeBytes(body);
        return request.toByteArray();
    }

    private long whole(String method) throws IOException {
        String status = line().replaceFirst("^\\S+ (\\d+).*", "$1");
        Map<String, String> fields = fields();
        if (method.equals("HEAD") || status.equals("204") || status.equals("304")) {
            return read;
        }
        if (fields.getOrDefault("transfer-encoding", "").equalsIgnoreCase("chunked")) {
            chunks();
        } else if (fields.containsKey("content-length")) {
            skip(Long.parseLong(fields.get("content-length")));
        } else {
            untilClosed();
        }
        return read;
    }

    private Map<String, String> fields() throws IOException {
        Map<String, String> fields = new TreeMap<>();
        for (String line = line(); !line.isEmpty(); line = line()) {
            int colon = line.indexOf(':');
            if (colon < 1) {
                throw new ProtocolException("'" + line + "' isn't a field");
            }
            fields.put(line.substring(0, colon).toLowerCase(Locale.ROOT), line.substring(colon + 1).trim());
        }
        return fields;
    }

    private void chunks() throws IOException {
        for (long size = size(); size > 0; size = size()) {
            skip(size);
            line();
        }
        fields();
    }

    private long size() throws IOException {
        return Long.parseLong(line().replaceFirst(";.*", "").trim(), 16);
    }

    private String line() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next = one(); next != '\n'; next = one()) {
            line.write(next);
        }
        return line.toString(StandardCharsets.ISO_8859_1).trim();
    }

    private int one() throws IOException {
        int next = in.read();
        if (next < 0) {
            throw new EOFException("the answer ended after " + read + " bytes");
        }
        read++;
        return next;
    }

    private void skip(long bytes) throws IOException {
        in.skipNBytes(bytes);
        read += bytes;
    }

    private void untilClosed() throws IOException {
        read += in.transferTo(OutputStream.nullOutputStream());
    }
}
