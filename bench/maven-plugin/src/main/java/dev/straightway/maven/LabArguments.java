package dev.straightway.maven;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The command line of {@code straightway-lab app} for what the goal was asked.
 *
 * @param project its folder
 * @param outer the build that the goal runs in
 */
record LabArguments(Path project, Named files, Choices choices, OuterBuild outer) {

    private static final String OPTION_OF_A_RUN = "lab.";
    private static final String OPTION_OF_THE_GOAL = "straightway.";
    private static final String LOCAL_REPOSITORY = "maven.repo.local";

    /** Files and folders that were named, {@code null} for each that wasn't. */
    record Named(File requests, File openApi, File values, File work) {
    }

    /**
     * @param module {@code null} for none
     * @param stacks {@code null} for all
     * @param others what else was given, as it is
     */
    record Choices(String module, List<String> stacks, boolean noMeasure, String straightway, List<String> others) {
    }

    /**
     * @param agent the jar of the lab's agent
     * @param generator the program that embeds Hyperfoil
     */
    List<String> arguments(Path agent, Path generator) {
        List<String> arguments = new ArrayList<>(List.of("app", project.toString(), "--end-with-parent", "--agent=" + agent,
                "--generator-jar=" + generator, "--straightway-version=" + choices.straightway));
        file("--requests=", files.requests, arguments);
        file("--openapi=", files.openApi, arguments);
        file("--values=", files.values, arguments);
        file("--work=", files.work, arguments);
        if (choices.module != null) {
            arguments.add("--module=" + choices.module);
        }
        if (choices.stacks != null && !choices.stacks.isEmpty()) {
            arguments.add("--stacks=" + String.join(",", choices.stacks));
        }
        if (choices.noMeasure) {
            arguments.add("--no-measure");
        }
        if (!wrapped()) {
            arguments.add("--maven=" + outer.home().resolve("bin/mvn"));
        }
        outer.arguments().forEach(argument -> arguments.add("--maven-argument=" + argument));
        properties(arguments);
        arguments.addAll(choices.others);
        return List.copyOf(arguments);
    }

    /** Properties of the lab are options of its run, all but those of the goal belong to the builds of the copies. */
    private void properties(List<String> arguments) {
        outer.properties().forEach((name, value) -> {
            if (name.startsWith(OPTION_OF_A_RUN)) {
                arguments.add("--" + name.substring(OPTION_OF_A_RUN.length()).replace('.', '-') + "=" + value);
            } else if (!name.startsWith(OPTION_OF_THE_GOAL) && !name.equals(LOCAL_REPOSITORY)) {
                arguments.add("--maven-argument=-D" + name + "=" + value);
            }
        });
    }

    /** Whether the project has a wrapper of Maven, its own or that of a folder above. */
    private boolean wrapped() {
        for (Path folder = project; folder != null; folder = folder.getParent()) {
            if (Files.isExecutable(folder.resolve("mvnw"))) {
                return true;
            }
        }
        return false;
    }

    private static void file(String option, File file, List<String> arguments) {
        if (file != null) {
            arguments.add(option + file.getAbsolutePath());
        }
    }
}
