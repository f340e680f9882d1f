package dev.straightway.it.library.web;

/** A rule of the library refuses what was asked for. */
public class Refused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String rule;

    public Refused(String rule, String message) {
        super(message);
        this.rule = rule;
    }

    public String rule() {
        return rule;
    }
}
