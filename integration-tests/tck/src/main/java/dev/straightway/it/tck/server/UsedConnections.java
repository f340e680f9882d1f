package dev.straightway.it.tck.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Stands before a server and gives each client a connection that has served requests already: a server may do from the third
 * request on what it doesn't do with the first two. Changes no byte.
 */
final class UsedConnections implements AutoCloseable {

    private static final Pattern LENGTH = Pattern.compile("(?im)^content-length: *(\\d+)\r?$");
    private static final int PATIENCE_MILLIS = 20_000;
    private static final int BEFORE = 2;

    private final ServerSocket clients;
    private final Address server;
    private final byte[] first;

    private UsedConnections(ServerSocket clients, Address server, String path) {
        this.clients = clients;
        this.server = server;
        this.first = ("GET " + path + " HTTP/1.1\r\nHost: " + server.host() + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII);
    }

    /**
     * Begins.
     *
     * @param address where the clients come
     * @param path of the requests that each connection serves first
     */
    static UsedConnections start(Address address, Address server, String path) throws IOException {
        UsedConnections connections = new UsedConnections(
                new ServerSocket(address.port(), 0, InetAddress.getByName(address.host())), server, path);
        run(connections::accept);
        return connections;
    }

    private void accept() throws IOException {
        while (true) {
            Socket client = clients.accept();
            run(() -> connect(client));
        }
    }

    private void connect(Socket client) throws IOException {
        Socket used = new Socket(server.host(), server.port());
        used.setTcpNoDelay(true);
        client.setTcpNoDelay(true);
        try {
            used.setSoTimeout(PATIENCE_MILLIS);
            for (int i = 0; i < BEFORE; i++) {
                use(used);
            }
            used.setSoTimeout(0);
        } catch (IOException e) {
            client.close();
            used.close();
            throw e;
        }
        run(() -> copy(client, used));
        run(() -> copy(used, client));
    }

    /** Asks for something, and reads the answer byte by byte, so that nothing behind it is lost. */
    private void use(Socket connection) throws IOException {
        connection.getOutputStream().write(first);
        InputStream in = connection.getInputStream();
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            int next = in.read();
            if (next < 0) {
                throw new IOException("The server has closed the connection behind " + head);
            }
            head.append((char) next);
        }
        Matcher length = LENGTH.matcher(head);
        if (!length.find()) {
            throw new IOException("No length: " + head);
        }
        in.readNBytes(Integer.parseInt(length.group(1)));
    }

    private static void copy(Socket from, Socket to) throws IOException {
        byte[] piece = new byte[8192];
        try {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int length = in.read(piece); length >= 0; length = in.read(piece)) {
                out.write(piece, 0, length);
            }
            to.shutdownOutput();
        } catch (IOException e) {
            from.close();
            to.close();
            throw e;
        }
    }

    /** What a thread does until a connection ends. */
    private interface Work {
        void run() throws IOException;
    }

    private static void run(Work work) {
        Thread thread = new Thread(() -> {
            try {
                work.run();
            } catch (IOException e) {
                // So end connections, and their acceptance: client or server have closed.
            }
        }, "used connections");
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public void close() throws IOException {
        clients.close();
    }
}
