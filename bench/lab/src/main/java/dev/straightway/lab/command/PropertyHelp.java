package dev.straightway.lab.command;

import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.straightway.lab.options.Option;

/** What {@code -Dlab.help} prints: the options in the form in which Maven takes them. */
final class PropertyHelp {

    private PropertyHelp() {
    }

    static String text() {
        return "The lab's options, as -Dlab.name=value:\n" + Stream.of(Option.values())
                .map(option -> "  %-20s %s".formatted(option.property(), description(option)))
                .collect(Collectors.joining("\n"));
    }

    /** {@return what an option is for, with its defaults} */
    static String description(Option option) {
        String standard = option.standard(false);
        String smoke = option.standard(true);
        String words = standard.isEmpty() ? "" : " (" + standard + (smoke.equals(standard) ? "" : "; smoke: " + smoke) + ")";
        return option.help() + words;
    }
}
