package dev.straightway.bench.micro;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The lab runs the micro-benchmarks as trials. */
class MicroPresetIT {

    private static final Path LAB = Path.of(System.getProperty("project.root"), "bench/lab/target/straightway-lab.jar")
            .normalize();

    @TempDir
    Path folder;

    @Test
    void measuresTheDispatcherOfRestEasyAndClientsAlike() throws Exception {
        String dispatcher = Programs.run(List.of("-jar", LAB.toString(), "run", "--preset", "micro", "--smoke", "--targets",
                "resteasy", "--scenarios", "text-put", "--duration", "1", "--warmup", "1", "--output",
                folder.resolve("dispatcher").toString()), folder);
        assertThat(dispatcher.lines()).filteredOn(line -> line.matches("\\[\\d/1\\].* ns +[0-9,]+ bytes.*")).hasSize(1);

        String clients = Programs.run(List.of("-jar", LAB.toString(), "run", "--preset", "micro-clients", "--smoke",
                "--scenarios", "client-get,client-async-post-ignored", "--duration", "1", "--warmup", "1", "--output",
                folder.resolve("clients").toString()), folder);
        assertThat(clients.lines()).filteredOn(line -> line.matches("\\[\\d/6\\].* ns +[0-9,]+ bytes.*")).hasSize(6);
        assertThat(Files.readString(folder.resolve("clients/results.json"))).contains("client=Quarkus REST",
                "call=ASYNC_POST_IGNORED");
    }

    @Test
    void givesEachTrialItsFiguresAndTheRunItsReport() throws Exception {
        Path results = folder.resolve("results");
        String output = Programs.run(List.of("-jar", LAB.toString(), "run", "--preset", "micro", "--smoke", "--targets",
                "jersey-2.15,jersey", "--scenarios", "text,locator", "--rounds", "2", "--duration", "1", "--warmup", "1",
                "--output", results.toString()), folder);
        assertThat(output.lines()).filteredOn(line -> line.matches("\\[\\d/8\\].* ns +[0-9,]+ bytes.*")).hasSize(8);
        assertThat(output).contains("Time, ns/request", "published: ns/request, 2015, JMH");
        assertThat(Files.readString(results.resolve("results.json"))).contains("\"nanos\"", "stack=Jersey 2.15",
                "ask=GET_LOCATOR");
        assertThat(results.resolve("report.html")).content().contains("ns/request");
    }
}
