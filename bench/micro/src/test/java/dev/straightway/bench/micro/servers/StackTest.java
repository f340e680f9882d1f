package dev.straightway.bench.micro.servers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StackTest {

    @TempDir
    Path peers;

    private Path jar(String name) throws IOException {
        Path jar = peers.resolve(Stack.REST.folder()).resolve(name);
        Files.createDirectories(jar.getParent());
        return Files.createFile(jar);
    }

    @Test
    void putsWhatTheBuildHasTransformedBeforeWhatItWasMadeOf() throws IOException {
        List<Path> inOrder = List.of(jar("quarkus/transformed-bytecode.jar"), jar("quarkus/generated-bytecode.jar"),
                jar("app/peer.jar"), jar("lib/main/io.quarkus.jar"), jar("lib/boot/org.jboss.jar"));
        jar("quarkus-run.jar");
        jar("quarkus/quarkus-application.dat");
        assertThat(Stack.REST.isIn(peers)).isTrue();
        assertThat(Stack.REST.classPath(peers, "own.jar").split(File.pathSeparator))
                .containsExactly(inOrder.get(0).toString(), inOrder.get(1).toString(), inOrder.get(2).toString(),
                        inOrder.get(3).toString(), inOrder.get(4).toString(), "own.jar");
    }

    @Test
    void knowsWhatIsNotPackaged() {
        assertThat(Stack.ALL).noneMatch(stack -> stack.isIn(peers));
    }

    @Test
    void saysWhichStacksThereAre() {
        assertThat(Stack.named("Jersey 2.15")).isIn(Stack.ALL);
        assertThatThrownBy(() -> Stack.named("jersey")).isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("No stack 'jersey'. Use one of [RESTEasy Classic, ");
    }
}
