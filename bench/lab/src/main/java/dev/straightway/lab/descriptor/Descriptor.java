package dev.straightway.lab.descriptor;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A properties file whose keys are asked for one by one; what nobody asked for is a misspelt key.
 * <p>
 * For one thread. Values are trimmed; {@code ${x}} in a value is filled in where x is a variable of the descriptor, and is left
 * alone otherwise.
 */
public final class Descriptor {

    private final Path file;
    private final Map<String, String> lines;
    private final Map<String, String> variables;
    private final Set<String> asked = new TreeSet<>();

    private Descriptor(Path file, Map<String, String> lines, Map<String, String> variables) {
        this.file = file;
        this.lines = lines;
        this.variables = variables;
    }

    /**
     * @throws InvalidDescriptor if a key is there twice
     * @throws java.io.UncheckedIOException if it can't be read
     */
    public static Descriptor read(Path file) {
        return new Descriptor(file, Lines.of(file), Map.of());
    }

    /** {@return the same file, with one variable to be filled in} */
    public Descriptor with(String variable, String value) {
        return new Descriptor(file, lines, Map.of(variable, value));
    }

    /** {@return what this file says, and what the other one says where this one is silent} */
    public Descriptor over(Descriptor other) {
        Map<String, String> both = new TreeMap<>(other.lines);
        both.putAll(lines);
        return new Descriptor(file, both, variables);
    }

    public Path file() {
        return file;
    }

    /** {@return a file that a value names, relative to the folder of this one} */
    public Path sibling(String relative) {
        return file.resolveSibling(relative).normalize();
    }

    /** {@return whether any value holds the variable} */
    public boolean mentions(String variable) {
        return lines.values().stream().anyMatch(value -> value.contains("${" + variable + "}"));
    }

    /** @throws InvalidDescriptor if it isn't there */
    public String text(String key) {
        return optional(key).orElseThrow(() -> invalid(key, "is missing; add it"));
    }

    /** {@return the value, none if the key isn't there} */
    public Optional<String> optional(String key) {
        asked.add(key);
        return Optional.ofNullable(lines.get(key)).map(this::filled);
    }

    /** @throws InvalidDescriptor if it is there and no whole number of the range */
    public int number(String key, int standard, int least, int most) {
        Optional<String> text = optional(key);
        if (text.isEmpty()) {
            return standard;
        }
        // Ten digits at the most, so that it always fits a long.
        if (text.get().matches("-?[0-9]{1,10}")) {
            long number = Long.parseLong(text.get());
            if (number >= least && number <= most) {
                return (int) number;
            }
        }
        throw invalid(key, "is '" + text.get() + "'; expected a whole number from " + least + " to " + most);
    }

    /** @throws InvalidDescriptor if it is there and neither true nor false */
    public boolean flag(String key, boolean standard) {
        String text = optional(key).orElse(Boolean.toString(standard));
        return switch (text) {
            case "true" -> true;
            case "false" -> false;
            default -> throw invalid(key, "is '" + text + "'; expected true or false");
        };
    }

    /** {@return the values of all keys that begin so, by the rest of their key} */
    public Map<String, String> under(String prefix) {
        asked.add(prefix + "…");
        Map<String, String> found = new TreeMap<>();
        lines.forEach((key, value) -> {
            if (key.startsWith(prefix) && key.length() > prefix.length()) {
                asked.add(key);
                found.put(key.substring(prefix.length()), filled(value));
            }
        });
        return found;
    }

    /**
     * To be called when all has been asked for.
     *
     * @throws InvalidDescriptor if the file holds more
     */
    public void end() {
        for (String key : lines.keySet()) {
            if (!asked.contains(key)) {
                Set<String> known = new TreeSet<>(asked);
                known.removeIf(lines::containsKey);
                throw invalid(key, "isn't a known key; other known keys are " + String.join(", ", known));
            }
        }
    }

    /** {@return what to throw for a value that won't do} */
    public InvalidDescriptor invalid(String key, String fix) {
        return new InvalidDescriptor(file, key, fix);
    }

    private String filled(String value) {
        String filled = value;
        for (Map.Entry<String, String> variable : variables.entrySet()) {
            filled = filled.replace("${" + variable.getKey() + "}", variable.getValue());
        }
        return filled;
    }
}
