package dev.straightway.lab.report.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.results.Trial.Outcome;
import dev.straightway.lab.statistics.TestRun;

/** The exports of a small run, letter by letter. */
class FormatTest {

    @TempDir
    Path folder;

    private static Results run() {
        TestRun run = new TestRun().environment("machine", "2 cores").environment("commit", "a|b <c>");
        double[] base = { 10, 10.5, 9.5, 10, 10.5, 9.5 };
        for (int round = 1; round <= 6; round++) {
            run.trial("rest", "get", round, 1, Outcome.VALID, Map.of(TestRun.CPU, base[round - 1], TestRun.BYTES, 1000.0));
            run.trial("own", "get", round, 1, Outcome.VALID, Map.of(TestRun.CPU, base[round - 1] / 2, TestRun.BYTES, 800.0));
        }
        return run.results();
    }

    @Test
    void markdownIsATableOfTheVerdictsWithWhatTheyMustBeReadWith() throws Exception {
        assertThat(Format.MARKDOWN.write(run(), folder)).isEqualTo(folder.resolve("results.md")).content().isEqualTo(
                """
                        | Scenario | Target | User CPU, µs/request | 95 % | × rest | Allocated bytes × | Requests/s × | Verdict | Could see |
                        | --- | --- | --- | --- | --- | --- | --- | --- | --- |
                        | get | rest | 10.0 | 9.5–10.5 |  |  |  |  |  |
                        | get | own | 5.0 | 4.8–5.2 | 0.50 (0.50–0.50) | 0.80 (0.80–0.80) | – | 50 % less User CPU (50–50 %) | 2.0 % |

                        - machine: 2 cores
                        - commit: a\\|b \\<c\\>
                        """);
    }

    @Test
    void csvHasALineForEveryTrial() throws Exception {
        Trial failed = new Trial("own", "get", "pinned", 1, 2, Outcome.FAILED, "it said \"no\", twice", false, 0, Map.of(),
                Map.of("body", 3L), List.of());
        TestRun run = new TestRun().trial("rest", "get", 1, 1, Outcome.VALID, Map.of(TestRun.CPU, 4.25, TestRun.REQUESTS, 9e4));
        Results results = run.results();
        Results both = new Results(results.format(), results.began(), true, results.environment(), results.options(),
                results.targets(), results.scenarios(), results.metrics(), List.of(results.trials().get(0), failed), List.of(),
                List.of(), List.of(), List.of(), List.of());

        assertThat(Format.CSV.write(both, folder)).isEqualTo(folder.resolve("results.csv")).content().isEqualTo(
                "target,scenario,placement,round,attempt,outcome,reason,steady,warmup-seconds,user-cpu,bytes,requests,errors\r\n"
                        + "rest,get,pinned,1,1,VALID,,true,1.0,4.25,,90000.0,\r\n"
                        + "own,get,pinned,1,2,FAILED,\"it said \"\"no\"\", twice\",false,0.0,,,,body 3\r\n");
    }

    @Test
    void jmhHasAForkForEachRoundAndASecondaryResultForEachOtherMetric() throws Exception {
        TestRun run = new TestRun().without(TestRun.REQUESTS).environment("server JVM", "OpenJDK 17");
        run.rounds("rest", "get", TestRun.CPU, 4, 5);
        run.trial("own", "get", 1, 1, Outcome.VALID, Map.of(TestRun.CPU, 3.0, TestRun.BYTES, 100.0));
        run.trial("own", "get", 2, 1, Outcome.FAILED, Map.of());
        run.trial("broken", "get", 1, 1, Outcome.FAILED, Map.of());

        assertThat(Format.JMH.write(run.results(), folder)).isEqualTo(folder.resolve("jmh-result.json")).content()
                .isEqualToNormalizingNewlines(
                        """
                                [ {
                                  "jmhVersion" : "1.37",
                                  "benchmark" : "lab.get.rest",
                                  "mode" : "avgt",
                                  "threads" : 1,
                                  "forks" : 2,
                                  "jvm" : "OpenJDK 17",
                                  "jvmArgs" : [ ],
                                  "warmupIterations" : 0,
                                  "warmupTime" : "1 s",
                                  "warmupBatchSize" : 1,
                                  "measurementIterations" : 1,
                                  "measurementTime" : " s",
                                  "measurementBatchSize" : 1,
                                  "params" : {
                                    "placement" : "pinned"
                                  },
                                  "primaryMetric" : {
                                    "score" : 4.5,
                                    "scoreError" : "NaN",
                                    "scoreConfidence" : [ "NaN", "NaN" ],
                                    "scorePercentiles" : {
                                      "0.0" : 4.0,
                                      "50.0" : 4.0,
                                      "90.0" : 5.0,
                                      "95.0" : 5.0,
                                      "99.0" : 5.0,
                                      "99.9" : 5.0,
                                      "99.99" : 5.0,
                                      "99.999" : 5.0,
                                      "99.9999" : 5.0,
                                      "100.0" : 5.0
                                    },
                                    "scoreUnit" : "us/op",
                                    "rawData" : [ [ 4.0 ], [ 5.0 ] ]
                                  },
                                  "secondaryMetrics" : { }
                                }, {
                                  "jmhVersion" : "1.37",
                                  "benchmark" : "lab.get.own",
                                  "mode" : "avgt",
                                  "threads" : 1,
                                  "forks" : 1,
                                  "jvm" : "OpenJDK 17",
                                  "jvmArgs" : [ ],
                                  "warmupIterations" : 0,
                                  "warmupTime" : "1 s",
                                  "warmupBatchSize" : 1,
                                  "measurementIterations" : 1,
                                  "measurementTime" : " s",
                                  "measurementBatchSize" : 1,
                                  "params" : {
                                    "placement" : "pinned"
                                  },
                                  "primaryMetric" : {
                                    "score" : 3.0,
                                    "scoreError" : "NaN",
                                    "scoreConfidence" : [ "NaN", "NaN" ],
                                    "scorePercentiles" : {
                                      "0.0" : 3.0,
                                      "50.0" : 3.0,
                                      "90.0" : 3.0,
                                      "95.0" : 3.0,
                                      "99.0" : 3.0,
                                      "99.9" : 3.0,
                                      "99.99" : 3.0,
                                      "99.999" : 3.0,
                                      "99.9999" : 3.0,
                                      "100.0" : 3.0
                                    },
                                    "scoreUnit" : "us/op",
                                    "rawData" : [ [ 3.0 ] ]
                                  },
                                  "secondaryMetrics" : {
                                    "bytes" : {
                                      "score" : 100.0,
                                      "scoreError" : "NaN",
                                      "scoreConfidence" : [ "NaN", "NaN" ],
                                      "scorePercentiles" : {
                                        "0.0" : 100.0,
                                        "50.0" : 100.0,
                                        "90.0" : 100.0,
                                        "95.0" : 100.0,
                                        "99.0" : 100.0,
                                        "99.9" : 100.0,
                                        "99.99" : 100.0,
                                        "99.999" : 100.0,
                                        "99.9999" : 100.0,
                                        "100.0" : 100.0
                                      },
                                      "scoreUnit" : "bytes/request",
                                      "rawData" : [ [ 100.0 ] ]
                                    }
                                  }
                                } ]
                                """);
    }
}
