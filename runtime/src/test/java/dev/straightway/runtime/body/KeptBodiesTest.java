package dev.straightway.runtime.body;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The bodies that are kept for {@link BodiesFuzzTest}: every reader has some of each kind, and reads those that are valid. */
class KeptBodiesTest {

    private static final String VALID = "valid";

    @ParameterizedTest
    @MethodSource("dev.straightway.runtime.body.FuzzedReader#all")
    void areOfEachKind(FuzzedReader reader) throws Exception {
        Map<String, byte[]> kept = kept(reader);
        assertThat(kept).containsKeys(VALID, "malformed", "truncated", "wrong-length", "wrong-charset", "deep",
                "enormous-number",
                "length-2-31");
        kept.forEach((name, input) -> {
            if (name.startsWith(VALID)) {
                assertThat(isRead(reader, input)).as(name).isTrue();
            }
        });
        assertThat(kept.values()).as("inputs that are refused").anyMatch(input -> !isRead(reader, input));
    }

    private static boolean isRead(FuzzedReader reader, byte[] input) {
        return SentBody.in(input, reader.contentType()).isReadBy(reader);
    }

    private static Map<String, byte[]> kept(FuzzedReader reader) throws IOException, URISyntaxException {
        Path directory = Path.of(KeptBodiesTest.class.getResource("BodiesFuzzTestInputs/" + reader.name()).toURI());
        Map<String, byte[]> kept = new TreeMap<>();
        try (Stream<Path> files = Files.list(directory)) {
            for (Path file : files.toList()) {
                kept.put(file.getFileName().toString(), Files.readAllBytes(file));
            }
        }
        return kept;
    }
}
