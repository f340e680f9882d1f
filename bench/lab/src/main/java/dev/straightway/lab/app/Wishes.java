package dev.straightway.lab.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What somebody wants of their application.
 *
 * @param place where it is and where it may be built
 * @param stacks names of stacks; all of them if there are none
 * @param stacksFrom folders with more stacks
 * @param targetsFrom folders with more targets, which are no builds of the application
 * @param asking where the requests come from
 * @param serverArguments of the JVM of each server
 * @param most how many requests are measured
 */
public record Wishes(Place place, List<String> stacks, List<Path> stacksFrom, List<Path> targetsFrom, Asking asking,
        List<String> serverArguments, int most) {

    /**
     * @param project the folder of a Maven project
     * @param module the application's folder below it, or empty
     * @param work a folder of nobody else's
     * @param maven the command; empty for the project's own
     * @param mavenArguments what is added to it
     * @param straightway the version of Straightway
     */
    public record Place(Path project, String module, Path work, String maven, List<String> mavenArguments,
            String straightway) {
    }

    /**
     * The source is the list; without it the document, and without that the build report.
     *
     * @param values by the name of the parameter
     * @param methods that are asked without being named by the values
     * @param base what stands before the path of every request
     */
    public record Asking(Optional<Path> list, Optional<Path> openApi, Optional<Path> valuesFile, Map<String, String> values,
            Set<String> methods, String base) {
    }
}
