package dev.straightway.lab.project;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads why a build failed from what Maven has printed: problems with ids, errors of the compiler, of build steps, or else. */
final class BuildLog {

    /** Where no pattern fits, so many of Maven's own lines say it. */
    private static final int MOST_LINES = 5;

    private static final Pattern COLOUR = Pattern.compile("\u001B\\[[;\\d]*m");
    private static final Pattern WITH_ID = Pattern.compile(".*?\\[([A-Z]{2,5}-\\d+)\\] (?:(\\S+?(?:\\([^)]*\\))?): )?(.+)");
    private static final Pattern COMPILER = Pattern
            .compile("\\[ERROR\\] (?:file://)?(\\S+\\.(?:java|kt|scala)):[\\s\\[(]*(\\d+)[,:]\\s*\\d+[\\])]*:? (.+)");
    private static final Pattern DETAIL = Pattern.compile("(?:\\[ERROR\\])?\\s+(symbol|location):\\s+(.+)");
    private static final Pattern STEP = Pattern
            .compile("(?:\\[ERROR\\])?\\s*\\[error\\]: (?:Build step (\\S+) threw an exception: )?(.+)");
    private static final Pattern CAUSE = Pattern.compile("(?:\\[ERROR\\])?\\s*Caused by: (.+)");
    private static final Pattern METHOD = Pattern.compile("(?:[a-z]\\w*\\.)+[A-Z][\\w$]*(?:#\\w+(?:\\([^)]*\\))?)?");
    private static final Pattern OF_THE_JDK = Pattern.compile("(?:java|javax|jakarta|io\\.quarkus|org\\.jboss)\\..*");

    private final List<String> lines;
    private final Path root;

    private BuildLog(List<String> lines, Path root) {
        this.lines = lines;
        this.root = root;
    }

    /**
     * {@return why a build failed, each reason once}
     *
     * @param root of the copy, which the places are relative to
     */
    static List<Problem> problems(List<String> lines, Path root) {
        return new BuildLog(lines.stream().map(line -> COLOUR.matcher(line).replaceAll("")).toList(), root).problems();
    }

    private List<Problem> problems() {
        List<Problem> problems = withId();
        if (problems.isEmpty()) {
            problems = ofTheCompiler();
        }
        if (problems.isEmpty()) {
            problems = ofBuildSteps();
        }
        return problems.isEmpty() ? ofMaven() : problems;
    }

    private List<Problem> withId() {
        Set<Problem> problems = new LinkedHashSet<>();
        for (String line : lines) {
            Matcher matcher = WITH_ID.matcher(line);
            // Warnings have ids, too, and don't fail a build.
            if (!line.startsWith("[WARNING]") && !line.startsWith("[INFO]") && matcher.matches()) {
                problems.add(new Problem(matcher.group(1), matcher.group(2) == null ? "" : matcher.group(2),
                        matcher.group(3).trim()));
            }
        }
        return List.copyOf(problems);
    }

    private List<Problem> ofTheCompiler() {
        Set<Problem> problems = new LinkedHashSet<>();
        for (int i = 0; i < lines.size(); i++) {
            Matcher matcher = COMPILER.matcher(lines.get(i));
            if (matcher.matches()) {
                problems.add(new Problem("compiler", relative(matcher.group(1)) + ":" + matcher.group(2),
                        matcher.group(3).trim() + details(i + 1)));
            }
        }
        return List.copyOf(problems);
    }

    /** What follows an error: which symbol, and in which class. */
    private String details(int from) {
        StringBuilder details = new StringBuilder();
        for (int i = from; i < lines.size(); i++) {
            Matcher detail = DETAIL.matcher(lines.get(i));
            if (!detail.matches()) {
                break;
            }
            details.append(detail.group(1).equals("symbol") ? ": " : ", in ").append(detail.group(2).trim());
        }
        return details.toString();
    }

    private List<Problem> ofBuildSteps() {
        Set<Problem> problems = new LinkedHashSet<>();
        for (int i = 0; i < lines.size(); i++) {
            Matcher step = STEP.matcher(lines.get(i));
            if (step.matches()) {
                String text = step.group(2).trim() + causes(i + 1);
                problems.add(new Problem(step.group(1) == null ? "augmentation" : step.group(1), place(text), text));
            }
        }
        return List.copyOf(problems);
    }

    /** The causes of what a build step threw, up to the next one. */
    private String causes(int from) {
        Set<String> causes = new LinkedHashSet<>();
        for (int i = from; i < lines.size() && !STEP.matcher(lines.get(i)).matches(); i++) {
            Matcher cause = CAUSE.matcher(lines.get(i));
            if (cause.matches()) {
                causes.add(cause.group(1).trim());
            }
        }
        return causes.isEmpty() ? "" : "; because " + String.join("; because ", causes);
    }

    /** The user's class and method that a message names, if it names one. */
    private static String place(String text) {
        return METHOD.matcher(text).results().map(found -> found.group()).filter(name -> !OF_THE_JDK.matcher(name).matches())
                .findFirst().orElse("");
    }

    private List<Problem> ofMaven() {
        List<Problem> problems = new ArrayList<>();
        lines.stream().filter(line -> line.startsWith("[ERROR]")).map(line -> line.substring("[ERROR]".length()).trim())
                .filter(line -> !line.isEmpty()).distinct().limit(MOST_LINES)
                .forEach(line -> problems.add(new Problem("Maven", "", line)));
        return problems;
    }

    private String relative(String file) {
        Path path = Path.of(file);
        return path.startsWith(root) ? root.relativize(path).toString() : file;
    }
}
