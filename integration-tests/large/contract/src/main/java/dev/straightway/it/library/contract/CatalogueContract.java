package dev.straightway.it.library.contract;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.restassured.response.Response;

/** Reading the catalogue: pages, generic resources, a locator with its sub-resource. */
interface CatalogueContract extends Asking {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            /authors/1                    | {"id":1,"name":"Ursula Le Guin","born":1920}
            /authors?size=2               | {"items":[{"id":1,"name":"Ursula Le Guin","born":1920},{"id":2,"name":"Stanislaw Lem","born":1921}],"page":0,"total":3}
            /authors?page=1&size=2        | {"items":[{"id":3,"name":"Octavia Butler","born":1922}],"page":1,"total":3}
            /authors?page=9               | {"items":[],"page":9,"total":3}
            /publishers/2                 | {"id":2,"name":"Czytelnik","town":"Warsaw"}
            /publishers                   | {"items":[{"id":1,"name":"Ace","town":"New York"},{"id":2,"name":"Czytelnik","town":"Warsaw"}],"page":0,"total":2}
            /categories/1                 | {"id":1,"code":"813","title":"American fiction"}
            /categories?page=1&size=1     | {"items":[{"id":2,"code":"891","title":"Slavic fiction"}],"page":1,"total":2}
            /books/4                      | {"id":4,"title":"Solaris","isbn":"9780000000013","price":12.50,"published":"1963-04-04","author":"Stanislaw Lem","category":"891"}
            /books?author=2&size=1        | [{"id":4,"title":"Solaris","isbn":"9780000000013","price":12.50,"published":"1963-04-04","author":"Stanislaw Lem","category":"891"}]
            /books?author=77              | []
            /books/search?title=KINDRED   | [{"id":8,"title":"Kindred","isbn":"9780000000017","price":16.50,"published":"1967-08-08","author":"Octavia Butler","category":"813"}]
            /books/search?title=nothing   | []
            /books/count                  | 12
            /books/1/copies               | [{"barcode":"B100","shelf":"S0"}]
            /books/1/copies/B100          | {"barcode":"B100","shelf":"S0"}
            """)
    default void readsTheCatalogue(String path, String body) {
        Response answer = get(path);
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.contentType()).isEqualTo(body.startsWith("{") || body.startsWith("[") ? JSON_ANSWER : TEXT_ANSWER);
        assertThat(answer.asString()).isEqualTo(body);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            /authors/99          | 404 | {"code":"unknown","message":"no author 99"}
            /publishers/99       | 404 | {"code":"unknown","message":"no publisher 99"}
            /categories/99       | 404 | {"code":"unknown","message":"no category 99"}
            /books/99            | 404 | {"code":"unknown","message":"no book 99"}
            /books/99/copies     | 404 | {"code":"unknown","message":"no book 99"}
            /books/1/copies/B101 | 404 | {"code":"unknown","message":"no copy B101"}
            /authors?page=-1     | 400 | {"title":"Constraint Violation","status":400,"violations":[{"field":"list.paging.page","message":"must be greater than or equal to 0"}]}
            /authors?size=51     | 400 | {"title":"Constraint Violation","status":400,"violations":[{"field":"list.paging.size","message":"must be less than or equal to 50"}]}
            /books?size=0        | 400 | {"title":"Constraint Violation","status":400,"violations":[{"field":"list.paging.size","message":"must be greater than or equal to 1"}]}
            /books/search        | 400 | {"title":"Constraint Violation","status":400,"violations":[{"field":"search.title","message":"must not be blank"}]}
            """)
    default void saysWhatIsWrong(String path, int status, String body) {
        Response answer = as("nobody").accept(JSON).get(path);
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.asString()).isEqualTo(body);
    }

    @ParameterizedTest
    @CsvSource({ "GET, /authors/x, 404", "GET, /authors?page=x, 404", "GET, /books/1/pages, 404", "GET, /nowhere, 404",
            "PATCH, /authors, 405", "HEAD, /books/1, 200", "OPTIONS, /books/count, 200" })
    default void answersByStatusAlone(String method, String path, int status) {
        assertThat(as("nobody").request(method, path).statusCode()).isEqualTo(status);
    }

    @Test
    default void knowsNoSuchMethodOfASubResource() {
        assertThat(as("nobody").post("/books/1/copies/B100").statusCode()).isEqualTo(unknownMethodOfASubResource());
    }

    @Test
    default void linksToTheNextPage() {
        Response first = get("/books?size=5&page=1");
        assertThat(first.header("X-Total-Count")).isEqualTo("12");
        assertThat(first.header("Link")).isEqualTo("</books?page=2&size=5>; rel=\"next\"");
        assertThat(get("/books?size=5&page=2").header("Link")).isNull();
    }

    @Test
    default void headHasTheFieldsOfGetAndNoBody() {
        Response answer = as("nobody").head("/books");
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.header("X-Total-Count")).isEqualTo("12");
        assertThat(answer.asString()).isEmpty();
    }
}
