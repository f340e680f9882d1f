package dev.straightway.lab.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;

import dev.straightway.lab.trial.Results;

/** Saves and reads results as JSON. */
public final class ResultsFile {

    private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    private ResultsFile() {
    }

    public static void write(Results results, Path file) throws IOException {
        Files.createDirectories(file.getParent());
        JSON.writeValue(file.toFile(), results);
    }

    public static Results read(Path file) throws IOException {
        return JSON.readValue(file.toFile(), Results.class);
    }
}
