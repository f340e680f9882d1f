package dev.straightway.lab.run;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;

import dev.straightway.lab.server.TrialFailure;

/**
 * Where the lab's files are.
 *
 * @param folder {@code bench/lab}, absolute
 */
public record Home(Path folder) {

    /** The system property that names the folder; no option of a run. */
    public static final String PROPERTY = "lab.home";

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
        return folder.resolve("target/straightway-lab.jar");
    }

    Path agent() {
        return folder.resolve("target/straightway-lab-agent-agent.jar");
    }

    Path hyperfoil() {
        return folder.resolve("../generators/hyperfoil/target/straightway-generator-hyperfoil.jar").normalize();
    }
}
