package dev.straightway.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Libraries;
import dev.straightway.proof.code.Method;

/** Reads and writes plain types by an {@code ObjectMapper} of the application's own, beside a type that sleeps. */
class DirectJsonTest {

    record Item(String name, List<String> tags) {
    }

    public static final class Slow {
        public String getName() throws InterruptedException {
            Thread.sleep(1);
            return "slow";
        }
    }

    static final class SlowFactory extends JsonFactory {
        private static final long serialVersionUID = 1L;

        @Override
        public JsonGenerator createGenerator(Writer out) throws IOException {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return super.createGenerator(out);
        }
    }

    /** Is called when the application starts. */
    static final class Start {
        private static ObjectMapper mapper;

        static void run() {
            mapper = new ObjectMapper(new SlowFactory());
        }
    }

    static final class Resource {
        private static final ObjectMapper MAPPER = new ObjectMapper();

        String write() throws JsonProcessingException {
            return MAPPER.writeValueAsString(new Item("pen", List.of("blue")));
        }

        String read() throws JsonProcessingException {
            return MAPPER.readValue("{}", Item.class).name();
        }

        String made() throws JsonProcessingException {
            return Start.mapper.writeValueAsString(new Item("pen", List.of("blue")));
        }

        String slow() throws JsonProcessingException {
            return MAPPER.writeValueAsString(new Slow());
        }
    }

    @Test
    void provesNothingWithAMapperThatIsMadeOfCodeOfTheApplication() {
        assertThat(prove("made", Item.class, Resource.class, Start.class, SlowFactory.class).proven()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({ "write, true", "read, true", "slow, false" })
    void provesPlainTypesAlone(String method, boolean proven) {
        Proof proof = prove(method, Item.class, Slow.class, Resource.class);
        assertThat(proof.proven()).as("%s", proof).isEqualTo(proven);
    }

    private static Proof prove(String method, Class<?>... application) {
        Libraries libraries = Libraries
                .of(Stream.of(ObjectMapper.class, JsonProcessingException.class, JsonProperty.class)
                        .map(DirectJsonTest::archive)
                        .toList());
        ClassSource classes = ClassSource.of(DirectJsonTest.class.getClassLoader(),
                Stream.of(application).map(DirectJsonTest::name).toList(), libraries);
        RouteEntry route = RouteEntry.of(new Method(name(Resource.class), method, "()Ljava/lang/String;"));
        return Prover.prove(List.of(route), Application.of(classes)).get(0);
    }

    private static String name(Class<?> type) {
        return type.getName().replace('.', '/');
    }

    private static Path archive(Class<?> type) {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().getPath());
    }
}
