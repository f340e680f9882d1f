package dev.straightway.it.providers;

/** A checked exception whose mapper fails itself. */
public class BrokenException extends Exception {

    private static final long serialVersionUID = 1;
}
