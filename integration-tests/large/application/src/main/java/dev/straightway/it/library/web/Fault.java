package dev.straightway.it.library.web;

/** What clients are told when something went wrong. */
public record Fault(String code, String message) {
}
