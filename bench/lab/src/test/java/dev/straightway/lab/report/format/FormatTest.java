package dev.straightway.lab.report.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import dev.straightway.lab.results.Attribution;
import dev.straightway.lab.results.Conditions;
import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Spectrum;
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

                        | get | User CPU, µs/request | Allocated bytes, bytes/request |
                        | --- | --- | --- |
                        | rest | 10.0 [1.00] | 1,000 [1.00] |
                        | own | 5.0 [**0.50 (0.50–0.50)**] | 800 [0.80] |

                        - machine: 2 cores
                        - commit: a\\|b \\<c\\>
                        """);
    }

    @Test
    void markdownSaysInWhichPhasesTheCpuGoes() throws Exception {
        Results run = run();
        Results profiled = new Results(run.run(), new Results.Findings(run.trials(), List.of(), List.of(), List.of(),
                List.of(attribution("rest", Map.of("I/O", 6.0)),
                        attribution("own", new TreeMap<>(Map.of("I/O", 4.5, "JVM", 0.004,
                                "user code", 0.5)))),
                List.of()));

        assertThat(Format.MARKDOWN.write(profiled, folder)).content().contains("""
                | own | 5.0 [**0.50 (0.50–0.50)**] | 800 [0.80] |

                | get, µs of CPU by phase | rest | own |
                | --- | --- | --- |
                | I/O | 6.00 | 4.50 |
                | user code | – | 0.50 |

                - machine""");
    }

    @Test
    void markdownHasNoTableOfCostsWhereNoTrialCounts() throws Exception {
        Results run = new TestRun().trial("rest", "get", 1, 1, Outcome.UNSTEADY, Map.of(TestRun.CPU, 1.0)).results();

        assertThat(Format.MARKDOWN.write(run, folder)).content().contains("\nNo trial of get counts.\n");
    }

    private static Attribution attribution(String target, Map<String, Double> phases) {
        return new Attribution(target, "get", "cpu", phases, 6, 1);
    }

    @Test
    void csvHasALineForEveryTrial() throws Exception {
        Trial failed = new Trial("own", "get", "pinned", 1, 2, Outcome.FAILED, "it said \"no\", twice", false, 0, Map.of(),
                Map.of("body", 3L), List.of());
        TestRun run = new TestRun().trial("rest", "get", 1, 1, Outcome.VALID, Map.of(TestRun.CPU, 4.25, TestRun.REQUESTS, 9e4));
        Results results = run.results();
        Results both = new Results(results.run(), results.found().with(List.of(results.trials().get(0), failed)));

        assertThat(Format.CSV.write(both, folder)).isEqualTo(folder.resolve("results.csv")).content().isEqualTo(
                "target,scenario,placement,round,attempt,outcome,reason,steady,warmup-seconds,user-cpu,bytes,requests,errors\r\n"
                        + "rest,get,pinned,1,1,VALID,,true,1.0,4.25,,90000.0,\r\n"
                        + "own,get,pinned,1,2,FAILED,\"it said \"\"no\"\", twice\",false,0.0,,,,body 3\r\n");
    }

    @Test
    void csvLeavesOutTheClosedLoopOfTheGenerator() throws Exception {
        TestRun run = new TestRun().metric(new Results.MeasuredMetric("generator-busy", "Generator busy", "%", true, false, ""))
                .trial("rest", "get", 1, 1, Outcome.VALID, driven(4, 9e4, 80))
                .trial("own", "get", 1, 1, Outcome.VALID, driven(3, 1e5, 80))
                .trial("own", "get", 2, 1, Outcome.VALID, driven(3, 2e5, 95));

        assertThat(Format.CSV.write(run.results(), folder)).content().endsWith(
                "rest,get,pinned,1,1,VALID,,true,1.0,4.0,,90000.0,80.0,\r\n"
                        + "own,get,pinned,1,1,VALID,,true,1.0,3.0,,,80.0,\r\n"
                        + "own,get,pinned,2,1,VALID,,true,1.0,3.0,,,95.0,\r\n");
    }

    private static Map<String, Double> driven(double cpu, double requests, double generatorBusy) {
        return Map.of(TestRun.CPU, cpu, TestRun.REQUESTS, requests, "generator-busy", generatorBusy);
    }

    @Test
    void latencyHasALineForEveryRateAndLeavesOutWhatTheAnswersDoNotBear() throws Exception {
        List<Spectrum.Point> points = List.of(new Spectrum.Point(50, 100.5), new Spectrum.Point(90, 200),
                new Spectrum.Point(99, 400), new Spectrum.Point(99.9, 900));
        List<Spectrum> spectra = List.of(
                new Spectrum("own", "get", 5_000, 4_999.5, 3, points, Map.of(), null, Conditions.UNKNOWN,
                        new Spectrum.Pace(25, 9_000, 1)),
                new Spectrum("own", "get", 18_000, 17_000, 300, points, Map.of("timeout", 2L), null,
                        new Conditions(0, 0, 0, "late, \"very\""), new Spectrum.Pace(90, 54_000, 0)),
                new Spectrum("own", "get", 70, 0, 0, List.of(), Map.of(), "it ended", Conditions.UNKNOWN,
                        Spectrum.Pace.UNKNOWN));
        Results run = new TestRun().trial("own", "get", 1, 1, Outcome.VALID, Map.of(TestRun.CPU, 4.25)).results();
        Results results = new Results(run.run(),
                new Results.Findings(run.trials(), spectra, List.of(), List.of(), List.of(), List.of()));

        assertThat(Format.LATENCY.write(results, folder)).isEqualTo(folder.resolve("latency.csv")).content().isEqualTo(
                "target,scenario,utilisation-percent,offered,achieved,answers,not-sent-in-time,generator-late,p50-micros,p90-micros,"
                        + "p99-micros,p99.9-micros,p99.99-micros,counts,failure,doubts,errors\r\n"
                        + "own,get,25,5000,4999.5,9000,3,1,100.5,200.0,400.0,,,true,,,\r\n"
                        + "own,get,90,18000,17000.0,54000,300,0,100.5,200.0,400.0,900.0,,false,,\"late, \"\"very\"\"\",timeout 2\r\n"
                        + "own,get,,70,0.0,0,0,0,,,,,,false,it ended,,\r\n");
        assertThat(Format.MARKDOWN.write(results, folder)).content().contains("""
                | Scenario | Target | Utilisation | Requests/s | p50, ms | p99, ms | p99.9, ms | Doubts |
                | --- | --- | --- | --- | --- | --- | --- | --- |
                | get | own | 25 % | 5,000 | 0.100 | 0.400 | – |  |
                | get | own | 90 % | 18,000 | 0.100 | 0.400 | 0.900 | late, "very" |
                | get | own | – | 70 | – | – | – | it ended |
                """);
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
