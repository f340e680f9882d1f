package dev.straightway.lab.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.lab.request.Request;
import dev.straightway.lab.scenario.Scenario.Expectation;
import dev.straightway.lab.target.Asked;
import dev.straightway.lab.verify.Address;

class AskerTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Host     | /todos     | can't be asked: restricted header name: "Host"
            X-User   | /todos?a=^ | can't be asked: Illegal character in query at index
            """)
    void saysWhatItsClientDoesNotSend(String header, String path, String reason) throws InterruptedException {
        Request request = new Request("GET it", "GET", path, Map.of(header, "a"), null, OptionalInt.empty());
        Given given = new Given(new LinkedHashMap<>(), new HashMap<>());

        assertThat(Asker.once(Address.loopback(1), new Asked("it", request.scenario("it", Expectation.ANY)), request, given))
                .isEmpty();
        assertThat(given.failures().get(request)).startsWith(reason);
    }
}
