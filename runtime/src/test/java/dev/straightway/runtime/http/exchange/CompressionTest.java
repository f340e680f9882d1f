package dev.straightway.runtime.http.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.runtime.body.DeclaredHead.Coding;
import io.vertx.core.MultiMap;

class CompressionTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            BY_TYPE      | text/plain               |
            BY_TYPE      | text/plain;charset=UTF-8 |
            BY_TYPE      | image/png                | identity
            BY_TYPE      |                          | identity
            COMPRESSED   | image/png                |
            COMPRESSED   |                          |
            UNCOMPRESSED | text/plain               | identity
            """)
    void letsTheServerCompress(Coding coding, String contentType, String left) {
        MultiMap head = MultiMap.caseInsensitiveMultiMap().add("Content-Encoding", "identity");
        if (contentType != null) {
            head.add("Content-Type", contentType);
        }
        new Compression(Set.of("text/plain")).decide(coding, head);
        assertThat(head.get("Content-Encoding")).isEqualTo(left);
    }

    /** Which bytes a part is of is said of the entity without a coding. */
    @ParameterizedTest
    @CsvSource({ "BY_TYPE", "COMPRESSED", "UNCOMPRESSED" })
    void leavesPartsAsTheyAre(Coding coding) {
        MultiMap head = MultiMap.caseInsensitiveMultiMap().add("Content-Encoding", "identity")
                .add("Content-Type", "text/plain").add("Content-Range", "bytes 0-1/10");
        new Compression(Set.of("text/plain")).decide(coding, head);
        assertThat(head.getAll("Content-Encoding")).isEqualTo(List.of("identity"));
    }

    @ParameterizedTest
    @CsvSource({ "BY_TYPE", "COMPRESSED", "UNCOMPRESSED" })
    void leavesWhatTheApplicationDoesNotWantEncoded(Coding coding) {
        MultiMap head = MultiMap.caseInsensitiveMultiMap().add("Content-Encoding", "identity")
                .add("Content-Encoding", "identity").add("Content-Type", "text/plain");
        new Compression(Set.of("text/plain")).decide(coding, head);
        assertThat(head.getAll("Content-Encoding")).isEqualTo(List.of("identity"));
    }

    @ParameterizedTest
    @CsvSource({ "BY_TYPE", "COMPRESSED", "UNCOMPRESSED" })
    void leavesWhatTheApplicationHasEncoded(Coding coding) {
        MultiMap head = MultiMap.caseInsensitiveMultiMap().add("Content-Encoding", "identity").add("Content-Encoding", "br")
                .add("Content-Type", "text/plain");
        new Compression(Set.of("text/plain")).decide(coding, head);
        assertThat(head.getAll("Content-Encoding")).isEqualTo(List.of("br"));
    }
}
