package dev.straightway.lab.descriptor;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/** Reads a properties file of UTF-8 text, and refuses a key that it holds twice, of which the JDK would drop one silently. */
final class Lines {

    private Lines() {
    }

    static Map<String, String> of(Path file) {
        Map<String, String> lines = new TreeMap<>();
        try (Reader reader = Files.newBufferedReader(file)) {
            new Properties() {
                private static final long serialVersionUID = 1;

                @Override
                public Object put(Object key, Object value) {
                    String before = lines.put((String) key, ((String) value).trim());
                    if (before != null) {
                        throw new InvalidDescriptor(file, (String) key, "is there twice; keep one of them");
                    }
                    return null;
                }
            }.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(file + " can't be read as properties in UTF-8", e);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(file + ": " + e.getMessage(), e);
        }
        return lines;
    }
}
