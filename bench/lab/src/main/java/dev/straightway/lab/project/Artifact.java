package dev.straightway.lab.project;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The group and the name of an artifact, written {@code group:name}. */
public record Artifact(String group, String name) {

    private static final Pattern WRITTEN = Pattern.compile("([\\w.-]+):([\\w.-]+)");

    /** @throws IllegalArgumentException if that is no group and name */
    static Artifact parse(String text) {
        Matcher matcher = WRITTEN.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("is '" + text + "'; expected group:name");
        }
        return new Artifact(matcher.group(1), matcher.group(2));
    }

    @Override
    public String toString() {
        return group + ":" + name;
    }
}
