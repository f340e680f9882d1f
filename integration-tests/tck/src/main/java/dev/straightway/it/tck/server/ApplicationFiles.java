package dev.straightway.it.tck.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Stream;

/** The directory of an application: its classes and resources as Quarkus looks for them. */
record ApplicationFiles(Path root) {

    /** Removes all that an application before this one left. */
    void clear() throws IOException {
        if (Files.exists(root)) {
            try (Stream<Path> paths = Files.walk(root)) {
                for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(path);
                }
            }
        }
        Files.createDirectories(root);
    }

    void write(String name, InputStream content) throws IOException {
        Path file = root.resolve(name).normalize();
        if (!file.startsWith(root)) {
            throw new IOException("Leaves the application's directory: " + name);
        }
        Files.createDirectories(file.getParent());
        Files.copy(content, file, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Copies a class of this module, which must not need others of it. */
    void copy(Class<?> type) throws IOException {
        String name = type.getName().replace('.', '/') + ".class";
        try (InputStream content = type.getClassLoader().getResourceAsStream(name)) {
            write(name, content);
        }
    }

    void configure(Map<String, String> config) throws IOException {
        Properties properties = new Properties();
        properties.putAll(config);
        try (OutputStream out = Files.newOutputStream(root.resolve("application.properties"))) {
            properties.store(out, null);
        }
    }
}
