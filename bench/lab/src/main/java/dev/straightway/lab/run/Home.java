package dev.straightway.lab.run;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import dev.straightway.lab.descriptor.Descriptor;
import dev.straightway.lab.results.Supplement;
import dev.straightway.lab.results.SupplementFile;
import dev.straightway.lab.server.TrialFailure;

/**
 * Where the lab's files are.
 *
 * @param folder {@code bench/lab}, absolute
 */
public record Home(Path folder) {

    /** The system property that names the folder; no option of a run. */
    public static final String PROPERTY = "lab.home";

    /**
     * Where a home says the places of what lies elsewhere: {@code agent}, {@code generator}, {@code micro}, {@code sources}.
     */
    public static final String PLACES = "lab.properties";

    /** What a home has to say of its servers and requests. */
    public static final String SUPPLEMENTS = "supplements.json";

    public Home {
        folder = folder.toAbsolutePath().normalize();
    }

    /**
     * {@return where the lab is}
     *
     * @param given the folder, or {@code null}: then the system property lab.home, and then the place of the program tell
     */
    public static Home of(Path given) {
        String property = System.getProperty(PROPERTY, "");
        if (given != null) {
            return new Home(given);
        }
        return property.isEmpty() ? found() : new Home(Path.of(property));
    }

    /** {@return the folder above the one that holds the lab's jar or classes, {@code bench/lab/target}} */
    private static Home found() {
        try {
            URI place = Home.class.getProtectionDomain().getCodeSource().getLocation().toURI();
            for (Path folder = Path.of(place); folder != null; folder = folder.getParent()) {
                if (Files.isDirectory(folder.resolve("targets")) && Files.isDirectory(folder.resolve("scenarios"))) {
                    return new Home(folder);
                }
            }
            throw new TrialFailure("There are no folders 'targets' and 'scenarios' above " + place
                    + "; say with --home where bench/lab is");
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    public Path targets() {
        return folder.resolve("targets");
    }

    public Path scenarios() {
        return folder.resolve("scenarios");
    }

    public Path presets() {
        return folder.resolve("presets");
    }

    /** {@return where results go unless said otherwise} */
    public Path output() {
        return folder.resolve("target/lab");
    }

    /** {@return the lab itself, with its libraries beside it: what another machine gets of it} */
    Path lab() {
        return said("lab", "target/straightway-lab.jar");
    }

    /** {@return the jar of the agent that runs in every server} */
    public Path agent() {
        return said("agent", "target/straightway-lab-agent-agent.jar");
    }

    /** {@return the program that measures stacks in memory} */
    Path micro() {
        return said("micro", "../micro/target/straightway-micro.jar");
    }

    /** {@return the program that embeds Hyperfoil} */
    public Path hyperfoil() {
        return said("generator", "../generators/hyperfoil/target/straightway-generator-hyperfoil.jar");
    }

    /** {@return the folder of the sources that are measured, whose commit is a fact of the run} */
    Path sources() {
        return said("sources", ".");
    }

    /** {@return what is known of the servers and requests beside what is measured} */
    List<Supplement> supplements() throws IOException {
        return SupplementFile.read(folder.resolve(SUPPLEMENTS));
    }

    /** A home that isn't the clone's says in a file where the lab's own jars are. */
    private Path said(String key, String usual) {
        Path file = folder.resolve(PLACES);
        String place = Files.exists(file) ? Descriptor.read(file).optional(key).orElse(usual) : usual;
        return folder.resolve(place).normalize();
    }
}
