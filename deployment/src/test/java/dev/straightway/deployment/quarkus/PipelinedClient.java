package dev.straightway.deployment.quarkus;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;

import io.restassured.RestAssured;

/** A connection of HTTP/1 to the application, on which requests are sent as they are written here. */
final class PipelinedClient implements AutoCloseable {

    /** Asks for what ends an answer. */
    private static final String LAST = "GET /plain/last HTTP/1.1\r\nHost: localhost\r\nAccept: text/plain\r\n\r\n";
    static final String LAST_BODY = "THE-LAST";
    private static final int PATIENCE_MILLIS = 5_000;

    private final Socket socket;

    PipelinedClient() throws IOException {
        this(new Socket("localhost", RestAssured.port));
    }

    PipelinedClient(Socket connected) throws IOException {
        socket = connected;
        socket.setSoTimeout(PATIENCE_MILLIS);
        socket.setTcpNoDelay(true);
    }

    /** {@return a connection that has served two requests, so that plain ones come neither to the Router nor to Vert.x} */
    static PipelinedClient used() throws IOException {
        PipelinedClient connection = new PipelinedClient();
        connection.ask("");
        connection.ask("");
        return connection;
    }

    /**
     * Sends requests, and one behind them that has a known answer. Where a body doesn't come as it is announced, the server
     * would wait for the rest of it, so nothing more is promised then.
     *
     * @return all answers, as far as the server gave them
     */
    String ask(String requests) throws IOException {
        send(requests + LAST);
        if (requests.contains(RandomRequests.NEVER_WHOLE)) {
            socket.shutdownOutput();
        }
        return until(LAST_BODY);
    }

    /** Sends what may be a part of a request. */
    void send(String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    /** {@return what comes until a text has come, the end, or nothing} */
    String until(String text) throws IOException {
        StringBuilder answers = new StringBuilder();
        byte[] piece = new byte[8192];
        try {
            int read = 0;
            while (read >= 0 && answers.indexOf(text, Math.max(0, answers.length() - piece.length - text.length())) < 0) {
                read = socket.getInputStream().read(piece);
                answers.append(new String(piece, 0, Math.max(read, 0), StandardCharsets.ISO_8859_1));
            }
            return answers + (read < 0 ? "closed" : "");
        } catch (SocketTimeoutException silent) {
            return answers + "silent";
        }
    }

    /** {@return whether the server closes the connection without being asked for anything} */
    boolean isClosedByTheServer() throws IOException {
        return socket.getInputStream().read() < 0;
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
