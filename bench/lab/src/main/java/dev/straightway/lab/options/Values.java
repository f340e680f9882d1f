package dev.straightway.lab.options;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads single values, each checked against what its option can be. */
final class Values {

    private static final Pattern PERCENT = Pattern.compile("([0-9]{1,3}(?:\\.[0-9]{1,3})?) ?%?");
    private static final Pattern PERCENTS = Pattern.compile("[0-9]{1,3} ?%?(?: ?, ?[0-9]{1,3} ?%?)*");
    /** No character has a meaning for a shell, and it doesn't begin like an option of the client. */
    private static final Pattern SSH = Pattern.compile("ssh://(?:([\\w][\\w.-]*)@)?(\\[[0-9a-fA-F:]+]|\\w[\\w.-]*)"
            + "(?::([0-9]{1,5}))?(/[\\w./+-]+)?/?");
    private static final int MOST_PORT = 65_535;
    private static final Pattern TIME = Pattern.compile("([0-9]{1,5})([smh])");

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

    /** {@return a positive number, or nothing where the option is left empty} */
    OptionalInt numberIfGiven(Option option, int most) {
        return text(option).isEmpty() ? OptionalInt.empty() : OptionalInt.of(number(option, 1, most));
    }

    /** {@return a part of one of so many per cent, with or without the sign, or nothing where the option is left empty} */
    OptionalDouble percentIfGiven(Option option, double least, double most) {
        String text = text(option);
        if (text.isEmpty()) {
            return OptionalDouble.empty();
        }
        Matcher percent = PERCENT.matcher(text);
        if (percent.matches() && Double.parseDouble(percent.group(1)) >= least
                && Double.parseDouble(percent.group(1)) <= most) {
            return OptionalDouble.of(Double.parseDouble(percent.group(1)) / 100);
        }
        throw new InvalidOption(option.property(), text,
                String.format(Locale.ROOT, "expected per cent from %.1f%% to %.0f%%, as 5%%",
                        least, most));
    }

    /** {@return whole per cents from 1 to 100, comma-separated, in ascending order} */
    List<Integer> percents(Option option) {
        String text = text(option);
        List<Integer> percents = PERCENTS.matcher(text).matches()
                ? Stream.of(text.replaceAll("[ %]", "").split(",")).map(Integer::valueOf).distinct().sorted().toList()
                : List.of();
        if (percents.isEmpty() || percents.get(0) < 1 || percents.get(percents.size() - 1) > 100) {
            throw new InvalidOption(option.property(), text, "expected whole per cents from 1 to 100, as 25,50,75,90");
        }
        return percents;
    }

    /** {@return another machine, or nothing where the option is left empty} */
    Optional<Options.Ssh> ssh(Option option) {
        return text(option).isEmpty() ? Optional.empty() : Optional.of(ssh(option, text(option)));
    }

    /** {@return other machines, comma-separated; none where the option is left empty} */
    List<Options.Ssh> sshs(Option option) {
        return Stream.of(text(option).split(",")).map(String::trim).filter(url -> !url.isEmpty()).map(url -> ssh(option, url))
                .toList();
    }

    private static Options.Ssh ssh(Option option, String text) {
        Matcher url = SSH.matcher(text);
        if (!url.matches()) {
            throw new InvalidOption(option.property(), text, "expected ssh://host, as ssh://bench@server.example.com:2222");
        }
        int port = url.group(3) == null ? 0 : Integer.parseInt(url.group(3));
        if (port > MOST_PORT || port == 0 && url.group(3) != null) {
            throw new InvalidOption(option.property(), text, "expected a port from 1 to " + MOST_PORT);
        }
        return new Options.Ssh(url.group(1) == null ? "" : url.group(1), url.group(2).replaceAll("[\\[\\]]", ""), port,
                url.group(4) == null ? "" : url.group(4));
    }

    /** {@return seconds of a time as 90s or 10m} */
    int seconds(Option option) {
        String text = text(option);
        Matcher time = TIME.matcher(text);
        if (!time.matches()) {
            throw new InvalidOption(option.property(), text, "expected a time as 90s, 10m or 2h");
        }
        int number = Integer.parseInt(time.group(1));
        return switch (time.group(2)) {
            case "h" -> number * 3_600;
            case "m" -> number * 60;
            default -> number;
        };
    }

    /** {@return the folders or files of a list, which must be there; none where the option is left empty} */
    List<Path> paths(Option option) {
        String text = text(option);
        List<Path> paths = Stream.of(text.split(",")).map(String::trim).filter(name -> !name.isEmpty()).map(Path::of).toList();
        paths.stream().filter(path -> !Files.exists(path)).findFirst().ifPresent(missing -> {
            throw new InvalidOption(option.property(), text, missing.toAbsolutePath() + " isn't there");
        });
        return paths;
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

    /** {@return the home of a JDK, or the empty text for the lab's own} */
    String javaHome(Option option) {
        String text = text(option);
        if (!text.isEmpty() && !Files.isExecutable(Path.of(text, "bin", "java"))) {
            throw new InvalidOption(option.property(), text, "expected the home of a JDK, but there is no bin/java in it");
        }
        return text;
    }

    <E extends Enum<E>> E constant(Option option, Class<E> type) {
        String text = text(option);
        List<String> known = Stream.of(type.getEnumConstants()).map(constant -> constant.name().toLowerCase(Locale.ROOT))
                .toList();
        return Stream.of(type.getEnumConstants()).filter(constant -> constant.name().equalsIgnoreCase(text)).findFirst()
                .orElseThrow(() -> new InvalidOption(option.property(), text, "expected one of " + String.join(", ", known)
                        + Suggestion.of(text, known)));
    }

    /** {@return the names in order; none of them for the word that stands for none} */
    Options.Names names(Option option, String none) {
        String text = text(option);
        List<String> names = Stream.of(text.split(",")).map(String::trim).filter(name -> !name.isEmpty()).distinct().toList();
        if (names.isEmpty()) {
            throw new InvalidOption(option.property(), text, "expected names separated by commas, or all, or " + none);
        }
        boolean all = names.equals(List.of("all"));
        return new Options.Names(all, all || names.equals(List.of(none)) ? List.of() : names);
    }

    private static InvalidOption outOfRange(Option option, String text, int least, int most) {
        return new InvalidOption(option.property(), text, "expected a whole number from " + least + " to " + most);
    }
}
