package dev.straightway.lab.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

import dev.straightway.lab.profile.Frame.Type;

class CollapsedTest {

    @Test
    void tellsTheKindsOfCodeApart() {
        assertThat(parse(Kind.CPU, "[vert.x-eventloop-thread-0 tid=12];a/B.run_[0];a/B.c_[j];a/B.d_[i];a/B.e_[1];write;"
                + "vfs_write_[k] 2000000"))
                .isEqualTo(new Stack("vert.x-eventloop-thread-0", List.of(java("a/B.run"), java("a/B.c"), java("a/B.d"),
                        java("a/B.e"), new Frame("write", Type.NATIVE), new Frame("vfs_write", Type.KERNEL)), 2_000_000));
    }

    @Test
    void takesSymbolsWithSpacesAndBracketsForNativeCode() {
        assertThat(parse(Kind.CPU, "[GC Thread#0 tid=7];void Task::work<A, B>;[unknown];byte[] 5").frames())
                .containsExactly(new Frame("void Task::work<A, B>", Type.NATIVE), new Frame("[unknown]", Type.NATIVE),
                        new Frame("byte[]", Type.NATIVE));
    }

    @Test
    void takesTheLeafOfAnAllocationForAClassWhateverBufferItCameFrom() {
        assertThat(parse(Kind.ALLOC, "[main tid=1];a/B.run_[j];byte[]_[i] 32").frames())
                .containsExactly(java("a/B.run"), new Frame("byte[]", Type.CLASS));
        assertThat(parse(Kind.ALLOC, "[main tid=1];a/B.run_[j];byte[]_[k] 32").frames())
                .containsExactly(java("a/B.run"), new Frame("byte[]", Type.CLASS));
    }

    @Test
    void knowsNoThreadWhereNoneIsNamed() {
        assertThat(parse(Kind.CPU, "[unknown];a/B.run_[j] 1").thread()).isEmpty();
    }

    @Test
    void leavesEmptyLinesOut() {
        assertThat(Collapsed.parse(Kind.CPU, Stream.of("", "a 1", " "))).hasSize(1);
    }

    @Test
    void refusesALineWithoutAWeight() {
        assertThatThrownBy(() -> parse(Kind.CPU, "[main tid=1];a/B.run_[j] many"))
                .hasMessage("no weight at the end of \"[main tid=1];a/B.run_[j] many\"");
        assertThatThrownBy(() -> parse(Kind.CPU, "a/B.run_[j]")).hasMessage("no weight at the end of \"a/B.run_[j]\"");
    }

    private static Stack parse(Kind kind, String line) {
        return Collapsed.parse(kind, Stream.of(line)).get(0);
    }

    private static Frame java(String name) {
        return new Frame(name, Type.JAVA);
    }
}
