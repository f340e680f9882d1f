package dev.straightway.kryo;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * The classes that may stand in a message, each of which is named by its place in the list: what both sides must agree on.
 * <p>
 * The build writes it to {@code straightway/kryo-registration.txt} of its output, and into the application as
 * {@value #RESOURCE}. Immutable.
 *
 * @param compression of the messages
 * @param classes the binary names of the application's classes; those of the JDK are always registered
 */
public record KryoRegistration(KryoCompression compression, List<String> classes) {

    /** The list as a resource of the application. */
    public static final String RESOURCE = "META-INF/straightway/kryo-registration.txt";

    private static final String FIRST_LINE = "# straightway-kryo 1";
    private static final String COMPRESSION = "compression ";

    /**
     * @throws IllegalArgumentException if a class stands in the list twice
     */
    public KryoRegistration {
        classes = List.copyOf(classes);
        if (new LinkedHashSet<>(classes).size() < classes.size()) {
            throw new IllegalArgumentException("A class is registered twice in " + classes);
        }
    }

    /** {@return the text of the list, from which {@link #parse} makes it again} */
    public String text() {
        return FIRST_LINE + "\n" + COMPRESSION + compression.word() + "\n"
                + String.join("", classes.stream().map(name -> name + "\n").toList());
    }

    /**
     * {@return the list that a text says}
     *
     * @throws IllegalArgumentException if it is no such text
     */
    public static KryoRegistration parse(String text) {
        List<String> lines = text.lines().toList();
        if (lines.size() < 2 || !lines.get(0).equals(FIRST_LINE) || !lines.get(1).startsWith(COMPRESSION)) {
            throw new IllegalArgumentException(
                    "No list of Kryo's registrations: the first lines must be '" + FIRST_LINE + "' and '"
                            + COMPRESSION + "none' or '" + COMPRESSION + "deflate'");
        }
        return new KryoRegistration(KryoCompression.of(lines.get(1).substring(COMPRESSION.length())),
                lines.subList(2, lines.size()).stream().filter(line -> !line.isBlank()).toList());
    }

    /**
     * {@return the list that a stream says, in UTF-8}
     *
     * @throws UncheckedIOException if it can't be read
     */
    public static KryoRegistration read(InputStream stream) {
        try (stream) {
            return parse(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("The list of Kryo's registrations can't be read", e);
        }
    }
}
