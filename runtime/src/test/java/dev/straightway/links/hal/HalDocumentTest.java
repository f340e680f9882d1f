package dev.straightway.links.hal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import jakarta.ws.rs.core.Link;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

/** Writes documents with Jackson; what is expected are the examples of draft-kelly-json-hal-11. */
class HalDocumentTest {

    private final ObjectMapper mapper = new ObjectMapper();

    public record Order(double total, String currency, String status) {
    }

    public record Orders(int currentlyProcessing, int shippedToday) {
    }

    public record Author(String name, String born, String died) {
    }

    /** §4 of the draft. */
    @Test
    void writesTheOrderOfTheDraft() throws Exception {
        HalDocument<Order> order = HalDocument.of(new Order(30.00, "USD", "shipped"))
                .link("self", URI.create("/orders/523"))
                .link("warehouse", URI.create("/warehouse/56"))
                .link("invoice", URI.create("/invoices/873"));

        assertSame(order, """
                {
                  "_links": {
                    "self": { "href": "/orders/523" },
                    "warehouse": { "href": "/warehouse/56" },
                    "invoice": { "href": "/invoices/873" }
                  },
                  "currency": "USD",
                  "status": "shipped",
                  "total": 30.00
                }""");
    }

    /** §6 of the draft. */
    @Test
    void writesTheOrdersOfTheDraft() throws Exception {
        HalDocument<Orders> orders = HalDocument.of(new Orders(14, 20))
                .link("self", URI.create("/orders"))
                .link("next", URI.create("/orders?page=2"))
                .link("find", HalLink.template("/orders{?id}"))
                .embedAll("orders", List.of(
                        HalDocument.of(new Order(30.00, "USD", "shipped")).link("self", URI.create("/orders/123"))
                                .link("basket", URI.create("/baskets/98712")).link("customer", URI.create("/customers/7809")),
                        HalDocument.of(new Order(20.00, "USD", "processing")).link("self", URI.create("/orders/124"))
                                .link("basket", URI.create("/baskets/97213"))
                                .link("customer", URI.create("/customers/12369"))));

        assertSame(orders, """
                {
                  "_links": {
                    "self": { "href": "/orders" },
                    "next": { "href": "/orders?page=2" },
                    "find": { "href": "/orders{?id}", "templated": true }
                  },
                  "_embedded": {
                    "orders": [{
                        "_links": {
                          "self": { "href": "/orders/123" },
                          "basket": { "href": "/baskets/98712" },
                          "customer": { "href": "/customers/7809" }
                        },
                        "total": 30.00,
                        "currency": "USD",
                        "status": "shipped"
                      },{
                        "_links": {
                          "self": { "href": "/orders/124" },
                          "basket": { "href": "/baskets/97213" },
                          "customer": { "href": "/customers/12369" }
                        },
                        "total": 20.00,
                        "currency": "USD",
                        "status": "processing"
                    }]
                  },
                  "currentlyProcessing": 14,
                  "shippedToday": 20
                }""");
    }

    /** §8.2 of the draft. */
    @Test
    void writesTheCuriesOfTheDraft() throws Exception {
        HalDocument<Void> document = HalDocument.empty()
                .link("self", URI.create("/orders"))
                .curie("acme", "https://docs.acme.com/relations/{rel}")
                .link("acme:widgets", URI.create("/widgets"));

        assertSame(document, """
                {
                  "_links": {
                    "self": { "href": "/orders" },
                    "curies": [
                      {
                        "name": "acme",
                        "href": "https://docs.acme.com/relations/{rel}",
                        "templated": true
                      }
                    ],
                    "acme:widgets": { "href": "/widgets" }
                  }
                }""");
    }

    /** §8.3 of the draft: a client that embeds nothing follows the link. */
    @Test
    void writesTheAuthorOfTheDraftLinkedAndEmbedded() throws Exception {
        assertSame(HalDocument.empty().link("self", URI.create("/books/the-way-of-zen"))
                .link("author", URI.create("/people/alan-watts")), """
                        {
                          "_links": {
                            "self": { "href": "/books/the-way-of-zen" },
                            "author": { "href": "/people/alan-watts" }
                          }
                        }""");
        HalDocument<Author> author = HalDocument.of(new Author("Alan Watts", "January 6, 1915", "November 16, 1973"))
                .link("self", URI.create("/people/alan-watts"));
        assertSame(HalDocument.empty().link("self", URI.create("/blog-post"))
                .link("author", URI.create("/people/alan-watts")).embed("author", author), """
                        {
                          "_links": {
                            "self": { "href": "/blog-post" },
                            "author": { "href": "/people/alan-watts" }
                          },
                          "_embedded": {
                            "author": {
                              "_links": { "self": { "href": "/people/alan-watts" } },
                              "name": "Alan Watts",
                              "born": "January 6, 1915",
                              "died": "November 16, 1973"
                            }
                          }
                        }""");
    }

    @Test
    void makesAnArrayOfLinksWithOneRelation() throws Exception {
        HalDocument<Void> document = HalDocument.empty()
                .link("admin", HalLink.of("/admins/2").withTitle("Fred"))
                .link("admin", HalLink.of("/admins/5").withTitle("Kate").withName("second"))
                .links("one", List.of(HalLink.of("/one")))
                .curie("a", "/a/{rel}").curie("b", "/b/{rel}");

        assertSame(document,
                """
                        {"_links":{
                          "admin":[{"href":"/admins/2","title":"Fred"},{"href":"/admins/5","title":"Kate","name":"second"}],
                          "one":[{"href":"/one"}],
                          "curies":[{"href":"/a/{rel}","templated":true,"name":"a"},{"href":"/b/{rel}","templated":true,"name":"b"}]}}""");
    }

    @Test
    void takesLinksOfJakartaRest() throws Exception {
        assertSame(HalDocument.empty().link(Link.fromUri("/a").rel("up").title("Above").type("text/html").build()),
                """
                        {"_links":{"up":{"href":"/a","title":"Above","type":"text/html"}}}""");
    }

    @Test
    void writesEveryPropertyOfALink() throws Exception {
        assertThat(mapper.writeValueAsString(HalLink.template("/a/{b}").withType("text/html").withDeprecation("/old")
                .withName("n").withProfile("/p").withTitle("t").withHreflang("de"))).isEqualTo(
                        "{\"href\":\"/a/{b}\",\"templated\":true,\"type\":\"text/html\",\"deprecation\":\"/old\",\"name\":\"n\","
                                + "\"profile\":\"/p\",\"title\":\"t\",\"hreflang\":\"de\"}");
    }

    @Test
    void writesMapsAndNothing() throws Exception {
        Map<String, Object> content = new LinkedHashMap<>();
        content.put("a", 1);
        content.put("b", List.of(2));
        assertSame(HalDocument.of(content).embed("c", HalDocument.empty()), """
                {"a":1,"b":[2],"_embedded":{"c":{}}}""");
        assertSame(HalDocument.empty(), "{}");
    }

    static List<Object> withoutProperties() {
        return List.of("text", 1, true, List.of(1), Map.of().keySet(), Thread.State.NEW, new int[0]);
    }

    @ParameterizedTest
    @MethodSource("withoutProperties")
    void refusesWhatHasNoProperties(Object content) {
        assertThatIllegalArgumentException().isThrownBy(() -> HalDocument.of(content)).withMessage("A HAL document holds"
                + " properties, and a " + content.getClass().getName() + " has none. Embed it, or put it into a map.");
    }

    private void assertSame(HalDocument<?> document, String expected) throws Exception {
        JsonNode written = mapper.readTree(mapper.writeValueAsBytes(document));
        assertThat(written).isEqualTo(mapper.readTree(expected));
    }
}
