package dev.straightway.it.tck.selection;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;

import ee.jakarta.tck.ws.rs.common.JAXRSCommonClient;

/** The names of the TCK's test classes, which it keeps in one jar and one package. */
public final class TestClasses {

    /** The package that all share; names are given without it. */
    public static final String ROOT = "ee.jakarta.tck.ws.rs.";
    private static final String SUFFIX = ".class";

    private TestClasses() {
    }

    /** {@return the classes that are selected, in the order of their names; never the test of the API's signatures} */
    public static List<String> selected(Selection selection) throws IOException {
        try (JarFile jar = new JarFile(jar().toFile())) {
            return jar.stream().map(ZipEntry::getName).filter(name -> name.endsWith("IT" + SUFFIX)).map(TestClasses::type)
                    .filter(type -> !type.startsWith("signaturetest.")).filter(selection::includes).sorted().toList();
        }
    }

    private static String type(String entry) {
        return entry.substring(ROOT.length(), entry.length() - SUFFIX.length()).replace('/', '.');
    }

    private static Path jar() {
        try {
            return Path.of(JAXRSCommonClient.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
