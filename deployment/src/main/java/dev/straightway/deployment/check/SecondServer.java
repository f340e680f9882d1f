package dev.straightway.deployment.check;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** STW-217: no dependency brings a second Jakarta REST server. */
public final class SecondServer {

    private static final String ID = "STW-217";
    private static final String TABLE = "servers.txt";
    private static final Map<String, String> INSTEAD = read();

    private SecondServer() {
    }

    /** @param brought the names of the dependencies that bring a server, with the name of it */
    public static List<Problem> problems(Map<String, String> brought) {
        Problems problems = new Problems();
        brought.forEach((artifact, server) -> problems.add(ID, artifact, (artifact.equals(server) ? "is"
                : "brings " + server
                        + ",")
                + " a second Jakarta REST server, but an application can have only one. "
                + INSTEAD.getOrDefault(artifact, "Remove it; Straightway supports no part of it.")));
        return problems.sorted();
    }

    /** {@return what to use instead of each dependency that is known to bring a server} */
    static Map<String, String> instead() {
        return INSTEAD;
    }

    private static Map<String, String> read() {
        try (InputStream stream = SecondServer.class.getResourceAsStream(TABLE)) {
            if (stream == null) {
                throw new IllegalStateException("The table " + TABLE + " is missing");
            }
            Map<String, String> instead = new TreeMap<>();
            new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8)).lines().map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.startsWith("#")).map(line -> line.split("\\s+#\\s+", 2))
                    .forEach(parts -> instead.put(parts[0], parts[1]));
            return Map.copyOf(instead);
        } catch (IOException e) {
            throw new UncheckedIOException("The table " + TABLE + " can't be read", e);
        }
    }
}
