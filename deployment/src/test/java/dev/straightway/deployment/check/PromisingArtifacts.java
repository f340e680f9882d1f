package dev.straightway.deployment.check;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

/** Reads the artifacts of Quarkus REST and its neighbours, which the build has put aside. */
final class PromisingArtifacts {

    private static final Path FOLDER = Path.of("target/promises");
    private static final String KEYS = "META-INF/quarkus-config-doc/quarkus-config-model.json";
    private static final List<String> PREFIXES = List.of("quarkus.rest.", "quarkus.security.", "quarkus.http.",
            "quarkus.management.",
            "quarkus.jackson.", "quarkus.hibernate-validator.");

    /** The packages that applications use, and providers that are written for Quarkus REST. */
    private static final Set<String> API = Set.of("org.jboss.resteasy.reactive", "org.jboss.resteasy.reactive.multipart",
            "org.jboss.resteasy.reactive.server", "org.jboss.resteasy.reactive.server.multipart",
            "org.jboss.resteasy.reactive.server.spi", "io.quarkus.resteasy.reactive.server");

    /** Where the build items are by which extensions give something to a Jakarta REST server. */
    private static final Set<String> SPI = Set.of("quarkus-rest-spi-deployment", "quarkus-rest-server-spi-deployment");

    private PromisingArtifacts() {
    }

    /** {@return the names of all annotations, those that contain repeated ones among them} */
    static Set<String> annotations() {
        Set<String> names = new TreeSet<>();
        classes((jar, type) -> {
            if ((type.getAccess() & Opcodes.ACC_ANNOTATION) != 0) {
                names.add(type.getClassName().replace('/', '.'));
            }
        });
        return names;
    }

    /** {@return the names of the public types of the API of Quarkus REST that are no annotations} */
    static Set<String> types() {
        Set<String> names = new TreeSet<>();
        classes((jar, type) -> {
            String name = type.getClassName().replace('/', '.');
            boolean api = API.contains(name.substring(0, name.lastIndexOf('.')));
            if (api && (type.getAccess() & Opcodes.ACC_PUBLIC) != 0
                    && (type.getAccess() & (Opcodes.ACC_ANNOTATION | Opcodes.ACC_SYNTHETIC)) == 0) {
                names.add(name);
            }
        });
        return names;
    }

    /** {@return the names of the build items by which extensions give something to a Jakarta REST server} */
    static Set<String> items() {
        Set<String> names = new TreeSet<>();
        classes((jar, type) -> {
            boolean item = type.getClassName().endsWith("BuildItem") && (type.getAccess() & Opcodes.ACC_ABSTRACT) == 0;
            if (SPI.stream().anyMatch(jar::contains) && item) {
                names.add(type.getClassName().replace('/', '.'));
            }
        });
        return names;
    }

    /** {@return the keys of the configuration} */
    static Set<String> keys() {
        Set<String> names = new TreeSet<>();
        entries((jar, entry, zip) -> {
            if (entry.getName().equals(KEYS)) {
                try (InputStream stream = zip.getInputStream(entry)) {
                    new ObjectMapper().readTree(stream).findValues("property").stream().map(JsonNode::asText)
                            .filter(key -> PREFIXES.stream().anyMatch(key::startsWith)).forEach(names::add);
                }
            }
        });
        return names;
    }

    private static void classes(BiConsumer<String, ClassReader> visitor) {
        entries((jar, entry, zip) -> {
            if (entry.getName().endsWith(".class") && !entry.getName().startsWith("META-INF/")
                    && !entry.getName().endsWith("-info.class")) {
                try (InputStream stream = zip.getInputStream(entry)) {
                    visitor.accept(jar, new ClassReader(stream));
                }
            }
        });
    }

    private interface Visitor {
        void visit(String jar, ZipEntry entry, ZipFile zip) throws IOException;
    }

    private static void entries(Visitor visitor) {
        try (Stream<Path> jars = Files.list(FOLDER)) {
            for (Path jar : jars.sorted().toList()) {
                try (ZipFile zip = new ZipFile(jar.toFile())) {
                    for (ZipEntry entry : zip.stream().map(ZipEntry.class::cast).toList()) {
                        visitor.visit(jar.getFileName().toString(), entry, zip);
                    }
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
