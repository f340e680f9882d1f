package dev.straightway.it.tck.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

final class ApplicationConfigTest {

    private static final Address ADDRESS = new Address("localhost", 8123);
    private static final Stack STACK = new Stack("straightway", "3.32.1", List.of(), "quarkus.straightway.path", Map.of());

    @Test
    void servesTheWarBelowItsName() {
        assertThat(ApplicationConfig.of(STACK, WebXml.NONE, ADDRESS, "jaxrs_get_web"))
                .containsEntry("quarkus.http.root-path", "/jaxrs_get_web").containsEntry("quarkus.http.host", "localhost")
                .containsEntry("quarkus.http.port", "8123").doesNotContainKey("quarkus.straightway.path")
                .doesNotContainKey("quarkus.http.auth.basic");
    }

    @Test
    void givesTheApplicationThePathThatItsServletIsMappedTo() {
        WebXml webXml = new WebXml(List.of("/api/*"), false, List.of(), List.of());

        assertThat(ApplicationConfig.of(STACK, webXml, ADDRESS, "war")).containsEntry("quarkus.straightway.path", "/api");
    }

    @Test
    void protectsWhatTheDescriptorProtects() {
        WebXml webXml = new WebXml(List.of("/*"), true, List.of("/a/*", "/b"), List.of("DIRECTOR", "OTHERROLE"));

        assertThat(ApplicationConfig.of(STACK, webXml, ADDRESS, "war")).containsEntry("quarkus.http.auth.basic", "true")
                .containsEntry("quarkus.http.auth.permission.tck.paths", "/war/a/*,/war/b")
                .containsEntry("quarkus.http.auth.permission.tck.policy", "tck")
                .containsEntry("quarkus.http.auth.policy.tck.roles-allowed", "DIRECTOR,OTHERROLE");
    }

    @Test
    void letsTheStackHaveTheLastWord() {
        Stack stack = new Stack("other", "3.32.1", List.of(), "path", Map.of("quarkus.log.level", "DEBUG"));

        assertThat(ApplicationConfig.of(stack, WebXml.NONE, ADDRESS, "war")).containsEntry("quarkus.log.level", "DEBUG");
    }
}
