package dev.straightway.it.tck.child;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;

import org.junit.platform.launcher.TagFilter;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

import dev.straightway.it.tck.selection.Group;
import dev.straightway.it.tck.selection.TestClasses;
import dev.straightway.it.tck.server.CurrentServer;

/** Runs the classes named by its arguments and writes a line for each test to the file named by {@value #RESULTS}. */
public final class ChildMain {

    /** The system property with the name of the file. */
    public static final String RESULTS = "tck.child.results";
    /** The system property with the seconds after which a test hangs. */
    public static final String HANG_SECONDS = "tck.hang.seconds";

    /** The tag of the tests that start servers of their own, which a server in Quarkus can't. */
    private static final String BOOTSTRAP_TAG = "se_bootstrap";

    private ChildMain() {
    }

    public static void main(String[] classes) throws IOException {
        LauncherDiscoveryRequestBuilder request = LauncherDiscoveryRequestBuilder.request()
                .selectors(Arrays.stream(classes).map(type -> selectClass(TestClasses.ROOT + type)).toList());
        if (Arrays.stream(classes).noneMatch(type -> Group.of(type) == Group.BOOTSTRAP)) {
            request.filters(TagFilter.excludeTags(BOOTSTRAP_TAG));
        }
        try (OutcomeLog log = new OutcomeLog(Path.of(System.getProperty(RESULTS)))) {
            HangWatch watch = new HangWatch(Duration.ofSeconds(Long.getLong(HANG_SECONDS, 60)), CurrentServer.get()::restart);
            watch.start();
            LauncherFactory.create().execute(request.build(), new Recorder(log, watch));
        }
        System.exit(0); // threads that a server left behind must not keep this JVM
    }
}
