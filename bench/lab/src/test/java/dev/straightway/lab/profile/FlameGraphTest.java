package dev.straightway.lab.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import dev.straightway.lab.profile.Frame.Type;

class FlameGraphTest {

    private static final Frame RUN = new Frame("a/B.run", Type.JAVA);
    private static final Frame READ = new Frame("a/B.read", Type.JAVA);
    private static final Frame WRITE = new Frame("write", Type.NATIVE);

    @TempDir
    Path folder;

    @Test
    void gathersStacksUnderTheNamesOfThreadsWithoutTheirNumbers() throws IOException {
        Stacks stacks = new Stacks(Kind.CPU, "a test", 3, List.of(new Stack("executor-thread-1", List.of(RUN, READ), 2_000),
                new Stack("executor-thread-2", List.of(RUN, WRITE), 3_000), new Stack("main", List.of(RUN), 5_000)));
        assertThat(samples(FlameGraph.of(stacks))).containsExactly(
                "[0,4,10,0,\"[all]\"],",
                "[1,4,5,0,\"[executor-thread-#]\"],",
                "[2,0,5,0,\"a/B.run\"],",
                "[3,0,2,0,\"a/B.read\"],",
                "[3,1,3,0,\"write\"],",
                "[1,4,5,0,\"[main]\"],",
                "[2,0,5,0,\"a/B.run\"],");
    }

    @Test
    void drawsTheStacksOfOneSideWithWhatTheyCostOnTheOther() throws IOException {
        FlameGraph graph = new FlameGraph("µs/request", true);
        graph.add(Frame.group("I/O"), List.of(WRITE), 1.5);
        graph.addBase(Frame.group("I/O"), List.of(WRITE), 2.25);
        graph.addBase(Frame.group("I/O"), List.of(READ), 1);
        assertThat(samples(graph)).containsExactly("[0,4,1.5,3.25,\"[all]\"],", "[1,4,1.5,3.25,\"[I/O]\"],",
                "[2,1,1.5,2.25,\"write\"],");
    }

    @Test
    void leavesOutWhatIsTooNarrowToSee() throws IOException {
        FlameGraph graph = new FlameGraph("bytes", false);
        graph.add(Frame.group("main"), List.of(RUN), 100_000);
        graph.add(Frame.group("main"), List.of(WRITE), 1);
        assertThat(samples(graph)).hasSize(3).noneMatch(line -> line.contains("write"));
    }

    @Test
    void matchesWhatEndsWhereTheBaseHasBeen() {
        FlameGraph graph = new FlameGraph("µs/request", true);
        graph.add(Frame.group("I/O"), List.of(RUN, WRITE), 3);
        graph.add(Frame.group("I/O"), List.of(RUN), 2);
        graph.add(Frame.group("HTTP"), List.of(RUN), 5);
        assertThat(graph.matchedShare()).isZero();
        graph.addBase(Frame.group("I/O"), List.of(RUN, READ), 1);
        assertThat(graph.matchedShare()).isEqualTo(0.2, within(1e-9));
        graph.addBase(Frame.group("I/O"), List.of(RUN, WRITE), 1);
        assertThat(graph.matchedShare()).isEqualTo(0.5, within(1e-9));
    }

    @Test
    void keepsNamesFromBecomingMarkup() throws IOException {
        FlameGraph graph = new FlameGraph("bytes", false);
        graph.add(Frame.group("main"), List.of(new Frame("a\\B.\"</script>", Type.NATIVE)), 1);
        Path file = folder.resolve("graph.html");
        graph.write(file, "GET <all> & more", "how < to read");
        assertThat(Files.readString(file)).contains("<title>GET &lt;all> &amp; more</title>", "<p>how &lt; to read</p>",
                "\"a\\\\B.\\\"\\u003c/script>\"").containsOnlyOnce("</script>");
    }

    private List<String> samples(FlameGraph graph) throws IOException {
        Path file = folder.resolve("graph.html");
        graph.write(file, "title", "explanation");
        List<String> lines = Files.readAllLines(file);
        return lines.stream().filter(line -> line.matches("\\[[0-9]+,.*")).toList();
    }
}
