package dev.straightway.lab.trial;

import java.util.Map;

/** Errors under load, which make a trial void. */
final class LoadErrors extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final transient Map<String, Long> errors;

    LoadErrors(Map<String, Long> errors) {
        super("errors under load: " + errors);
        this.errors = errors;
    }

    Map<String, Long> errors() {
        return errors;
    }
}
