package dev.straightway.lab.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@EnabledOnOs(OS.LINUX)
@Tag("profiler")
class SamplersTest {

    private static final Sampler REFUSING = (pid, kind) -> {
        throw new ProfilerMissing("it may not");
    };

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(Kind.class)
    void asyncProfilerFindsWhatAServerDoes(Kind kind) throws Exception {
        Stacks stacks = record(AsyncSampler.extract(folder), kind);
        assertThat(stacks.engine()).startsWith("async-profiler 4.3, ");
        assertThat(stacks.samples()).isPositive();
        assertThat(atWork(stacks)).isNotEmpty().allSatisfy(stack -> assertThat(stack.thread()).isEqualTo("main"));
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void theFlightRecorderTakesItsPlaceAndSaysWhy(Kind kind) throws Exception {
        Stacks stacks = record(new EitherSampler(REFUSING, folder), kind);
        assertThat(stacks.engine()).isEqualTo("JFR, Java frames only, because it may not");
        assertThat(atWork(stacks)).isNotEmpty().allSatisfy(stack -> assertThat(stack.thread()).isEqualTo("main"));
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void leavesNoRecordingBehind(Kind kind) throws Exception {
        record(new EitherSampler(AsyncSampler.extract(folder), folder), kind);
        record(new EitherSampler(REFUSING, folder), kind);
        try (var files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("libasyncProfiler.so", "flight.jfc");
        }
    }

    @Test
    void namesTheClassesThatAreAllocated() throws Exception {
        Stacks stacks = record(AsyncSampler.extract(folder), Kind.ALLOC);
        assertThat(atWork(stacks)).isNotEmpty().allSatisfy(stack -> assertThat(stack.frames().get(stack.frames().size() - 1))
                .isEqualTo(new Frame("byte[]", Frame.Type.CLASS)));
    }

    @Test
    void saysWhyALibraryThatCantBeLoadedIsNotUsed() throws Exception {
        Sampler sampler = AsyncSampler.extract(folder);
        Files.writeString(folder.resolve("libasyncProfiler.so"), "no library");
        try (Worker worker = Worker.start()) {
            assertThatThrownBy(() -> sampler.start(worker.pid(), Kind.CPU)).isInstanceOf(ProfilerMissing.class)
                    .hasMessageContaining("libasyncProfiler.so");
        }
    }

    @Test
    void saysThatAServerHasEnded() throws Exception {
        Sampler sampler = new EitherSampler(AsyncSampler.extract(folder), folder);
        long pid;
        try (Worker worker = Worker.start()) {
            pid = worker.pid();
        }
        assertThatThrownBy(() -> sampler.start(pid, Kind.CPU)).isInstanceOf(ProfilerMissing.class)
                .hasMessageContaining(Long.toString(pid));
    }

    private static Stacks record(Sampler sampler, Kind kind) throws IOException, InterruptedException {
        try (Worker worker = Worker.start()) {
            Recording recording = sampler.start(worker.pid(), kind);
            worker.work();
            return recording.stop();
        }
    }

    private static List<Stack> atWork(Stacks stacks) {
        Frame working = new Frame(Worker.class.getName().replace('.', '/') + ".hash", Frame.Type.JAVA);
        return stacks.stacks().stream().filter(stack -> stack.frames().contains(working)).toList();
    }
}
