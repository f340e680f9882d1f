package dev.straightway.runtime.jackson;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

import com.code_intelligence.jazzer.junit.FuzzTest;
import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.runtime.jackson.Documents.Kind;
import dev.straightway.runtime.json.ValueReader;

/**
 * Texts that a fuzzer made: what generated code makes of one, if it doesn't leave it to Jackson, is what Jackson makes of it.
 */
class GeneratedReadingFuzzTest {

    private static final ObjectMapper MAPPER = RandomReadingTest.usual();
    private static final List<Kind> KINDS = Documents.kinds();
    private static final Map<Kind, ValueReader> READERS = KINDS.stream()
            .collect(Collectors.toMap(Function.identity(), GeneratedReadingFuzzTest::reader));

    private static ValueReader reader(Kind kind) {
        return ReaderFit.of(MAPPER, MAPPER.constructType(kind.type()).toCanonical(), ReflectiveBinding::of).reader()
                .orElseThrow();
    }

    @FuzzTest
    void json(byte[] text) {
        KINDS.forEach(kind -> RandomReadingTest.compare(MAPPER, kind, READERS.get(kind), text));
    }
}
