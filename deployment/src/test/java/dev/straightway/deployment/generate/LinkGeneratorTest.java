package dev.straightway.deployment.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.net.URI;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.MatrixParam;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Link;
import jakarta.ws.rs.core.PathSegment;
import jakarta.ws.rs.core.UriBuilder;

import org.jboss.resteasy.reactive.DateFormat;
import org.junit.jupiter.api.Test;

import dev.straightway.deployment.Links;
import dev.straightway.links.Href;
import dev.straightway.links.LinkForm;
import dev.straightway.links.LinkTo;
import dev.straightway.links.LinksTo;
import dev.straightway.links.hal.HalLink;
import dev.straightway.runtime.links.LinkBase;

/** Generates implementations of link interfaces, loads them, and calls them. */
class LinkGeneratorTest {

    public static class Page {
        @QueryParam("page")
        int page;
        @QueryParam("size")
        Integer size;
        @BeanParam
        Sorting sorting;
    }

    public static class Sorting {
        @QueryParam("sort by")
        List<String> by;
    }

    @Path("items")
    public static class ItemResource {
        @GET
        public String all(@BeanParam Page page) {
            return "";
        }

        @GET
        @Path("{id}")
        public String one(@PathParam("id") int id) {
            return "";
        }

        @PUT
        @Path("{id}")
        public void one(@PathParam("id") int id, String entity) {
            // the same path
        }

        @DELETE
        @Path("{id}")
        public void remove(@PathParam("id") int id) {
            // has a name of its own
        }

        @GET
        @Path("by/{key}")
        public String found(@PathParam("key") String key, @QueryParam("q") String query, @MatrixParam("m") Long matrix) {
            return "";
        }

        @GET
        @Path("by/{key}/{version}")
        public String found(@PathParam("key") UUID key, @PathParam("version") long version) {
            return "";
        }

        @GET
        @Path("files/{path:.+}")
        public String file(@PathParam("path") List<PathSegment> path) {
            return "";
        }

        @GET
        @Path("on/{day}/v{major}.{minor:\\d+}")
        public String on(@PathParam("day") @DateFormat(pattern = "yyyyMMdd") LocalDate day, @PathParam("major") short major,
                @PathParam("minor") byte minor) {
            return "";
        }

        @Path("{id}/parts")
        public PartResource parts(@PathParam("id") int id) {
            return new PartResource();
        }
    }

    public static class PartResource {
        @GET
        @Path("{id}")
        public String part(@PathParam("id") int id, @QueryParam("deep") boolean deep) {
            return "";
        }

        @Path("more")
        public Class<PartResource> more() {
            return PartResource.class;
        }
    }

    public interface Removing {
        String remove(int id);
    }

    @LinksTo(ItemResource.class)
    public interface ItemLinks extends Removing {
        URI all(@QueryParam("page") int page, @QueryParam("sort by") List<String> by, Integer size);

        @LinkTo(method = "all")
        String plain();

        URI one(int id);

        @LinkTo(method = "one")
        Link self(@PathParam("id") Integer item);

        @LinkTo(method = "one", rel = "edit", form = LinkForm.RELATIVE)
        Link editing(int id);

        @LinkTo(method = "one", form = LinkForm.ABSOLUTE)
        URI absolute(int id);

        @LinkTo(method = "all", form = LinkForm.RELATIVE)
        URI relative();

        URI found(String key, String query, Long matrix);

        URI found(@PathParam("key") UUID key, long version);

        URI file(String path);

        URI on(String day, short major, byte minor);

        @LinkTo(method = "part", through = "parts")
        URI part(@PathParam("id") int item, @PathParam("id") int part, boolean deep);

        @LinkTo(method = "part", through = { "parts", "more", "more" })
        URI same(int id);

        @LinkTo(method = "all")
        HalLink halAll(int page);

        @LinkTo(method = "all", templated = true)
        HalLink pages(Integer page);

        @LinkTo(method = "one", templated = true)
        HalLink anyOne();

        @LinkTo(method = "one", templated = true)
        HalLink thisOne(int id);

        @LinkTo(method = "part", through = "parts", templated = true)
        String anyPart();

        @LinkTo(method = "file", templated = true, form = LinkForm.ABSOLUTE)
        HalLink anyFile();

        @LinkTo(method = "remove")
        Optional<String> removing(int id);

        @LinkTo(method = "one", form = LinkForm.ABSOLUTE)
        Optional<HalLink> reading(int id);

        @LinkTo(method = "found")
        Href foundLater(String key, String query, Long matrix);

        @LinkTo(method = "all")
        Href allLater(@QueryParam("page") int page, @QueryParam("sort by") List<String> by, Integer size);

        @LinkTo(method = "part", through = { "parts", "more", "more" }, form = LinkForm.ABSOLUTE)
        Href sameLater(int id);

        @LinkTo(method = "found")
        Href foundLater(@PathParam("key") UUID key, long version);

        @LinkTo(method = "on", form = LinkForm.RELATIVE)
        Href onLater(String day, short major, byte minor);

        @LinkTo(method = "file")
        Href fileLater(String path);

        @LinkTo(method = "remove")
        Optional<Href> removingLater(int id);

        @LinkTo(method = "one")
        Optional<Href> readingLater(int id);

        default URI first() {
            return one(1);
        }
    }

    @Path("/")
    public static class RootResource {
        @GET
        public String get(@QueryParam("q") Optional<String> query) {
            return "";
        }
    }

    @LinksTo(value = RootResource.class, form = LinkForm.ABSOLUTE)
    public interface RootLinks {
        URI get(Optional<String> q);

        @LinkTo(method = "get", form = LinkForm.PATH)
        String path();

        @LinkTo(method = "get", form = LinkForm.RELATIVE)
        String relative();
    }

    private final ItemLinks links = Links.of(ItemLinks.class, "/api", () -> "https://shop.example/api", ItemResource.class,
            PartResource.class, Page.class, Sorting.class, Removing.class);

    @Test
    void writesThePathBehindThatOfTheApplication() {
        assertThat(links.one(7)).isEqualTo(URI.create("/api/items/7"));
        assertThat(links.remove(8)).isEqualTo("/api/items/8");
        assertThat(links.first()).isEqualTo(URI.create("/api/items/1"));
    }

    @Test
    void beginsAsTheMethodAsks() {
        assertThat(links.absolute(7)).isEqualTo(URI.create("https://shop.example/api/items/7"));
        assertThat(links.relative()).isEqualTo(URI.create("items"));
    }

    @Test
    void makesLinksWithRelations() {
        assertThat(links.self(7)).hasToString("</api/items/7>; rel=\"self\"");
        assertThat(links.editing(7)).hasToString("<items/7>; rel=\"edit\"");
    }

    @Test
    void writesQueryParametersOfBeans() {
        assertThat(links.all(2, List.of("a b", "c"), 10))
                .hasToString("/api/items?page=2&sort%20by=a+b&sort%20by=c&size=10");
        assertThat(links.all(2, List.of(), null)).hasToString("/api/items?page=2");
        assertThat(links.plain()).isEqualTo("/api/items");
    }

    @Test
    void choosesAmongOverloadsByTheParameters() {
        assertThat(links.found("a/b", "x&y", 5L)).hasToString("/api/items/by/a%2Fb;m=5?q=x%26y");
        assertThat(links.found(new UUID(0, 1), 3)).hasToString("/api/items/by/00000000-0000-0000-0000-000000000001/3");
    }

    @Test
    void keepsSlashesWhereTheExpressionMatchesThem() {
        assertThat(links.file("a b/c")).hasToString("/api/items/files/a%20b/c");
    }

    @Test
    void writesSeveralVariablesOfOneSegment() {
        assertThat(links.on("20261122", (short) 1, (byte) 2)).hasToString("/api/items/on/20261122/v1.2");
    }

    @Test
    void leadsThroughLocators() {
        assertThat(links.part(7, 8, true)).hasToString("/api/items/7/parts/8?deep=true");
        assertThat(links.same(7)).hasToString("/api/items/7/parts/more/more/7");
    }

    @Test
    void leavesWhatHasNoParameterToClients() {
        assertThat(links.pages(2)).isEqualTo(HalLink.template("/api/items?page=2{&size,sort%20by}"));
        assertThat(links.pages(null)).isEqualTo(HalLink.template("/api/items{?size,sort%20by}"));
        assertThat(links.anyOne()).isEqualTo(HalLink.template("/api/items/{id}"));
        assertThat(links.anyPart()).isEqualTo("/api/items/{id}/parts/{id}{?deep}");
        assertThat(links.anyFile()).isEqualTo(HalLink.template("https://shop.example/api/items/files/{+path}"));
    }

    @Test
    void saysThatALinkIsATemplateOnlyIfSomethingIsLeft() {
        assertThat(links.thisOne(7)).isEqualTo(HalLink.of("/api/items/7"));
        assertThat(links.halAll(7)).isEqualTo(HalLink.of("/api/items?page=7"));
    }

    @Test
    void leavesOutWhatTheCallerMayNotFollow() {
        assertThat(links.removing(7)).isEmpty();
        assertThat(links.reading(7)).contains(HalLink.of("https://shop.example/api/items/7"));
    }

    @Test
    void needsAValueForEachVariable() {
        assertThatIllegalArgumentException().isThrownBy(() -> links.self(null))
                .withMessage("A link needs a value for {id}, and it is null");
    }

    @Test
    void writesTheRootAsClientsSendIt() {
        RootLinks root = Links.of(RootLinks.class, "", () -> "http://localhost:8080", RootResource.class);
        assertThat(root.get(Optional.of("x"))).hasToString("http://localhost:8080/?q=x");
        assertThat(root.path()).isEqualTo("/");
        assertThat(root.relative()).isEmpty();
    }

    @Test
    void writesRandomValuesAsTheUriBuilderDoes() {
        Random random = new Random(240);
        for (int i = 0; i < 1_000; i++) {
            String key = text(random);
            String query = text(random);
            UriBuilder built = UriBuilder.fromPath("/api").path(ItemResource.class).path("by/{key}").matrixParam("m", i)
                    .queryParam("q", "{q}");
            assertThat(links.found(key, query, (long) i)).as("%s %s", key, query)
                    .hasToString(built.build(key, query).toString());
        }
    }

    private static String text(Random random) {
        StringBuilder text = new StringBuilder("x");
        random.ints(random.nextInt(8), 1, 0x2FFF).filter(c -> c != ';').forEach(text::appendCodePoint);
        return text.toString();
    }

    @Test
    void writesLinksLaterAsItWritesThemAtOnce() {
        assertThat(links.allLater(2, List.of("a b", "c"), 10))
                .hasToString("/api/items?page=2&sort%20by=a+b&sort%20by=c&size=10");
        assertThat(links.allLater(2, List.of(), null)).hasToString("/api/items?page=2");
        assertThat(links.sameLater(7)).hasToString("https://shop.example/api/items/7/parts/more/more/7");
        assertThat(links.foundLater(new UUID(0, 1), 3)).hasToString("/api/items/by/00000000-0000-0000-0000-000000000001/3");
        assertThat(links.onLater("20261122", (short) 1, (byte) 2)).hasToString("items/on/20261122/v1.2");
        assertThat(links.fileLater("a b/c")).hasToString("/api/items/files/a%20b/c");
        assertThat(links.removingLater(7)).isEmpty();
        assertThat(links.readingLater(7)).hasValueSatisfying(link -> assertThat(link).hasToString("/api/items/7"));
    }

    @Test
    void writesRandomValuesLaterAsTheUriBuilderDoes() {
        Random random = new Random(184);
        for (int i = 0; i < 1_000; i++) {
            String key = text(random);
            String query = text(random);
            UriBuilder built = UriBuilder.fromPath("/api").path(ItemResource.class).path("by/{key}").matrixParam("m", i)
                    .queryParam("q", "{q}");
            assertThat(links.foundLater(key, query, (long) i)).as("%s %s", key, query)
                    .hasToString(built.build(key, query).toString());
        }
    }

    @Test
    void needsAValueForEachVariableBeforeALinkIsWritten() {
        assertThatIllegalArgumentException().isThrownBy(() -> links.fileLater(null))
                .withMessage("A link needs a value for {path}, and it is null");
    }

    @Test
    void encodesThePathOfTheApplication() {
        assertThat(Links.of(RootLinks.class, "/an app", () -> "", RootResource.class).path()).isEqualTo("/an%20app/");
    }

    @Test
    void asksForTheRequestOnlyWhereALinkIsAbsolute() {
        LinkBase missing = () -> {
            throw new IllegalStateException("no request");
        };
        assertThat(Links.of(RootLinks.class, "/api", missing, RootResource.class).path()).isEqualTo("/api/");
    }
}
