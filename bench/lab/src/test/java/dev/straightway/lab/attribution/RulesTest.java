package dev.straightway.lab.attribution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.lab.profile.Collapsed;
import dev.straightway.lab.profile.Kind;
import dev.straightway.lab.profile.Stack;

class RulesTest {

    private static final Rules RULES = Rules.parse(Stream.of(
            "# a comment", "",
            "lab | thread | agent | measuring",
            "JVM (GC, JIT) | thread | GC Thread | the collector",
            "I/O | kernel | tcp_ | the network",
            "caller | java | http/Parser.help | whoever asks",
            "route matching | java | http/*Router. | routes",
            "HTTP | java | http/ | all else"));

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "the deepest frame that fits decides    | HTTP           | 1 | [w"
                    + " tid=1];http/Router.run_[j];http/Parser.parse_[j];java/util/Map.get_[j]",
            "the first line that fits a frame counts | route matching | 0 | [w"
                    + " tid=1];http/Router.run_[j];java/util/Map.get_[j]",
            "a star stands for anything             | route matching | 0 | [w tid=1];http/a/FastRouter.run_[j]",
            "a pattern fits the beginning only      | unmatched      | 0 | [w tid=1];my/http/Router.run_[j]",
            "a thread decides before all frames     | JVM (GC, JIT)  | 0 | [GC Thread#1 tid=1];http/Router.run_[j];tcp_ack_[k]",
            "a frame is left to its caller          | route matching | 0 | [w tid=1];http/Router.run_[j];http/Parser.help_[j]",
            "kernel code is entered at its first    | I/O            | 2 | [w"
                    + " tid=1];http/Parser.parse_[j];write_[k];tcp_send_[k];tcp_ack_[k];tick_[k]",
            "what isn't the kernel's doesn't fit    | HTTP           | 0 | [w tid=1];http/Parser.parse_[j];tcp_ack",
            "nothing fits                           | unmatched      | 0 | [w tid=1];a/B.c_[j];[unknown]",
    })
    void decides(String why, String phase, int depth, String line) {
        assertThat(RULES.decide(stack(line))).as(why).contains(new Decision(Phase.titled(phase), depth));
    }

    @Test
    void letsTheRulesOfAFileDecideFirst(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("phases.txt"), "filters | java | my/http/ | mine\n");

        Rules rules = Rules.before(file);

        assertThat(rules.decide(stack("[w tid=1];my/http/Router.run_[j]"))).map(Decision::phase)
                .contains(Phase.titled("filters"));
        assertThat(rules.decide(stack("[GC Thread#1 tid=1];my/http/Router.run_[j]"))).map(Decision::phase)
                .contains(Phase.titled("JVM (GC, JIT)"));
    }

    @Test
    void namesTheFileOfALineThatIsNoRule(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("phases.txt"), "filters of mine\n");

        assertThatThrownBy(() -> Rules.before(file)).isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(file + ": ").hasMessageContaining("filters of mine");
    }

    @Test
    void leavesOutWhatTheLabCosts() {
        assertThat(RULES.decide(stack("[agent tid=1];http/Router.run_[j]"))).isEmpty();
    }

    @Test
    void looksAtAddedRulesBehindItsOwn() {
        Rules rules = RULES.and(Rules.parse(Stream.of("user code | java | http/ | mine", "user code | java | my/ | mine")));
        assertThat(rules.decide(stack("[w tid=1];http/Parser.parse_[j]"))).contains(new Decision(Phase.HTTP, 0));
        assertThat(rules.decide(stack("[w tid=1];my/Code.run_[j]"))).contains(new Decision(Phase.USER_CODE, 0));
    }

    @Test
    void refusesWhatIsNoRule() {
        assertThatThrownBy(() -> Rules.parse(Stream.of("HTTP | java | http/"))).hasMessage(
                "\"HTTP | java | http/\" isn't a rule; write \"phase | thread, java, native or kernel | pattern | why\"");
        assertThatThrownBy(() -> Rules.parse(Stream.of("HTTP | java | http/ | "))).hasMessageContaining("isn't a rule");
        assertThatThrownBy(() -> Rules.parse(Stream.of("HTTP | class | http/ | why"))).hasMessage(
                "\"class\" in \"HTTP | class | http/ | why\" isn't one of thread, java, native, kernel");
        assertThatThrownBy(() -> Rules.parse(Stream.of("http | java | http/ | why"))).hasMessage(
                "no phase is called \"http\"; the phases are " + Arrays.stream(Phase.values()).map(Phase::title).toList());
        assertThatThrownBy(() -> Rules.parse(Stream.of("caller | thread | main | why"))).hasMessage(
                "\"caller | thread | main | why\" leaves a thread to its caller, but a thread has none");
    }

    private static Stack stack(String line) {
        List<Stack> stacks = Collapsed.parse(Kind.CPU, Stream.of(line + " 1"));
        return stacks.get(0);
    }
}
