package dev.straightway.deployment.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.quarkus.runtime.configuration.MemorySize;
import io.quarkus.test.QuarkusUnitTest;

/** What the build decides on values of the configuration that nobody registers a converter for. */
@Tag("application")
class ConvertedVerdictsTest {

    /** Blocks, in a way that the proof names. */
    static final class Slow {
        private Slow() {
        }

        static String sleep() {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return "slept";
        }
    }

    /** Is made of text by a static method. */
    public static class Price {
        final String text;

        private Price(String text) {
            this.text = text;
        }

        public static Price parse(CharSequence text) {
            return new Price(text + Slow.sleep());
        }
    }

    /** Is made of text by its constructor. */
    public static class Weight {
        final String text;

        public Weight(String text) {
            this.text = text + Slow.sleep();
        }
    }

    @RequestScoped
    @Path("parsed")
    public static class ParsedResource {
        @ConfigProperty(name = "price", defaultValue = "1")
        Price price;

        @GET
        public String get() {
            return price.text;
        }
    }

    @RequestScoped
    @Path("constructed")
    public static class ConstructedResource {
        @ConfigProperty(name = "weight", defaultValue = "1")
        Weight weight;

        @GET
        public String get() {
            return "served";
        }
    }

    @RequestScoped
    @Path("listed")
    public static class ListedResource {
        @ConfigProperty(name = "prices", defaultValue = "1,2")
        List<Price> prices;

        @GET
        public String get() {
            return "served";
        }
    }

    @RequestScoped
    @Path("optional")
    public static class OptionalResource {
        @ConfigProperty(name = "price")
        Optional<Price> price;

        @GET
        public String get() {
            return "served";
        }
    }

    @RequestScoped
    @Path("host")
    public static class HostResource {
        @ConfigProperty(name = "host", defaultValue = "localhost")
        InetAddress host;

        @GET
        public String get() {
            return "served";
        }
    }

    @RequestScoped
    @Path("hosts")
    public static class HostsResource {
        @ConfigProperty(name = "hosts", defaultValue = "localhost")
        List<InetAddress> hosts;

        @GET
        public String get() {
            return "served";
        }
    }

    @RequestScoped
    @Path("socket")
    public static class SocketResource {
        @ConfigProperty(name = "socket", defaultValue = "localhost:80")
        InetSocketAddress socket;

        @GET
        public String get() {
            return "served";
        }
    }

    @RequestScoped
    @Path("text")
    public static class TextResource {
        @ConfigProperty(name = "greeting", defaultValue = "hello")
        String greeting;
        @ConfigProperty(name = "number", defaultValue = "1")
        int number;
        @ConfigProperty(name = "words", defaultValue = "a,b")
        List<String> words;
        @ConfigProperty(name = "page")
        Optional<URI> page;
        @ConfigProperty(name = "duration", defaultValue = "1s")
        Duration duration;
        @ConfigProperty(name = "size", defaultValue = "1K")
        MemorySize size;
        @ConfigProperty(name = "letters", defaultValue = "a,b")
        String[] letters;

        @GET
        public String get() {
            return greeting + number;
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest().withApplicationRoot(archive -> archive
            .addClasses(BuildReport.class, Reasons.class, Slow.class, Price.class, Weight.class, ParsedResource.class,
                    ConstructedResource.class, ListedResource.class, OptionalResource.class, HostResource.class,
                    HostsResource.class, SocketResource.class, TextResource.class));

    private static final Map<String, String> WHY = new TreeMap<>();

    @BeforeAll
    static void readReport() throws IOException {
        WHY.putAll(Reasons.read());
    }

    @ParameterizedTest
    @CsvSource({ "/parsed, Price#parse", "/listed, Price#parse", "/optional, Price#parse", "/constructed, Weight#<init>" })
    void walksWhatMakesAValueOfText(String template, String maker) {
        assertThat(WHY).containsEntry(template, "not proven: ConvertedVerdictsTest$" + maker
                + " → ConvertedVerdictsTest$Slow#sleep → java.lang.Thread#sleep: sleeps");
    }

    @ParameterizedTest
    @CsvSource({ "/host, InetAddress", "/hosts, InetAddress", "/socket, InetSocketAddress" })
    void provesNoLookUpOfAHost(String template, String type) {
        assertThat(WHY).containsEntry(template, "not proven: what makes a java.net." + type
                + " of a text of the configuration: can't be seen");
    }

    @Test
    void provesWhatIsMadeInMemory() {
        assertThat(WHY.get("/text")).startsWith("proven: ");
    }
}
