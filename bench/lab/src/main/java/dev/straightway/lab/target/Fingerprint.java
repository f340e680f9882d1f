package dev.straightway.lab.target;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** Tells one build of an application from another: a digest of its jar and of the folders beside it that it runs. */
public final class Fingerprint {

    /** Where a jar that {@code java -jar} starts has the rest of itself: Quarkus's layout, and that of a class path. */
    private static final List<String> PARTS = List.of("app", "lib", "quarkus");
    private static final int LETTERS = 12;

    private Fingerprint() {
    }

    /** {@return a few letters that are others for another build of one of these jars} */
    public static String of(Collection<Path> jars) throws IOException {
        MessageDigest digest = sha256();
        for (Path jar : jars.stream().distinct().sorted().toList()) {
            add(jar.getParent(), files(jar), digest);
        }
        return letters(digest);
    }

    /** {@return the same of some files, by their names below a folder and by what is in them} */
    public static String of(Path folder, List<Path> files) throws IOException {
        MessageDigest digest = sha256();
        add(folder, files, digest);
        return letters(digest);
    }

    private static void add(Path folder, List<Path> files, MessageDigest digest) throws IOException {
        for (Path file : files) {
            digest.update(folder.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
            try (InputStream in = Files.newInputStream(file);
                    DigestOutputStream out = new DigestOutputStream(OutputStream.nullOutputStream(), digest)) {
                in.transferTo(out);
            }
        }
    }

    private static String letters(MessageDigest digest) {
        return HexFormat.of().formatHex(digest.digest()).substring(0, LETTERS);
    }

    /** {@return a jar and what it runs beside it} */
    public static List<Path> files(Path jar) throws IOException {
        List<Path> folders = PARTS.stream().map(jar::resolveSibling).filter(Files::isDirectory).toList();
        Stream<Path> files = Stream.of(jar);
        for (Path folder : folders) {
            try (Stream<Path> all = Files.walk(folder)) {
                files = Stream.concat(files, all.filter(Files::isRegularFile).sorted().toList().stream());
            }
        }
        return files.toList();
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }
}
