package dev.straightway.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.lab.options.OptionReader;

class RequestsTest {

    @ParameterizedTest
    @CsvSource({ "lab.rounds, 6, 20", "lab.precision, 5%, 60" })
    void giveARunThatIsToFindADifferenceMoreTimeWithAPresetAndWithout(String option, String value, int minutes) {
        OptionReader given = new OptionReader(Map.of(option, value));
        assertThat(Requests.of(Map.of(), given).timing().limitMinutes()).isEqualTo(minutes);
        assertThat(Requests.of(Map.of("lab.limit", "30"), given).timing().limitMinutes()).isEqualTo(minutes == 20 ? 30 : 60);
        assertThat(Requests.of(Map.of(), given.withDefaults(Map.of("lab.limit", "7"))).timing().limitMinutes()).isEqualTo(7);
    }
}
