package dev.straightway.deployment.surroundings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import jakarta.enterprise.inject.spi.DeploymentException;
import jakarta.ws.rs.core.Application;

import org.junit.jupiter.api.Test;

import dev.straightway.deployment.model.Choice;

class ChoicesTest {

    private static final String HERE = "dev.straightway.deployment.surroundings.ChoicesTest$";

    public static class Choosing extends Application {
        @Override
        public Set<Class<?>> getClasses() {
            return new LinkedHashSet<>(List.of(String.class, Silent.class));
        }

        @Override
        @SuppressWarnings("deprecation") // deprecated, and still how applications give instances
        public Set<Object> getSingletons() {
            return Set.of(new Silent());
        }
    }

    public static class Silent extends Application {
    }

    @Test
    void asksTheApplicationForItsClassesAndSingletons() {
        assertThat(Choices.of(Choosing.class.getName())).isEqualTo(
                new Choice(List.of("java.lang.String", HERE + "Silent"), List.of(HERE + "Silent")));
    }

    @Test
    void includesEverythingWhereTheApplicationChoosesNothing() {
        assertThat(Choices.of(Silent.class.getName())).isEqualTo(Choice.ALL);
        assertThat(Choice.ALL.includes("any.Name")).isTrue();
        assertThat(Choices.of(Choosing.class.getName()).includes("any.Name")).isFalse();
    }

    public static class Failing extends Application {
        @Override
        public Set<Class<?>> getClasses() {
            throw new IllegalStateException("not yet");
        }
    }

    public static class FailsToBeMade extends Application {
        public FailsToBeMade() {
            throw new IllegalStateException("never");
        }
    }

    public static class WithArguments extends Application {
        public WithArguments(String name) {
        }
    }

    @Test
    void saysWhyAnApplicationCannotBeAsked() {
        assertRefused("Failing", "java.lang.IllegalStateException: not yet");
        assertRefused("FailsToBeMade", "java.lang.IllegalStateException: never");
        assertRefused("WithArguments", "java.lang.NoSuchMethodException: " + HERE + "WithArguments.<init>()");
    }

    private static void assertRefused(String name, String cause) {
        assertThatThrownBy(() -> Choices.of(HERE + name)).isInstanceOf(DeploymentException.class).hasMessage("[STW-152] "
                + HERE + name + ": the build makes an instance to call getClasses() and getSingletons(), but that failed: "
                + cause + ". Give it a public constructor without parameters, and don't let these methods use anything that"
                + " exists only at run time.");
    }
}
