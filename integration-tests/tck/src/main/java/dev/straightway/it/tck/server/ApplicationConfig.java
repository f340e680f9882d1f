package dev.straightway.it.tck.server;

import java.util.Map;
import java.util.TreeMap;

/** The configuration of an application that was a WAR: what a servlet container would take from its descriptor and name. */
final class ApplicationConfig {

    private ApplicationConfig() {
    }

    /**
     * {@return the contents of {@code application.properties}}
     *
     * @param context the name of the WAR, below which it is served
     */
    static Map<String, String> of(Stack stack, WebXml webXml, Address address, String context) {
        Map<String, String> config = new TreeMap<>();
        config.put("quarkus.http.host", address.host());
        config.put("quarkus.http.port", String.valueOf(address.port()));
        config.put("quarkus.http.root-path", "/" + context);
        config.put("quarkus.log.level", "WARN");
        config.put("quarkus.banner.enabled", "false");
        config.put("quarkus.devservices.enabled", "false");
        webXml.applicationPath().ifPresent(path -> config.put(stack.pathProperty(), path));
        if (webXml.login()) {
            protect(webXml, context, config);
        }
        if (stack.isAhead()) {
            config.put("quarkus.log.category.\"dev.straightway.ahead\".level", "TRACE");
            config.put("quarkus.log.category.\"dev.straightway.ahead\".min-level", "TRACE");
            config.put("quarkus.log.category.\"dev.straightway\".level", "INFO");
        }
        config.putAll(stack.config());
        return config;
    }

    private static void protect(WebXml webXml, String context, Map<String, String> config) {
        config.put("quarkus.http.auth.basic", "true");
        config.put("quarkus.http.auth.permission.tck.paths",
                String.join(",", webXml.protectedPaths().stream().map(path -> "/" + context + path).toList()));
        config.put("quarkus.http.auth.permission.tck.policy", "tck");
        config.put("quarkus.http.auth.policy.tck.roles-allowed", String.join(",", webXml.roles()));
    }
}
