package dev.straightway.it.tck.server;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;

import io.quarkus.maven.dependency.ArtifactDependency;
import io.quarkus.maven.dependency.Dependency;

/**
 * What is put to the test: the libraries of the server and the configuration that every application is given.
 *
 * @param quarkusVersion of the BOM that manages the dependencies
 * @param dependencies {@code groupId:artifactId:version}; the version may be left out if it is Quarkus's
 * @param pathProperty the name of the property that holds the path of the Jakarta REST application
 */
record Stack(String name, String quarkusVersion, List<String> dependencies, String pathProperty,
        Map<String, String> config) {

    private static final String SECURITY = "io.quarkus:quarkus-security";

    /** {@return the stack that the properties {@code tck.*} describe, as the module's pom sets them} */
    static Stack of(Properties properties) {
        return new Stack(properties.getProperty("tck.stack"), properties.getProperty("tck.quarkus.version"),
                list(properties.getProperty("tck.server"), ","), properties.getProperty("tck.path.property"),
                config(properties.getProperty("tck.config", "")));
    }

    /** {@return whether Straightway may serve requests ahead of the Router} */
    boolean isAhead() {
        return "auto".equals(config.get("quarkus.straightway.tier"));
    }

    /** {@return whether all applications of a JVM share the classes of the libraries, statics with them} */
    boolean isLoadedOnce() {
        return dependencies.stream().anyMatch(dependency -> dependency.startsWith("dev.straightway:"));
    }

    /** {@return the same without Quarkus Security, which looks at each request} */
    Stack withoutSecurity() {
        return new Stack(name, quarkusVersion,
                dependencies.stream().filter(dependency -> !dependency.equals(SECURITY)).toList(), pathProperty, config);
    }

    private static Map<String, String> config(String text) {
        Map<String, String> config = new LinkedHashMap<>();
        for (String entry : list(text, ";")) {
            int equals = entry.indexOf('=');
            if (equals < 1) {
                throw new IllegalArgumentException("tck.config is a=b;c=d, not '" + entry + "'");
            }
            config.put(entry.substring(0, equals).strip(), entry.substring(equals + 1).strip());
        }
        return config;
    }

    private static List<String> list(String text, String separator) {
        return Arrays.stream(text.split(separator)).map(String::strip).filter(s -> !s.isEmpty()).toList();
    }

    List<Dependency> resolvable() {
        return dependencies.stream().map(this::resolvable).toList();
    }

    private Dependency resolvable(String coordinates) {
        String[] parts = coordinates.split(":");
        String version = parts.length > 2 ? parts[2] : quarkusVersion;
        return new ArtifactDependency(parts[0], parts[1], "", "jar", version, "compile", false);
    }
}
