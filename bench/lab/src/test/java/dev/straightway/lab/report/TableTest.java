package dev.straightway.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import dev.straightway.lab.options.OptionReader;
import dev.straightway.lab.trial.Results;
import dev.straightway.lab.trial.Trial;

class TableTest {

    private static Trial trial(String target, int round, double user, double bytes) {
        return new Trial(target, "get", round, null, Map.of(), 1000, 50_000, 100, 900, user, 5, bytes, 1500, 1200, 153_600, 1,
                2, 3, List.of("java"));
    }

    private static Results results(Trial... trials) {
        Map<String, Results.TargetTitle> titles = new LinkedHashMap<>();
        titles.put("quarkus-rest", new Results.TargetTitle("Quarkus REST", "event loop"));
        titles.put("straightway", new Results.TargetTitle("Straightway", "event loop"));
        return new Results(Results.FORMAT, Map.of("machine", "2 cores"), new OptionReader(Map.of()).read(), titles,
                List.of(trials), List.of(), true);
    }

    @Test
    void drawsMediansAndTheirRatios() {
        Results results = results(trial("quarkus-rest", 1, 4, 4000), trial("quarkus-rest", 2, 5, 4100),
                trial("quarkus-rest", 3, 4.4, 4000), trial("straightway", 1, 3, 3000), trial("straightway", 2, 3.3, -1),
                trial("straightway", 3, 3.6, 3000));
        assertThat(new Table(results).draw()).isEqualTo(
                """

                        GET person: median of the rounds, in brackets the ratio to Quarkus REST
                                      thread       requests 1/s      p50 µs      p99 µs  user CPU µs/req  sys CPU µs/req  allocated B/req  start CPU ms     RSS MiB  spread of CPU
                        Quarkus REST  event loop  50,000 [1.00]  100 [1.00]  900 [1.00]      4.40 [1.00]     5.00 [1.00]     4,000 [1.00]  1,200 [1.00]  150 [1.00]          ±11 %
                        Straightway   event loop  50,000 [1.00]  100 [1.00]  900 [1.00]      3.30 [0.75]     5.00 [1.00]     3,000 [0.75]  1,200 [1.00]  150 [1.00]           ±9 %
                        """);
    }

    @Test
    void showsWhatFailedAndLeavesItOut() {
        Trial failed = new Trial("straightway", "get", 1, "errors under load: {status=3}", Map.of("status", 3L), 0, 0, 0, 0,
                -1, -1, -1, 0, 0, 0, 0, 0, 0, List.of());
        assertThat(new Table(results(trial("quarkus-rest", 1, 4, 4000), failed)).draw())
                .contains("Straightway   event loop  ").contains(" -  ")
                .endsWith("\nFAILED straightway get, round 1: errors under load: {status=3}\n");
    }

    @Test
    void findsTheMiddleOfWhatIsKnown() {
        assertThat(Median.of(List.of(3.0, 1.0, -1.0, 2.0))).isEqualTo(new Median(2, 1, 3));
        assertThat(Median.of(List.of(1.0, 2.0)).value()).isEqualTo(1.5);
        assertThat(Median.of(List.of(-1.0)).known()).isFalse();
        assertThat(new Median(10, 9, 11).spreadPercent()).isEqualTo(10);
    }

    @Test
    void savesAndReadsResults(@TempDir Path folder) throws Exception {
        Results results = results(trial("quarkus-rest", 1, 4, 4000));
        Path file = folder.resolve("deep/results.json");
        ResultsFile.write(results, file);
        assertThat(ResultsFile.read(file)).isEqualTo(results);
    }
}
