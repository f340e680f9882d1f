package dev.straightway.deployment.surroundings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;

import org.eclipse.microprofile.config.Config;
import org.junit.jupiter.api.Test;

import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;

/** Keys that are refused are found however the application's configuration spells them. */
class SurroundingsScannerTest {

    @Test
    void readsAKeyWithItsValues() {
        assertThat(SurroundingsScanner.configured(config("quarkus.security.jaxrs.default-roles-allowed", "admin,user")))
                .containsExactly(Map.entry("quarkus.security.jaxrs.default-roles-allowed", "admin,user"));
    }

    @Test
    void readsAListThatYamlGivesByIndex() {
        assertThat(SurroundingsScanner.configured(config("quarkus.security.jaxrs.default-roles-allowed[0]", "admin")))
                .containsExactly(Map.entry("quarkus.security.jaxrs.default-roles-allowed", "admin"));
        assertThat(SurroundingsScanner.configured(config("quarkus.rest.exception-mapping.disable-mapper-for[0]", "org.acme.X")))
                .containsExactly(Map.entry("quarkus.rest.exception-mapping.disable-mapper-for", "org.acme.X"));
    }

    @Test
    void leavesKeysThatNobodyRefuses() {
        assertThat(SurroundingsScanner.configured(config("quarkus.rest.input-buffer-size", "10k"))).isEmpty();
    }

    private static Config config(String key, String value) {
        return new SmallRyeConfigBuilder().withSources(new PropertiesConfigSource(Map.of(key, value), "test", 100)).build();
    }
}
