package dev.straightway.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

import dev.straightway.lab.results.Profile;
import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Trial;

/** Has its requests sent by agents on other machines: on this one, through a real sshd on the loopback. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class SshAgentsIT extends WithSshd {

    @Override
    List<String> options() {
        return List.of("--agents=" + sshd.url() + "," + sshd.url(), "--agents-java=" + JAVA, "--noise=100", "--retries=0");
    }

    @Test
    @Order(1)
    void sendsEachLoadFromTwoMachinesToAServerHere() throws Exception {
        assertThat(lab.run("--rounds=1", "--warmup=1", "--rate=300")).as(lab.printed()).isZero();
        Results results = lab.results();
        assertThat(results.environment().get("other work beside the generator").split("; ")).hasSize(2)
                .allMatch(seen -> seen.startsWith(Sshd.account() + ": "));
        assertThat(results.environment().get("generator")).startsWith("Hyperfoil ")
                .contains("on " + Sshd.account() + " and " + Sshd.account());
        assertThat(results.environment().get("generator's machine").split("; ")).hasSize(2)
                .allMatch(machine -> machine.startsWith(Sshd.account() + ": "));
        assertThat(results.trials()).singleElement().satisfies(trial -> {
            assertThat(trial.errors()).isEmpty();
            assertThat(trial.values().get("requests")).isPositive();
            assertThat(trial.values().get("generator-busy")).isPositive();
            assertThat(trial.commandLine()).noneMatch(argument -> argument.contains(sshd.there().toString()));
        });
        assertThat(results.spectra()).singleElement().satisfies(times -> {
            assertThat(times.failure()).isNull();
            // On a busy machine a load begins and ends late: requests aren't sent then, or more are.
            assertThat(times.achievedPerSecond()).as("half of the rate from each; it were 600 with the whole of it")
                    .isPositive().isLessThan(450);
            assertThat(times.pace().answers() + times.unsent()).as("the plans of both; that of one has 150")
                    .isGreaterThan(250);
        });
        assertThat(results.profiles()).hasSize(2).extracting(Profile::failure).containsOnlyNulls();
        assertThat(lab.printed().lines().filter(line -> line.startsWith("Copying "))).as("the lab and the generator")
                .hasSize(2);
    }

    @Test
    @Order(2)
    void sendsToServersOnAnotherMachine() throws Exception {
        assertThat(lab.run(sshd.server(), "--java=" + JAVA, "--smoke", "--agents=" + sshd.url())).as(lab.printed()).isZero();
        assertThat(lab.results().trials()).singleElement().extracting(Trial::outcome).isEqualTo(Trial.Outcome.VALID);
        assertThat(lab.results().environment()).containsKey("servers");
        assertThat(lab.results().environment().get("generator's machine")).startsWith(Sshd.account() + ": ");
    }

    @Test
    @Order(3)
    void goesOnWithARunWhoseAgentWasLost() throws Exception {
        String[] options = { "--rounds=2", "--warmup=1", "--latency=false", "--profile=false" };
        assertThat(lab.runUntil("[1/2]", options)).as(lab.printed()).isEqualTo(1);
        assertThat(lab.printed()).contains("The connection to " + Sshd.account() + " broke", "run --resume " + output)
                .doesNotContain("\tat ");
        assertThat(lab.results().complete()).isFalse();
        leavesNothingRunningThere();

        lab.forget();
        assertThat(lab.execute("run", LabOverSsh.home(), "--resume=" + output, "--busy=warn")).as(lab.printed()).isZero();
        assertThat(lab.results().complete()).isTrue();
        assertThat(lab.results().trials()).hasSize(2).noneMatch(trial -> trial.outcome() == Trial.Outcome.FAILED);
    }

    @Test
    @Order(4)
    void saysThatThereIsNoJava() {
        assertThat(lab.run("--smoke", "--agents-java=/no/jdk")).isEqualTo(2);
        assertThat(lab.printed().strip()).endsWith("There is no java on " + Sshd.account()
                + ": /no/jdk/bin/java isn't there; name the home of a JDK there with --agents-java.");
    }
}
