package dev.straightway.lab.load;

import java.io.IOException;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The version of Hyperfoil by the class path of the program that embeds it. Its jars may lie beside it or in a repository. */
final class HyperfoilVersion {

    private static final Pattern CORE = Pattern.compile("(?:^|[/\\s])hyperfoil-core-([^/\\s]+)\\.jar(?:$|\\s)");

    private HyperfoilVersion() {
    }

    /** @param jar the program, whose manifest names its libraries */
    static String of(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            Manifest manifest = file.getManifest();
            String classPath = manifest == null ? null : manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
            Matcher core = CORE.matcher(classPath == null ? "" : classPath);
            return core.find() ? core.group(1) : "of unknown version";
        }
    }
}
