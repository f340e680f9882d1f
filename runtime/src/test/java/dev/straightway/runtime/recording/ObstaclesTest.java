package dev.straightway.runtime.recording;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.quarkus.runtime.LaunchMode;
import io.quarkus.vertx.http.runtime.VertxHttpBuildTimeConfig;
import io.quarkus.vertx.http.runtime.VertxHttpConfig;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;

class ObstaclesTest {

    private static final ShortcutSpec SPEC = new ShortcutSpec(List.of("/a"), "/", false);

    /** What is looked for in the configuration, or by whoever sees it first. */
    private static final Set<String> LOOKED_AT = Set.of("cors", "header", "filter", "accessLog", "proxy", "sameSiteCookie",
            "recordRequestStartTime",
            // by the length that PlainHead allows, and by the handlers that RoutesBefore counts
            "limits", "http2",
            // by RouteHandler#hindrance
            "enableCompression",
            // by ShortcutSpec
            "rootPath");

    /** What is done for a connection, before any handler of a request is asked. */
    private static final Set<String> OF_CONNECTIONS = Set.of("port", "testPort", "host", "testHost", "hostEnabled", "sslPort",
            "testSslPort", "testSslEnabled", "insecureRequests", "http2PushEnabled", "http2ConnectionWindowSize", "ssl",
            "tlsConfigurationName", "handle100ContinueAutomatically", "ioThreads", "idleTimeout", "readTimeout", "soReusePort",
            "tcpQuickAck", "tcpCork", "tcpFastOpen", "acceptBacklog", "initialWindowSize", "domainSocket",
            "domainSocketEnabled", "trafficShaping", "websocketServer", "tlsClientAuth", "virtual", "enableDecompression",
            "compressors", "compressionLevel");

    /** What is about routes of Quarkus', each with a path, or about answers of its own that both ways give. */
    private static final Set<String> OF_OTHERS = Set.of("staticResources", "httpStaticDirConfig", "nonApplicationRootPath",
            "unhandledErrorContentTypeDefault", "compressMediaTypes", "body",
            // only where there is security, which is an obstacle as a whole
            "auth", "encryptionKey");

    private static VertxHttpConfig http(Map<String, String> values) {
        return new SmallRyeConfigBuilder().withMapping(VertxHttpConfig.class)
                .withDefaultValue("quarkus.http.host", "localhost")
                .withSources(new PropertiesConfigSource(values, "test", 100)).addDiscoveredConverters().build()
                .getConfigMapping(VertxHttpConfig.class);
    }

    @ParameterizedTest
    @CsvSource({ "quarkus.http.cors.enabled, true, quarkus.http.cors.enabled",
            "quarkus.http.header.\"X-A\".value, b, quarkus.http.header",
            "quarkus.http.filter.one.matches, .*, quarkus.http.filter",
            "quarkus.http.access-log.enabled, true, quarkus.http.access-log.enabled",
            "quarkus.http.proxy.proxy-address-forwarding, true, quarkus.http.proxy.proxy-address-forwarding",
            "quarkus.http.same-site-cookie.a.value, lax, quarkus.http.same-site-cookie",
            "quarkus.http.record-request-start-time, true, quarkus.http.record-request-start-time" })
    void namesWhatSeesEveryRequest(String key, String value, String named) {
        assertThat(new Obstacles(http(Map.of(key, value)), SPEC, LaunchMode.NORMAL).configured()).contains(named);
    }

    @Test
    void namesDevModeAndSecurity() {
        VertxHttpConfig plain = http(Map.of());
        assertThat(new Obstacles(plain, SPEC, LaunchMode.DEVELOPMENT).configured()).contains("dev mode");
        assertThat(new Obstacles(plain, new ShortcutSpec(List.of("/a"), "/", true), LaunchMode.NORMAL).configured())
                .contains("Quarkus Security, which looks at each request");
    }

    @ParameterizedTest
    @CsvSource({ "quarkus.http.port, 1", "quarkus.http.limits.max-body-size, 1K", "quarkus.http.http2, false",
            "quarkus.http.idle-timeout, 1s", "quarkus.http.insecure-requests, redirect" })
    void findsNoObstacleInWhatBothWaysHeed(String key, String value) {
        assertThat(new Obstacles(http(Map.of(key, value)), SPEC, LaunchMode.NORMAL).configured()).isEmpty();
        assertThat(new Obstacles(http(Map.of(key, value)), SPEC, LaunchMode.TEST).configured()).isEmpty();
    }

    /** A key that comes with a new version of Quarkus belongs to one of the three lists, and perhaps to the obstacles. */
    @Test
    void knowsEachKeyOfTheServer() {
        Set<String> known = new TreeSet<>(LOOKED_AT);
        known.addAll(OF_CONNECTIONS);
        known.addAll(OF_OTHERS);
        assertThat(known).containsAll(keys(VertxHttpConfig.class)).containsAll(keys(VertxHttpBuildTimeConfig.class));
    }

    private static Set<String> keys(Class<?> config) {
        return Arrays.stream(config.getDeclaredMethods())
                .filter(method -> method.getParameterCount() == 0 && !method.isDefault()).map(Method::getName)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void seesTemplatesBelowTheRootPath() {
        ShortcutSpec spec = new ShortcutSpec(List.of("/api/items/{id}", "/api"), "/api/", false);
        assertThat(spec.isMounted()).isTrue();
        assertThat(spec.mountedTemplates()).containsExactly("/items/{id}", "");
        assertThat(SPEC.mountedTemplates()).containsExactly("/a");
    }
}
