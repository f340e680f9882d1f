package dev.straightway.deployment.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URL;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.quarkus.runtime.Startup;
import io.quarkus.runtime.configuration.MemorySize;
import io.quarkus.test.QuarkusUnitTest;
import io.smallrye.config.ConfigMapping;

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

    /** Is made of text at once, and compared slowly. */
    public static final class Tag {
        final String text;

        private Tag(String text) {
            this.text = text;
        }

        public static Tag of(String text) {
            return new Tag(text);
        }

        @Override
        public int hashCode() {
            return Slow.sleep().length();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Tag tag && tag.text.equals(text);
        }

        @Override
        public String toString() {
            return text + Slow.sleep();
        }
    }

    @RequestScoped
    @Path("tags")
    public static class TagsResource {
        @ConfigProperty(name = "tags", defaultValue = "a,b")
        Set<Tag> tags;

        @GET
        public String get() {
            return "served";
        }
    }

    @RequestScoped
    @Path("pages")
    public static class PagesResource {
        @ConfigProperty(name = "pages", defaultValue = "http://localhost/")
        Set<URL> pages;

        @GET
        public String get() {
            return "served";
        }
    }

    @RequestScoped
    @Path("listed-pages")
    public static class ListedPagesResource {
        @ConfigProperty(name = "listed", defaultValue = "http://localhost/")
        List<URL> pages;

        @GET
        public String get() {
            return "served";
        }
    }

    @RequestScoped
    @Path("tagged")
    public static class TaggedResource {
        @ConfigProperty(name = "tagged")
        Map<Tag, String> tagged;

        @GET
        public String get() {
            return "served";
        }
    }

    /** Is made when the application starts, and converts when it is asked. */
    @ApplicationScoped
    @Startup
    public static class Prices {
        @ConfigProperty(name = "price", defaultValue = "1")
        Supplier<Price> price;

        String now() {
            return price.get().text;
        }
    }

    @Path("supplied")
    public static class SuppliedResource {
        @Inject
        Prices prices;

        @GET
        public String get() {
            return prices.now();
        }
    }

    @ConfigMapping(prefix = "label")
    public interface Label {
        Tag tag();

        @Override
        String toString();
    }

    /** Has a hash nevertheless. */
    @ConfigMapping(prefix = "label")
    public interface Silent {
        Tag tag();
    }

    @ConfigMapping(prefix = "sign")
    public interface Sign {
        String text();

        @Override
        String toString();
    }

    @Path("group")
    public static class GroupResource {
        @Inject
        Label label;
        @Inject
        Silent silent;
        @Inject
        Sign sign;

        @GET
        @Path("text")
        public String text() {
            return label.toString();
        }

        @GET
        @Path("joined")
        public String joined() {
            return "a " + label;
        }

        @GET
        @Path("format")
        public String format() {
            return String.format("%s", label);
        }

        @GET
        @Path("hash")
        public int hash() {
            return silent.hashCode();
        }

        @GET
        @Path("set")
        public int set() {
            return new HashSet<>(List.of(silent)).size();
        }

        @GET
        @Path("sign")
        public String sign() {
            return sign + String.format("%s", sign) + sign.hashCode();
        }

        @GET
        @Path("value")
        public String value() {
            return silent.tag().text;
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
                    HostsResource.class, SocketResource.class, TextResource.class, Tag.class,
                    TagsResource.class, PagesResource.class, ListedPagesResource.class, TaggedResource.class, Prices.class,
                    SuppliedResource.class, Label.class, Silent.class,
                    Sign.class, GroupResource.class))
            .overrideConfigKey("tagged.a", "b").overrideConfigKey("label.tag", "a").overrideConfigKey("sign.text", "a");

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
    void provesNoSetThatComparesHosts() {
        assertThat(WHY).containsEntry("/pages",
                "not proven: the comparison of each java.net.URL by its host: can't be seen");
        assertThat(WHY.get("/listed-pages")).startsWith("proven: ");
    }

    @ParameterizedTest
    @CsvSource({ "/tags", "/tagged" })
    void walksTheHashOfWhatIsPutIntoASetOrAMap(String template) {
        assertThat(WHY).containsEntry(template, "not proven: ConvertedVerdictsTest$Tag#hashCode"
                + " → ConvertedVerdictsTest$Slow#sleep → java.lang.Thread#sleep: sleeps");
    }

    @ParameterizedTest
    @CsvSource({ "/supplied", "/group/text", "/group/joined", "/group/format", "/group/hash", "/group/set" })
    void provesNothingThatConvertsOrAsksValuesLater(String template) {
        assertThat(WHY.get(template)).startsWith("not proven: ");
    }

    @Test
    void saysWhatAGroupAsks() {
        assertThat(WHY.get("/group/text")).endsWith(
                ": asks its values, of the application's own classes, for text, hash and equality");
    }

    @ParameterizedTest
    @CsvSource({ "/group/sign", "/group/value" })
    void provesAGroupThatAsksNoValueOfTheApplication(String template) {
        assertThat(WHY.get(template)).startsWith("proven: ");
    }

    @Test
    void provesWhatIsMadeInMemory() {
        assertThat(WHY.get("/text")).startsWith("proven: ");
    }
}
