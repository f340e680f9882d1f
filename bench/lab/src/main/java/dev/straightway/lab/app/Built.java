package dev.straightway.lab.app;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

import dev.straightway.lab.project.ProjectBuild.Outcome;

/** A build of the application as a target's file says it. */
final class Built {

    private static final String ARGUMENTS = "-Dquarkus.http.host=${host} -Dquarkus.http.port=${port}"
            + " -Dquarkus.vertx.event-loops-pool-size=${event.loops}";
    private static final String VERSION_JAR = "version.jar";

    private final Outcome build;
    private final Wishes wishes;

    Built(Outcome build, Wishes wishes) {
        this.build = build;
        this.wishes = wishes;
    }

    /**
     * {@return the lines of its file}
     *
     * @param reference whether the others are compared with it
     * @param apart why it isn't asked some scenarios, by their names
     */
    Map<String, String> lines(boolean reference, Map<String, String> apart) {
        Path runner = build.runner();
        Map<String, String> lines = new TreeMap<>(build.stack().target());
        lines.computeIfPresent(VERSION_JAR, (key, relative) -> runner.resolveSibling(relative).toString());
        lines.putAll(Map.of("default", "true", "reference", Boolean.toString(reference), "jar", runner.toString(),
                "path", wishes.asking().base(), "working.folder", build.application().toString(), "arguments",
                arguments(), "build", "straightway-lab app " + wishes.place().project()));
        apart.forEach((scenario, reason) -> lines.put("not-offered." + scenario, reason));
        return lines;
    }

    private String arguments() {
        return String.join(" ", ARGUMENTS, String.join(" ", wishes.serverArguments())).strip();
    }
}
