package dev.straightway.deployment.proof.corpus.blocking;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;

/** What the routes of this package reach in the end: a few honest ways to block. */
final class Slow {
    private static final Object MONITOR = new Object();

    private Slow() {
    }

    static String sleep() {
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return "slept";
    }

    static String file() {
        try {
            return Files.readString(Path.of("/etc/hostname"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String host() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String row() {
        try (var connection = DriverManager.getConnection("jdbc:none")) {
            return connection.getCatalog();
        } catch (SQLException e) {
            return e.getSQLState();
        }
    }

    static int monitor() {
        synchronized (MONITOR) {
            return MONITOR.hashCode();
        }
    }
}
