package dev.straightway.lab.target;

import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Something that differs by scenario: its key is the name of a scenario in which one star stands for anything, and
 * {@code ${*}} in the value is what the star stood for. The longest key that fits counts.
 */
record ByScenario(Map<String, String> values) {

    private static final String PLACE = "${*}";

    ByScenario {
        values = Map.copyOf(values);
    }

    Optional<String> of(String scenario) {
        return values.keySet().stream().filter(key -> matcher(key, scenario).matches())
                .max(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()))
                .map(key -> filled(key, scenario));
    }

    private String filled(String key, String scenario) {
        Matcher matcher = matcher(key, scenario);
        String value = values.get(key);
        return matcher.matches() && matcher.groupCount() > 0 ? value.replace(PLACE, matcher.group(1)) : value;
    }

    private static Matcher matcher(String key, String scenario) {
        return Pattern.compile(Pattern.quote(key).replace("*", "\\E(.*)\\Q")).matcher(scenario);
    }
}
