package dev.straightway.runtime.recording;

import java.util.List;
import java.util.Optional;

import dev.straightway.runtime.http.RouteHandler;
import dev.straightway.runtime.http.ahead.RoutesBefore;
import dev.straightway.runtime.http.ahead.Seen;
import io.quarkus.runtime.LaunchMode;
import io.quarkus.vertx.http.runtime.VertxHttpConfig;
import io.vertx.ext.web.Router;

/**
 * What keeps requests from being served ahead of the Router: whatever Quarkus or the application does with a request there, and
 * would pass by.
 *
 * @param http the configuration of the server
 * @param spec what the build knows
 * @param mode whether the application is developed
 */
record Obstacles(VertxHttpConfig http, ShortcutSpec spec, LaunchMode mode) {

    /** A setting that has Quarkus see every request. */
    private record Setting(boolean set, String name) {
    }

    /**
     * {@return which requests are seen there}
     *
     * @param outer the Router in which that of the application is mounted; {@code null} without one
     */
    Seen find(RouteHandler handler, Router router, Router outer) {
        Optional<String> configured = configured();
        Optional<String> known = configured.isPresent() ? configured : Optional.ofNullable(handler.hindrance());
        if (known.isPresent()) {
            return Seen.all(known.get());
        }
        Seen inner = RoutesBefore.find(router, limiting(), spec.mountedTemplates()).mounted(spec.rootPath());
        return spec.isMounted() && outer != null
                ? inner.and(RoutesBefore.around(outer, spec.rootPath(), spec.templates()))
                : inner;
    }

    /** Those of Quarkus and of this extension that look at the length of a body. */
    private int limiting() {
        return http.limits().maxBodySize().isEmpty() ? 0 : http.http2() ? 2 : 1;
    }

    /** Each of them would be found in the Router too, if it is there; here they have names. */
    Optional<String> configured() {
        for (Setting setting : List.of(
                new Setting(mode == LaunchMode.DEVELOPMENT, "dev mode"),
                new Setting(spec.secured(), "Quarkus Security, which looks at each request"),
                new Setting(http.cors().enabled(), "quarkus.http.cors.enabled"),
                new Setting(!http.header().isEmpty(), "quarkus.http.header"),
                new Setting(!http.filter().isEmpty(), "quarkus.http.filter"),
                new Setting(http.accessLog().enabled(), "quarkus.http.access-log.enabled"),
                new Setting(http.proxy().proxyAddressForwarding(), "quarkus.http.proxy.proxy-address-forwarding"),
                new Setting(!http.sameSiteCookie().isEmpty(), "quarkus.http.same-site-cookie"),
                new Setting(http.recordRequestStartTime(), "quarkus.http.record-request-start-time"))) {
            if (setting.set()) {
                return Optional.of(setting.name());
            }
        }
        return Optional.empty();
    }
}
