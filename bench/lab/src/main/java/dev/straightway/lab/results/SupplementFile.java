package dev.straightway.lab.results;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;

import dev.straightway.lab.files.WholeFile;

/** Supplements as a file of JSON beside the targets of a run. */
public final class SupplementFile {

    private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    private SupplementFile() {
    }

    public static void write(List<Supplement> supplements, Path file) throws IOException {
        WholeFile.write(file, JSON.writeValueAsString(supplements));
    }

    /** {@return the supplements of a file; none where there is no such file} */
    public static List<Supplement> read(Path file) throws IOException {
        if (!Files.exists(file)) {
            return List.of();
        }
        return JSON.readValue(Files.readAllBytes(file), new TypeReference<List<Supplement>>() {
        });
    }
}
