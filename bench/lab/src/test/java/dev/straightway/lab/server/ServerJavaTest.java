package dev.straightway.lab.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ServerJavaTest {

    @Test
    void readsTheReleaseAndTheName() {
        ServerJava java = ServerJava.parse("""
                Picked up JAVA_TOOL_OPTIONS: -Da=b
                openjdk version "17.0.15" 2025-04-15
                OpenJDK Runtime Environment (build 17.0.15+6)
                OpenJDK 64-Bit Server VM (build 17.0.15+6, mixed mode)
                """);
        assertThat(java.release()).isEqualTo(17);
        assertThat(java.words()).isEqualTo(
                "OpenJDK Runtime Environment (build 17.0.15+6) (OpenJDK 64-Bit Server VM (build 17.0.15+6, mixed mode))");
    }

    @Test
    void readsAReleaseWithoutPoints() {
        assertThat(ServerJava.parse("openjdk version \"25\" 2025-09-16 LTS").release()).isEqualTo(25);
    }

    @Test
    void refusesWhatTellsNoVersion() {
        assertThatThrownBy(() -> ServerJava.parse("no java here")).isInstanceOf(TrialFailure.class)
                .hasMessage("A JDK that does not tell its version:\nno java here");
    }
}
