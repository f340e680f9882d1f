package dev.straightway.lab.project;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The key of the configuration for the path of all resources, which each stack has under another name: without it a stack
 * would answer 404 for a reason that is none.
 */
final class PathKeySwap {

    private static final String FILE = "src/main/resources/application.properties";

    private final Pattern line;
    private final String wanted;

    PathKeySwap(Stacks stacks, Stack wanted) {
        this.line = Pattern.compile("(\\s*(?:%[\\w,.-]+?\\.)?\"?)(" + stacks.pathKeys().stream().map(Pattern::quote)
                .collect(Collectors.joining("|", "(?!)|", "")) + ")(\"?\\s*[=: ].*)");
        this.wanted = wanted.pathKeys().isEmpty() ? "" : wanted.pathKeys().get(0);
    }

    /** Changes the configuration of a module, if it has some. */
    List<PomSwap.Change> apply(Path module) throws IOException {
        Path file = module.resolve(FILE);
        List<PomSwap.Change> changes = new ArrayList<>();
        if (!Files.isRegularFile(file) || wanted.isEmpty()) {
            return changes;
        }
        List<String> lines = new ArrayList<>();
        for (String each : Files.readAllLines(file)) {
            Matcher matcher = line.matcher(each);
            boolean other = matcher.matches() && !matcher.group(2).equals(wanted);
            lines.add(other ? matcher.group(1) + wanted + matcher.group(3) : each);
            if (other) {
                changes.add(new PomSwap.Change(matcher.group(2), wanted));
            }
        }
        if (!changes.isEmpty()) {
            Files.write(file, lines);
        }
        return changes;
    }
}
