package dev.straightway.lab.scenario;

import java.util.List;
import java.util.Map;

/**
 * A run that has a name: a file in {@code bench/lab/presets}.
 *
 * @param name the name of its file
 * @param title what it is for
 * @param scenarios names of scenarios
 * @param targets names of targets, empty for all
 * @param options defaults of options, as {@code lab.duration}, which the command line may change
 */
public record Preset(String name, String title, List<String> scenarios, List<String> targets, Map<String, String> options) {
}
