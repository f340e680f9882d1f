package dev.straightway.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

import dev.straightway.lab.results.Profile;
import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Spectrum;
import dev.straightway.lab.results.Trial;

/** Has its servers on another machine: this one, through a real sshd on the loopback. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class SshServerIT extends WithSshd {

    @Override
    List<String> options() {
        return List.of(sshd.server(), "--java=" + JAVA, "--generator=hyperfoil");
    }

    @Test
    @Order(1)
    void measuresAndProfilesThereAndCopiesWhatIsNewOnly() throws Exception {
        assertThat(lab.run("--rounds=1", "--warmup=3", "--rate=300", "--noise=100", "--retries=0")).as(lab.printed()).isZero();
        Results results = lab.results();
        String there = sshd.there().toRealPath().toString();
        assertThat(results.environment()).containsEntry("servers", "on " + Sshd.account()
                + ", over ssh; what follows is of that machine").containsKeys("machine", "generator's machine", "other work",
                        "other work beside the generator");
        assertThat(results.trials()).singleElement().satisfies(trial -> {
            assertThat(trial.values()).containsKeys("cpu", "bytes", "requests", "live-heap", "startup", "server-busy");
            assertThat(trial.values().get("requests")).isPositive();
            assertThat(trial.values().get("cpu")).isPositive();
            assertThat(trial.commandLine()).anyMatch(argument -> argument.startsWith(there));
        });
        assertThat(results.spectra()).singleElement().extracting(Spectrum::failure).isNull();
        assertThat(results.profiles()).hasSize(2).extracting(Profile::failure).containsOnlyNulls();
        assertThat(results.profiles()).extracting(Profile::samples).allMatch(samples -> samples > 0);
        assertThat(output.resolve("logs/vertx-text-" + results.trials().get(0).placement() + "-1.log")).exists();
        assertThat(lab.printed().lines().filter(line -> line.startsWith("Copying "))).as("the lab and the target").hasSize(2);

        lab.forget();
        assertThat(lab.run("--smoke")).as(lab.printed()).isZero();
        assertThat(lab.results().trials()).singleElement().extracting(Trial::outcome).isEqualTo(Trial.Outcome.VALID);
        assertThat(lab.printed()).doesNotContain("Copying ");
    }

    @Test
    @Order(2)
    void goesOnWithARunWhoseConnectionBroke() throws Exception {
        String[] options = { "--rounds=2", "--warmup=1", "--latency=false", "--profile=false", "--scenarios=text,person-get",
                "--retries=0", "--noise=100" };
        assertThat(lab.runUntil("[3/4]", options)).as(lab.printed()).isEqualTo(1);
        assertThat(lab.printed())
                .contains("The connection to " + Sshd.account() + " broke", "What was measured until then is saved in "
                        + output, "run --resume " + output)
                .doesNotContain("\tat ");
        assertThat(lab.results().complete()).isFalse();
        assertThat(lab.results().trials()).hasSizeGreaterThanOrEqualTo(2).noneMatch(
                trial -> trial.outcome() == Trial.Outcome.FAILED);
        leavesNothingRunningThere();

        lab.forget();
        assertThat(lab.execute("run", LabOverSsh.home(), "--resume=" + output, "--busy=warn")).as(lab.printed()).isZero();
        assertThat(lab.results().complete()).isTrue();
        assertThat(lab.results().trials()).hasSize(4);
    }

    @Test
    @Order(3)
    void saysThatAServerThereCrashedAndWhatItWrote() throws Exception {
        assertThat(lab.run("--smoke", "--heap=1m")).isEqualTo(1);
        assertThat(lab.printed())
                .contains("FAILED: Vert.x by hand ended before it answered, with code 1", "Too small maximum heap")
                .doesNotContain("\tat ");
    }

    @Test
    @Order(4)
    void refusesABusyMachineByItsName() throws Exception {
        assertThat(lab.run("--rounds=1", "--busy=refuse", "--noise=0")).isEqualTo(2);
        assertThat(lab.printed()).contains(Sshd.account() + " is busy: others use ");
    }

    @Test
    @Order(5)
    void saysThatTheKeyIsRefused() throws Exception {
        assertThat(lab.execute("run", LabOverSsh.home(), sshd.server(), sshd.client("stranger"), "--output=" + output))
                .isEqualTo(2);
        assertThat(lab.printed()).contains(Sshd.account() + " can't be reached: ", "Permission denied",
                "Give it a key that opens that account, as with --ssh='ssh -i KEY'").doesNotContain("\tat ");
    }

    @Test
    @Order(6)
    void saysThatThereIsNoJava() throws Exception {
        assertThat(lab.execute("run", LabOverSsh.home(), sshd.server(), sshd.client("user"), "--output=" + output,
                "--java=/no/jdk")).isEqualTo(2);
        assertThat(lab.printed().strip()).endsWith("There is no java on " + Sshd.account()
                + ": /no/jdk/bin/java isn't there; name the home of a JDK there with --java.");
    }

    @Test
    @Order(7)
    void saysThatNobodyListens() throws Exception {
        assertThat(lab.execute("run", LabOverSsh.home(), "--server=ssh://127.0.0.1:1", "--output=" + output)).isEqualTo(2);
        assertThat(lab.printed()).contains("127.0.0.1 can't be reached: ", "Connection refused").doesNotContain("\tat ");
    }
}
