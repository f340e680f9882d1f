package dev.straightway.it.params;

import java.util.Locale;

/** An enum that makes itself by {@code fromString}, which goes before its {@code valueOf} (§3.2). */
public enum Grade {
    LOW,
    HIGH;

    public static Grade fromString(String text) {
        return valueOf(text.toUpperCase(Locale.ROOT));
    }
}
