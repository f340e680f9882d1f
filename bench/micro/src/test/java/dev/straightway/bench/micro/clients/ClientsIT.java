package dev.straightway.bench.micro.clients;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import dev.straightway.bench.micro.Programs;
import dev.straightway.bench.micro.stack.ClassPath;
import dev.straightway.bench.micro.stack.Forks;

/** The clients on the class paths that are measured. */
class ClientsIT {

    @TempDir
    Path folder;

    static Stream<Forks.Stack> clients() {
        return ClientStack.ALL.stream().map(ClientStack::forked);
    }

    @ParameterizedTest
    @MethodSource("clients")
    void eachClientMakesEveryCall(Forks.Stack client) throws Exception {
        assertThat(
                Programs.run(Programs.on(Programs.PEERS.resolve(client.folder()), client.arguments(), AllCalls.class), folder))
                .contains("All 5 are answered");
    }

    @Test
    void aClientAsksAnApplicationInItsJvm() throws Exception {
        Path application = Programs.PEERS.resolve("quarkus-rest/target/quarkus-app");
        String libraries = ClassPath.of(Programs.PEERS.resolve(ClientStack.named("Quarkus REST").folder()), Programs.tests());
        assertThat(Programs.run(List.of("-Dquarkus.http.port=0", "-Djava.util.logging.manager=org.jboss.logmanager.LogManager",
                "-XX:TieredStopAtLevel=1", "-cp", ClassPath.of(application, libraries), AskedApplication.class.getName(),
                "reactive/text"), folder)).contains("Hello, world!");
    }

    @Test
    void measuresTheClientsAndCallsThatAreWanted() throws Exception {
        String output = Programs.run(List.of("-jar", Programs.JAR.toString(), "-f", "1", "-wi", "0", "-i", "1", "-r", "10ms",
                "-p", "call=GET,ASYNC_POST_IGNORED", "-p", "client=RESTEasy,Quarkus REST"), folder);
        for (String client : List.of("RESTEasy", "Quarkus REST")) {
            for (String call : List.of("GET", "ASYNC_POST_IGNORED")) {
                assertThat(output.lines()).anyMatch(line -> line.matches(client + " +" + call + " +[0-9,]+ +\\S+ +[0-9,]+"));
            }
        }
        assertThat(output).doesNotContain("ServerBenchmark");
    }
}
