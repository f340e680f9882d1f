package dev.straightway.runtime.recording;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import dev.straightway.runtime.http.RouteHandler;
import dev.straightway.runtime.http.ahead.RoutesBefore;
import io.quarkus.runtime.LaunchMode;
import io.quarkus.runtime.shutdown.ShutdownConfig;
import io.quarkus.vertx.http.runtime.VertxHttpConfig;
import io.vertx.ext.web.Router;

/**
 * What keeps requests from being served ahead of the Router: whatever Quarkus or the application does with a request there, and
 * would pass by.
 *
 * @param http the configuration of the server
 * @param shutdown whether the server waits for requests when it stops
 * @param rootPath {@code quarkus.http.root-path}
 */
record Obstacles(VertxHttpConfig http, ShutdownConfig shutdown, String rootPath) {

    /** A setting that has Quarkus see every request. */
    private record Setting(boolean set, String name) {
    }

    /** {@return the first one, in words} */
    Optional<String> find(RouteHandler handler, Router router, List<String> templates) {
        return configured().or(() -> Optional.ofNullable(handler.hindrance()))
                .or(() -> RoutesBefore.find(router, limiting(), templates));
    }

    /** Those of Quarkus and of this extension that look at the length of a body. */
    private int limiting() {
        return http.limits().maxBodySize().isEmpty() ? 0 : http.http2() ? 2 : 1;
    }

    private Optional<String> configured() {
        return Stream.of(
                new Setting(LaunchMode.current() == LaunchMode.DEVELOPMENT, "dev mode"),
                new Setting(!rootPath.equals("/"), "quarkus.http.root-path"),
                new Setting(http.accessLog().enabled(), "quarkus.http.access-log.enabled"),
                new Setting(http.proxy().proxyAddressForwarding(), "quarkus.http.proxy.proxy-address-forwarding"),
                new Setting(!http.sameSiteCookie().isEmpty(), "quarkus.http.same-site-cookie"),
                new Setting(http.recordRequestStartTime(), "quarkus.http.record-request-start-time"),
                new Setting(shutdown.isTimeoutEnabled(), "quarkus.shutdown.timeout"))
                .filter(Setting::set).map(Setting::name).findFirst();
    }
}
