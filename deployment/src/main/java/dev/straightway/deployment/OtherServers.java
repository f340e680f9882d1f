package dev.straightway.deployment;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import io.quarkus.bootstrap.model.ApplicationModel;
import io.quarkus.bootstrap.model.ExtensionCapabilities;
import io.quarkus.maven.dependency.ArtifactCoords;
import io.quarkus.maven.dependency.ArtifactKey;
import io.quarkus.maven.dependency.ResolvedDependency;

/** Finds other Jakarta REST servers among the dependencies of an application, and what brings them. */
final class OtherServers {

    private static final String CAPABILITY = "io.quarkus.rest";
    private static final String OURS = "quarkus-straightway";

    private OtherServers() {
    }

    /** {@return the names of the dependencies that bring a server, with the name of it; one may be a server itself} */
    static Map<String, String> brought(ApplicationModel model) {
        Map<ArtifactKey, ResolvedDependency> known = new HashMap<>();
        model.getDependencies().forEach(artifact -> known.put(artifact.getKey(), artifact));
        Set<String> servers = servers(model);
        Map<String, String> found = new TreeMap<>();
        known.values().stream().filter(ResolvedDependency::isDirect).forEach(artifact -> {
            String server = server(artifact, known, servers, new HashSet<>());
            if (server != null) {
                found.put(artifact.getArtifactId(), server);
            }
        });
        if (found.isEmpty()) {
            servers.forEach(server -> found.put(server, server));
        }
        return found;
    }

    private static Set<String> servers(ApplicationModel model) {
        Set<String> servers = new HashSet<>();
        for (ExtensionCapabilities extension : model.getExtensionCapabilities()) {
            String name = extension.getExtension().split(":")[1];
            if (!name.equals(OURS) && extension.getProvidesCapabilities().stream().anyMatch(CAPABILITY::equals)) {
                servers.add(name);
            }
        }
        return servers;
    }

    /** {@return the server that an artifact is or brings; {@code null} if there is none} */
    private static String server(ResolvedDependency artifact, Map<ArtifactKey, ResolvedDependency> known, Set<String> servers,
            Set<ArtifactKey> seen) {
        if (servers.contains(artifact.getArtifactId())) {
            return artifact.getArtifactId();
        }
        for (ArtifactCoords below : artifact.getDependencies()) {
            ResolvedDependency next = known.get(below.getKey());
            String server = next == null || !seen.add(next.getKey()) ? null : server(next, known, servers, seen);
            if (server != null) {
                return server;
            }
        }
        return null;
    }
}
