package dev.straightway.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.apache.maven.artifact.Artifact;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Component;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.repository.RemoteRepository;

/**
 * Compares the REST stacks of Quarkus on this project: it is copied and built with RESTEasy Classic, Quarkus REST and
 * Straightway, asked whether they answer alike, and measured. The project itself stays as it is.
 * <p>
 * Options of the lab's run are user properties, as {@code -Dlab.rounds=10}.
 */
@Mojo(name = "compare", aggregator = true, requiresDirectInvocation = true)
public final class CompareMojo extends AbstractMojo {

    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    private MavenProject project;

    @Parameter(defaultValue = "${session}", readonly = true, required = true)
    private MavenSession session;

    @Parameter(defaultValue = "${plugin.artifacts}", readonly = true, required = true)
    private List<Artifact> pluginArtifacts;

    @Parameter(defaultValue = "${plugin.version}", readonly = true, required = true)
    private String version;

    @Parameter(defaultValue = "${repositorySystemSession}", readonly = true, required = true)
    private RepositorySystemSession repositories;

    @Parameter(defaultValue = "${project.remotePluginRepositories}", readonly = true, required = true)
    private List<RemoteRepository> remotes;

    @Component
    @SuppressWarnings("deprecation") // what replaces it needs one more library
    private RepositorySystem system;

    /** The application's folder below this project, where it has several applications. */
    @Parameter(property = "straightway.module")
    private String module;

    /** Names of stacks, all by default: resteasy-classic, quarkus-rest, straightway. */
    @Parameter(property = "straightway.stacks")
    private List<String> stacks;

    /** A list of requests to ask: lines as {@code GET /todos}, with headers and a body below. */
    @Parameter(property = "straightway.requests")
    private File requests;

    /** An OpenAPI document whose routes are asked. Without it and a list they are those of Straightway's build report. */
    @Parameter(property = "straightway.openapi")
    private File openapi;

    /** YAML or JSON with values of parameters, bodies and headers. */
    @Parameter(property = "straightway.values")
    private File values;

    /** Only builds and asks; nothing is measured. */
    @Parameter(property = "straightway.noMeasure", defaultValue = "false")
    private boolean noMeasure;

    /** Where copies, builds and results go; by default a folder among the temporary files, which is named at the end. */
    @Parameter(property = "straightway.work")
    private File work;

    /** The version of Straightway; by default that of this plugin. */
    @Parameter(property = "straightway.version")
    private String straightwayVersion;

    /** What else {@code straightway-lab app} is to be given, as {@code --at-most,8,--base,/api}. */
    @Parameter(property = "straightway.arguments")
    private List<String> arguments;

    @Override
    public void execute() throws MojoExecutionException, MojoFailureException {
        try {
            LabArtifacts artifacts = new LabArtifacts(system, repositories, remotes, version);
            List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
            command.addAll(List.of("-cp", classPath(), "dev.straightway.lab.Lab"));
            command.addAll(labCommand().arguments(artifacts.agent(), artifacts.generator(programs())));
            getLog().debug(String.join(" ", command));
            int code = run(command);
            if (code != 0) {
                throw new MojoFailureException("The comparison ended with code " + code + "; the lines above say why.");
            }
        } catch (IOException failure) {
            throw new MojoExecutionException("The lab can't be run: " + failure.getMessage(), failure);
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
            throw new MojoExecutionException("The comparison was ended.", ended);
        }
    }

    private LabArguments labCommand() {
        LabArguments.Named files = new LabArguments.Named(requests, openapi, values, work);
        LabArguments.Choices choices = new LabArguments.Choices(module, stacks, noMeasure,
                straightwayVersion == null ? version : straightwayVersion, arguments == null ? List.of() : arguments);
        return new LabArguments(project.getBasedir().toPath(), files, choices, outerBuild());
    }

    private OuterBuild outerBuild() {
        Map<String, String> properties = new TreeMap<>();
        session.getUserProperties().forEach((name, value) -> properties.put(name.toString(), value.toString()));
        return OuterBuild.of(session.getRequest(), properties, System.getProperty("maven.home"));
    }

    /** Not in the project, which stays as it is. */
    private static Path programs() {
        return Path.of(System.getProperty("java.io.tmpdir"), "straightway-lab-" + System.getProperty("user.name"));
    }

    private String classPath() {
        return String.join(File.pathSeparator,
                pluginArtifacts.stream().map(Artifact::getFile).map(File::getAbsolutePath).toList());
    }

    private int run(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).directory(project.getBasedir()).inheritIO().start();
        try {
            return process.waitFor();
        } finally {
            process.destroy();
        }
    }
}
