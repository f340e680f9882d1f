package dev.straightway.runtime.body;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.runtime.jackson.ReflectiveCode;
import dev.straightway.runtime.json.Unforeseen;
import dev.straightway.runtime.json.ValueWriter;

class GeneratedEncoderTest {

    public static class Failing {
        private final int most;
        private int calls;

        Failing(int most) {
            this.most = most;
        }

        public int getCalls() {
            if (calls++ < most) {
                throw new IllegalStateException("too early");
            }
            return calls;
        }
    }

    private final Json json = new Json(ObjectMapper::new, new ReflectiveCode());
    private final Encoder encoder = new JsonEncoder(json, Failing.class.getName());

    @Test
    void hasJacksonWriteAgainWhatFails() throws Exception {
        assertThat(encoder.encode(new Failing(0))).hasToString("{\"calls\":1}");
        assertThat(encoder.encode(new Failing(1))).hasToString("{\"calls\":2}");
        assertThatThrownBy(() -> encoder.encode(new Failing(2))).isInstanceOf(JsonMappingException.class)
                .hasMessage("too early (through reference chain: " + Failing.class.getName() + "[\"calls\"])");
    }

    /** Jackson can't make all of them of their names. */
    @ParameterizedTest
    @ValueSource(strings = { "[I", "[Ljava.lang.String;", "int", "java.lang.Iterable", "org.acme.IsNotThere" })
    void leavesTypesToJacksonThatNothingWasGeneratedFor(String type) throws Exception {
        assertThat(new JsonEncoder(json, type).encode(new int[] { 1, 2 })).hasToString("[1,2]");
    }

    @Test
    void growsAndShrinksWithWhatIsWritten() throws Exception {
        Encoder texts = new JsonEncoder(json, "java.util.List<java.lang.String>");
        for (int length : new int[] { 0, 1, 100_000, 3, 40, 3_000_000, 2 }) {
            String text = "\u00e4".repeat(length);
            assertThat(texts.encode(List.of(text))).hasToString("[\"" + text + "\"]");
        }
    }

    @Test
    void leavesEverythingToJacksonWhereMostValuesAreUnforeseen() {
        List<Object> asked = new ArrayList<>();
        ValueWriter never = (value, output) -> {
            asked.add(value);
            throw new Unforeseen("always");
        };
        GeneratedEncoder encoder = new GeneratedEncoder(never);
        for (int i = 0; i < 200; i++) {
            assertThat(encoder.encode(i)).isNull();
        }
        assertThat(asked).hasSize(101);
    }

    @Test
    void goesOnWhereFewValuesAreUnforeseen() {
        ValueWriter seldom = (value, output) -> {
            if ((int) value % 10 == 0) {
                throw new Unforeseen("seldom");
            }
        };
        GeneratedEncoder encoder = new GeneratedEncoder(seldom);
        for (int i = 1; i < 5000; i++) {
            assertThat(encoder.encode(i) == null).isEqualTo(i % 10 == 0);
        }
    }
}
