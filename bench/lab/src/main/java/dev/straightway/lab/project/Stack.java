package dev.straightway.lab.project;

import java.util.List;
import java.util.Map;

/**
 * A REST stack that a project can be built on.
 *
 * @param name the name of its file, and of the target that it becomes
 * @param roles what it puts where a project has something of this role, as the server or JSON-B; nothing where it has none
 * @param known artifacts in a pom by which a role is known
 * @param pathKeys keys of the configuration for the path of all resources; the first is its own today, empty if it has none
 * @param target what its target's file says beside the place of the jar
 */
public record Stack(String name, Map<String, List<Artifact>> roles, Map<Artifact, String> known, List<String> pathKeys,
        Map<String, String> target) {

    /** The role that every server has. */
    static final String SERVER = "server";

    /** The beginning of the roles that only a client has. */
    private static final String CLIENT = "client";

    public String title() {
        return target.get("title");
    }

    /** {@return what it puts for a role; nothing where it has none} */
    List<Artifact> of(String role) {
        return roles.getOrDefault(role, List.of());
    }

    /** {@return whether a role is one of a client, which makes no server} */
    static boolean client(String role) {
        return role.startsWith(CLIENT);
    }
}
