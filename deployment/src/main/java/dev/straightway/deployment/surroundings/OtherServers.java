package dev.straightway.deployment.surroundings;

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

/** Finds among the dependencies of an application what can't stand beside Straightway, and what brings it. */
public final class OtherServers {

    private static final String CAPABILITY = "io.quarkus.rest";
    private static final String OURS = "quarkus-straightway";

    private OtherServers() {
    }

    /** {@return the names of the dependencies that bring a server, with the name of it; one may be a server itself} */
    public static Map<String, String> brought(ApplicationModel model) {
        Set<String> servers = servers(model);
        Map<String, String> found = brought(model, servers);
        if (found.isEmpty()) {
            servers.forEach(server -> found.put(server, server));
        }
        return found;
    }

    /** {@return the names of the direct dependencies that are or bring some artifact, with the name of that} */
    public static Map<String, String> brought(ApplicationModel model, Set<String> artifacts) {
        Map<ArtifactKey, ResolvedDependency> known = new HashMap<>();
        model.getDependencies().forEach(artifact -> known.put(artifact.getKey(), artifact));
        Map<String, String> found = new TreeMap<>();
        known.values().stream().filter(ResolvedDependency::isDirect).forEach(direct -> {
            String artifact = brought(direct, known, artifacts, new HashSet<>());
            if (artifact != null) {
                found.put(direct.getArtifactId(), artifact);
            }
        });
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

    private static String brought(ResolvedDependency by, Map<ArtifactKey, ResolvedDependency> known, Set<String> artifacts,
            Set<ArtifactKey> seen) {
        if (artifacts.contains(by.getArtifactId())) {
            return by.getArtifactId();
        }
        for (ArtifactCoords below : by.getDependencies()) {
            ResolvedDependency next = known.get(below.getKey());
            String found = next == null || !seen.add(next.getKey()) ? null : brought(next, known, artifacts, seen);
            if (found != null) {
                return found;
            }
        }
        return null;
    }
}
