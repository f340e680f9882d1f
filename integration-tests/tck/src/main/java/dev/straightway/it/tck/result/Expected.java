package dev.straightway.it.tck.result;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/**
 * What a run of all tests of the server must give.
 *
 * @param passed the least number of tests that pass
 */
public record Expected(int passed) {

    /** {@return what the properties in the file say} */
    public static Expected read(Path file) throws IOException {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        }
        String passed = properties.getProperty("passed");
        if (passed == null) {
            throw new IllegalArgumentException(file + " does not say passed=…");
        }
        return new Expected(Integer.parseInt(passed.strip()));
    }
}
