package dev.straightway.bench.micro.sample;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A page of the documentation that shows files and commands.
 *
 * @param text of the page
 */
record Page(String text) {

    private static final Pattern SHOWN = Pattern.compile("(?ms)^`([^`\n]+)`[^`\n]*:\n\n```\\w*\n(.*?)^```$");
    private static final Pattern COMMANDS = Pattern.compile("(?ms)^```sh\n(.*?)^```$");

    static Page of(Path file) throws IOException {
        return new Page(Files.readString(file));
    }

    /** {@return the files that it shows, in whole or in part} */
    List<Shown> files() {
        return SHOWN.matcher(text).results().map(found -> new Shown(found.group(1), found.group(2))).toList();
    }

    /** {@return the commands for the reader, one after the other} */
    List<String> commands() {
        return COMMANDS.matcher(text).results().flatMap(found -> found.group(1).lines()).toList();
    }

    /** @param path in the project */
    record Shown(String path, String content) {
    }
}
