package dev.straightway.it.tck.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.ws.rs.Path;

import org.junit.jupiter.api.Test;

import io.quarkus.bootstrap.model.ApplicationModel;

final class SharedClassesTest {

    private final SharedClasses shared = new SharedClasses(getClass().getClassLoader());

    @Test
    void sharesTheBootstrap() throws Exception {
        assertThat(shared.loadClass(ApplicationModel.class.getName())).isSameAs(ApplicationModel.class);
    }

    @Test
    void hidesTheApiOfTheTestSide() {
        String api = Path.class.getName();

        assertThatThrownBy(() -> shared.loadClass(api)).isInstanceOf(ClassNotFoundException.class).hasMessage(api);
        assertThat(shared.getResource(api.replace('.', '/') + ".class")).isNull();
    }
}
