package dev.straightway.lab.options;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads single values, each checked against what its option can be. */
final class Values {

    private final Map<String, String> properties;
    private final boolean smoke;

    Values(Map<String, String> properties, boolean smoke) {
        this.properties = properties;
        this.smoke = smoke;
    }

    String text(Option option) {
        return properties.getOrDefault(option.property(), option.standard(smoke)).trim();
    }

    int number(Option option, int least, int most) {
        String text = text(option);
        try {
            int number = Integer.parseInt(text);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException notANumber) {
            throw outOfRange(option, text, least, most);
        }
        throw outOfRange(option, text, least, most);
    }

    /** As Maven has it: {@code -Dlab.smoke} alone is true. */
    boolean flag(Option option) {
        String text = text(option).toLowerCase(Locale.ROOT);
        return switch (text) {
            case "true", "" -> true;
            case "false" -> false;
            default -> throw new InvalidOption(option.property(), text, "expected true or false");
        };
    }

    String matching(Option option, String pattern, String expectation) {
        String text = text(option);
        if (!text.matches(pattern)) {
            throw new InvalidOption(option.property(), text, expectation);
        }
        return text;
    }

    <E extends Enum<E>> E constant(Option option, Class<E> type) {
        String text = text(option);
        return Stream.of(type.getEnumConstants()).filter(constant -> constant.name().equalsIgnoreCase(text)).findFirst()
                .orElseThrow(() -> new InvalidOption(option.property(), text, "expected one of " + Stream
                        .of(type.getEnumConstants()).map(constant -> constant.name().toLowerCase(Locale.ROOT))
                        .collect(Collectors.joining(", "))));
    }

    /** {@return the names in order, or none for {@code all}} */
    List<String> names(Option option) {
        String text = text(option);
        List<String> names = Stream.of(text.split(",")).map(String::trim).filter(name -> !name.isEmpty()).distinct().toList();
        if (names.isEmpty()) {
            throw new InvalidOption(option.property(), text, "expected names separated by commas, or all");
        }
        return names.equals(List.of("all")) ? List.of() : names;
    }

    private static InvalidOption outOfRange(Option option, String text, int least, int most) {
        return new InvalidOption(option.property(), text, "expected a whole number from " + least + " to " + most);
    }
}
