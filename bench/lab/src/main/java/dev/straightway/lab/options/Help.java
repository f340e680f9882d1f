package dev.straightway.lab.options;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The text that {@code -Dlab.help} prints. */
public final class Help {

    private Help() {
    }

    public static String text() {
        return "The lab's options, as -Dlab.name=value:\n" + Stream.of(Option.values()).map(Help::line)
                .collect(Collectors.joining("\n"));
    }

    private static String line(Option option) {
        String standard = option.standard(false);
        String smoke = option.standard(true);
        String value = smoke.equals(standard) ? standard : standard + " (smoke: " + smoke + ")";
        return "  %-16s %-22s %s".formatted(option.property(), value, option.help()).stripTrailing();
    }
}
