package dev.straightway.lab;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;

import dev.straightway.lab.options.Help;
import dev.straightway.lab.options.InvalidOption;
import dev.straightway.lab.options.OptionReader;
import dev.straightway.lab.server.TrialFailure;

/**
 * The command: reads the options, runs the comparison, and says by its exit code whether every trial was valid.
 * <p>
 * Arguments: {@code --home=FOLDER} of the lab, {@code --options=FILE} of properties, {@code --end-with-parent}. System
 * properties {@code lab.…} count before the file.
 */
public final class Lab {

    private static final int INVALID_OPTION = 2;

    private Lab() {
    }

    public static void main(String[] arguments) throws Exception {
        Map<String, String> given = arguments(arguments);
        if (given.containsKey("--end-with-parent")) {
            endWithParent();
        }
        System.exit(run(given));
    }

    private static int run(Map<String, String> given) throws IOException, InterruptedException {
        try {
            OptionReader reader = new OptionReader(properties(given.get("--options")));
            if (reader.helpWanted()) {
                System.out.println(Help.text());
                return 0;
            }
            Path home = Path.of(given.getOrDefault("--home", System.getProperty("user.dir"))).toAbsolutePath();
            return new Comparison(home, reader.read(), System.out).run() ? 0 : 1;
        } catch (InvalidOption | TrialFailure e) {
            System.err.println(e.getMessage());
            return INVALID_OPTION;
        }
    }

    private static Map<String, String> arguments(String[] arguments) {
        Map<String, String> given = new HashMap<>();
        for (String argument : arguments) {
            int equals = argument.indexOf('=');
            given.put(equals < 0 ? argument : argument.substring(0, equals), equals < 0 ? "" : argument.substring(equals + 1));
        }
        return given;
    }

    private static Map<String, String> properties(String file) throws IOException {
        Properties properties = new Properties();
        if (file != null) {
            try (Reader reader = Files.newBufferedReader(Path.of(file))) {
                properties.load(reader);
            }
        }
        properties.putAll(System.getProperties());
        Map<String, String> values = new HashMap<>();
        properties.forEach((name, value) -> values.put(name.toString(), value.toString()));
        return values;
    }

    /** Maven, when it is interrupted, doesn't always tell what it has started. */
    private static void endWithParent() {
        ProcessHandle.current().parent().ifPresent(parent -> parent.onExit().thenRun(() -> Runtime.getRuntime().exit(130)));
    }
}
