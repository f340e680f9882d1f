package dev.straightway.lab.measure;

import java.util.HashMap;
import java.util.Map;

/** An answer of the agent: a line of {@code name=value} pairs. */
record AgentLine(Map<String, String> values) {

    static AgentLine parse(String line) {
        Map<String, String> values = new HashMap<>();
        for (String pair : line.split(" ")) {
            int equals = pair.indexOf('=');
            values.put(pair.substring(0, equals), pair.substring(equals + 1));
        }
        return new AgentLine(values);
    }

    long number(String name) {
        return Long.parseLong(values.get(name));
    }

    boolean flag(String name) {
        return Boolean.parseBoolean(values.get(name));
    }
}
