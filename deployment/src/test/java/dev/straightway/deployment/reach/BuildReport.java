package dev.straightway.deployment.reach;

import java.nio.file.Path;

/** Where the application of a test was told about: in a folder of its own for each JVM that runs tests. */
final class BuildReport {

    private BuildReport() {
    }

    /** {@return the report in JSON of the application that this JVM has built last} */
    static Path json() {
        return Path.of("target", System.getProperty("quarkus.package.output-directory", ""), "straightway", "endpoints.json");
    }
}
