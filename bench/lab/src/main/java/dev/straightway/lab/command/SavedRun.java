package dev.straightway.lab.command;

import java.nio.file.Files;
import java.nio.file.Path;

/** Finds the results of a saved run. */
final class SavedRun {

    private SavedRun() {
    }

    /** @param given the file, or its folder */
    static Path file(Path given) {
        return Files.isDirectory(given) ? given.resolve("results.json") : given;
    }
}
