package dev.straightway.lab.attribution;

/**
 * What is profiled; the names are those of the results, the titles are for people.
 */
public record Subject(String target, String targetTitle, String scenario, String scenarioTitle) {
}
