package dev.straightway.lab.export;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A machine that sends a part of the load. How its properties are read depends on how Hyperfoil's controller deploys agents.
 *
 * @param name unique among the agents of a benchmark
 * @param properties as Hyperfoil's manual lists them for SSH and for Kubernetes, in the order to write
 */
public record Agent(String name, Map<String, String> properties) {

    private static final Pattern DESTINATION = Pattern.compile("(?:([^@:\\s]+)@)?([^@:\\s]+)(?::(\\d{1,5}))?");
    /** Hyperfoil takes an agent of this name for what all others have in common. */
    private static final String RESERVED = "default";

    public Agent {
        if (name.isBlank() || name.equals(RESERVED)) {
            throw new IllegalArgumentException("An agent can't be named '" + name + "'; '" + RESERVED
                    + "' means all agents to Hyperfoil. Use any other name");
        }
        properties = new LinkedHashMap<>(properties);
    }

    /**
     * {@return an agent that the controller deploys over SSH}
     *
     * @param destination {@code [user@]host[:port]}
     */
    public static Agent ssh(String name, String destination) {
        Matcher matcher = DESTINATION.matcher(destination);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("'" + destination + "' names no machine; use [user@]host[:port]");
        }
        Map<String, String> properties = new LinkedHashMap<>();
        properties.put("host", matcher.group(2));
        if (matcher.group(1) != null) {
            properties.put("user", matcher.group(1));
        }
        if (matcher.group(3) != null) {
            properties.put("port", matcher.group(3));
        }
        return new Agent(name, properties);
    }

    /**
     * {@return an agent that the controller starts as a pod}
     *
     * @param node the node's host name, or its labels as {@code name=value,…}; {@code null} for any node
     */
    public static Agent kubernetes(String name, String node) {
        return new Agent(name, node == null ? Map.of() : Map.of("node", node));
    }
}
