package dev.straightway.it.tck.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Properties;

import org.junit.jupiter.api.Test;

final class StackTest {

    @Test
    void readsWhatTheModuleSays() {
        Stack stack = Stack.of(properties("\n  org.acme:one,\n  org.acme:two:1.2\n", " a=b; c = d=e ;"));

        assertThat(stack.dependencies()).containsExactly("org.acme:one", "org.acme:two:1.2");
        assertThat(stack.config()).isEqualTo(Map.of("a", "b", "c", "d=e"));
    }

    @Test
    void takesTheVersionOfQuarkusWhereNoneIsSaid() {
        assertThat(Stack.of(properties("org.acme:one,org.acme:two:1.2", "")).resolvable())
                .extracting(dependency -> dependency.getVersion()).containsExactly("3.32.1", "1.2");
    }

    @Test
    void loadsTheLibrariesOfStraightwayOnce() {
        assertThat(Stack.of(properties("org.acme:one,dev.straightway:quarkus-straightway:1", "")).isLoadedOnce()).isTrue();
        assertThat(Stack.of(properties("io.quarkus:quarkus-rest", "")).isLoadedOnce()).isFalse();
    }

    @Test
    void refusesConfigurationWithoutAValue() {
        assertThatThrownBy(() -> Stack.of(properties("org.acme:one", "a=b;c"))).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("tck.config is a=b;c=d, not 'c'");
    }

    private static Properties properties(String server, String config) {
        Properties properties = new Properties();
        properties.putAll(Map.of("tck.stack", "some", "tck.quarkus.version", "3.32.1", "tck.server", server, "tck.config",
                config, "tck.path.property", "path"));
        return properties;
    }
}
