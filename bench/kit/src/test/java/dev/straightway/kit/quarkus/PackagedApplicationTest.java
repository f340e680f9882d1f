package dev.straightway.kit.quarkus;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class PackagedApplicationTest {

    @Test
    void saysWhatTheClassPathLacks() {
        assertThatThrownBy(PackagedApplication::new).isInstanceOf(IllegalStateException.class)
                .hasMessage(
                        "No packaged Quarkus application is on the class path: it has no io.quarkus.runner.ApplicationImpl. "
                                + "Put the jars of target/quarkus-app there, those of its folder 'quarkus' first.");
    }
}
