package dev.straightway.deployment.quarkus;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** A connection on which a test decides every byte; reads answers of HTTP/1.1 that have a Content-Length or no body. */
final class RawConnection implements Closeable {

    private static final int PATIENCE_MILLIS = 20_000;

    private final Socket socket;
    private final InputStream in;

    RawConnection(URL server) throws IOException {
        this.socket = new Socket(server.getHost(), server.getPort());
        socket.setSoTimeout(PATIENCE_MILLIS);
        socket.setTcpNoDelay(true);
        this.in = new BufferedInputStream(socket.getInputStream());
    }

    /** @param fields header fields by their names, lower case */
    record Answer(int status, Map<String, String> fields, String body) {
    }

    /** Sends text whose lines end with LF; the head of a request gets CRLF, the body stays as it is. */
    RawConnection send(String text) throws IOException {
        int end = text.indexOf("\n\n");
        String head = end < 0 ? text : text.substring(0, end + 2);
        return sendBytes(head.replace("\n", "\r\n") + text.substring(head.length()));
    }

    RawConnection sendBytes(String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
        socket.getOutputStream().flush();
        return this;
    }

    Answer answer() throws IOException {
        Answer head = head();
        int length = Integer.parseInt(head.fields().getOrDefault("content-length", "0"));
        return new Answer(head.status(), head.fields(), new String(in.readNBytes(length), StandardCharsets.UTF_8));
    }

    /** {@return an answer without its body, or one that has none} */
    Answer head() throws IOException {
        int status = Integer.parseInt(line().split(" ")[1]);
        Map<String, String> fields = new TreeMap<>();
        for (String line = line(); !line.isEmpty(); line = line()) {
            int colon = line.indexOf(':');
            fields.put(line.substring(0, colon).toLowerCase(Locale.ROOT), line.substring(colon + 1).trim());
        }
        return new Answer(status, fields, "");
    }

    /** Reads until a text has arrived. */
    void awaitText(String text) throws IOException {
        StringBuilder read = new StringBuilder();
        while (read.length() < text.length() || read.indexOf(text, read.length() - text.length()) < 0) {
            int next = in.read();
            if (next < 0) {
                throw new IOException("closed by the server after '" + read + "'");
            }
            read.append((char) next);
        }
    }

    /** Reads so many bytes. */
    void awaitBytes(int count) throws IOException {
        in.skipNBytes(count);
    }

    /** {@return whether the server closes the connection without another byte} */
    boolean isClosedByServer() throws IOException {
        return in.read() < 0;
    }

    /** Reads what the server has sent; {@return whether it has closed the connection behind that} */
    boolean isCutOff() {
        byte[] piece = new byte[8192];
        try {
            while (in.read(piece) >= 0) {
                // what was sent before is of no interest
            }
            return true;
        } catch (SocketTimeoutException open) {
            return false;
        } catch (IOException reset) {
            return true;
        }
    }

    /** {@return all that the server sends until it closes the connection, a byte a character} */
    String untilClosed() throws IOException {
        return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
    }

    /** Leaves with a reset instead of a farewell. */
    void reset() throws IOException {
        socket.setSoLinger(true, 0);
        socket.close();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }

    private String line() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new IOException("closed by the server after '" + line + "'");
            }
            line.write(next);
        }
        return line.toString(StandardCharsets.ISO_8859_1).stripTrailing();
    }
}
