package dev.straightway.deployment.check;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The sources of a test: its own, those that it inherits tests from, and those of the application that it imports. */
final class TestSources {

    private static final Pattern IMPORTED = Pattern.compile("import dev\\.straightway\\.\\S*\\.(\\w+);");
    private static final Pattern INHERITED = Pattern.compile("class \\w+ (?:extends|implements) (\\w+)");

    private TestSources() {
    }

    /** {@return the sources, or none if there is no such test} */
    static List<String> of(String test) throws IOException {
        List<String> sources = new ArrayList<>(named(test));
        addThoseOf(INHERITED, sources);
        addThoseOf(IMPORTED, sources);
        return sources;
    }

    private static void addThoseOf(Pattern pattern, List<String> sources) throws IOException {
        for (String source : List.copyOf(sources)) {
            for (Matcher found = pattern.matcher(source); found.find();) {
                sources.addAll(named(found.group(1)));
            }
        }
    }

    private static List<String> named(String type) throws IOException {
        List<String> found = new ArrayList<>();
        for (String module : List.of(".", "../runtime")) {
            try (Stream<Path> files = Files.walk(Path.of(module, "src/test/java"))) {
                for (Path one : files.filter(path -> path.endsWith(type + ".java")).toList()) {
                    found.add(Files.readString(one));
                }
            }
        }
        return found;
    }
}
