package dev.straightway.lab.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Properties;

/** Reads what the page is made of from the class path. */
final class Resources {

    private Resources() {
    }

    /** @param name beside this class */
    static String text(String name) {
        return read(name.startsWith("/") ? name : "/dev/straightway/lab/report/" + name);
    }

    /** {@return the script of ECharts, of whichever version is on the class path} */
    static String echarts() {
        Properties pom = new Properties();
        try (InputStream in = open("/META-INF/maven/org.mvnpm/echarts/pom.properties")) {
            pom.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return read("/META-INF/resources/_static/echarts/" + pom.getProperty("version") + "/dist/echarts.min.js");
    }

    private static String read(String name) {
        try (InputStream in = open(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static InputStream open(String name) throws IOException {
        InputStream in = Resources.class.getResourceAsStream(name);
        if (in == null) {
            throw new IOException("The class path lacks " + name + ", which the report needs. Build the lab again.");
        }
        return in;
    }
}
