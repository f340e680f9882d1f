package dev.straightway.lab.results;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;

import dev.straightway.lab.files.WholeFile;

/**
 * A saved run as a file of JSON.
 * <p>
 * A file is written whole or not at all. What a file of this format holds beyond the records is ignored, so that a field may be
 * added without a new format. Safe for threads.
 */
public final class ResultsFile {

    private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);

    private static final String EARLIER = "An earlier lab saved this run: trials whose server wasn't steady have a vote in it.";

    private static final String SUPPLEMENTS = "supplements";

    /** What a run always has, if only empty; runs of an earlier lab have no supplements. */
    private static final List<String> PARTS = Stream.of(Results.Run.class, Results.Findings.class)
            .flatMap(part -> Arrays.stream(part.getRecordComponents()))
            .filter(field -> !field.getType().isPrimitive()).map(RecordComponent::getName)
            .filter(name -> !name.equals(SUPPLEMENTS)).toList();

    private ResultsFile() {
    }

    /** {@return the run as JSON, as it is saved} */
    public static String json(Results results) {
        try {
            return JSON.writeValueAsString(results);
        } catch (JsonProcessingException failure) {
            throw new IllegalStateException("These results can't be written as JSON", failure);
        }
    }

    /**
     * @throws IOException where the file can't be written; an earlier file of that name is then as it was
     */
    public static void write(Results results, Path file) throws IOException {
        WholeFile.write(file, json(results));
    }

    /**
     * @throws UnreadableResults where there is no such file, or it holds no run of this format; its message says which, and the
     *         fix
     * @throws IOException where the file can't be read
     */
    public static Results read(Path file) throws IOException {
        try {
            JsonNode run = JSON.readTree(Files.readAllBytes(file));
            check(file, run);
            Results results = new Results(JSON.treeToValue(run, Results.Run.class),
                    JSON.treeToValue(run, Results.Findings.class));
            return results.format() < Results.FORMAT ? noted(results, EARLIER) : results;
        } catch (NoSuchFileException missing) {
            throw new UnreadableResults(file + " does not exist. Name the results.json of a run.", missing);
        } catch (JsonEOFException end) {
            throw new UnreadableResults(file + " ends in the middle: it was not written to its end. Run the lab again.", end);
        } catch (JsonProcessingException failure) {
            throw new UnreadableResults(file + " isn't a saved run of the lab: " + failure.getOriginalMessage()
                    + ". Name the results.json of a run.", failure);
        }
    }

    private static Results noted(Results results, String note) {
        return new Results(results.run(),
                results.found().noting(Stream.concat(results.notes().stream(), Stream.of(note)).toList()));
    }

    private static void check(Path file, JsonNode run) throws UnreadableResults {
        if (!run.path("format").isInt()) {
            throw new UnreadableResults(
                    file + (run.isMissingNode() ? " is empty" : " isn't a saved run of the lab: it names no format")
                            + ". Name the results.json of a run.");
        }
        int format = run.path("format").intValue();
        if (format < Results.OLDEST || format > Results.FORMAT) {
            throw new UnreadableResults(file + " is of format " + format + ", this lab reads formats " + Results.OLDEST
                    + " to " + Results.FORMAT + ". "
                    + (format < Results.OLDEST ? "Run it again with this lab." : "Read it with a newer lab."));
        }
        for (String part : PARTS) {
            if (!run.hasNonNull(part)) {
                throw new UnreadableResults(file + " has no \"" + part + "\", which every saved run has. Run the lab again.");
            }
        }
    }
}
