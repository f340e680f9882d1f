package dev.straightway.it.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Odd fields, queries and targets, and some that clients send twice. */
interface ClientInputContract extends Asking {

    /** More than {@code quarkus.http.limits.max-form-fields}. */
    int FIELDS = 300;

    @Test
    default void separatesParametersOfTheQuery() {
        assertThat(sent("/input/query?x=1;id=2").body()).isEqualTo(stack().semicolonInQuery());
        assertThat(sent("/input/parameters?ID=2").body()).isEqualTo("null " + stack().parameterInCapitals());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = { "Cookie: taste=a; taste=b |", "Cookie: taste=a | Cookie: taste=b" })
    default void readsACookieThatComesTwice(String first, String second) {
        List<String> fields = second == null ? List.of(first) : List.of(first, second);
        assertThat(RawAnswer.to("GET " + path("/input/cookie"), fields, "").body())
                .isEqualTo("taste " + stack().cookieThatComesTwice());
    }

    @ParameterizedTest
    @ValueSource(strings = { "/cookie", "/cookies" })
    default void readsAMalformedCookie(String path) {
        assertThat(sent("/input" + path, "Cookie: $Version=abc").status()).isEqualTo(stack().malformedCookie(path));
    }

    @ParameterizedTest
    @ValueSource(strings = { "/input/cookie", "/negotiation", "/undeclared" })
    default void readsAMalformedMediaRange(String path) {
        assertThat(sent(path, "Accept: text").status()).isEqualTo(stack().malformedAccept(path));
    }

    @ParameterizedTest
    @ValueSource(strings = { "/input/type", "/entities/text" })
    default void readsAMalformedMediaType(String path) {
        assertThat(posted(path, "Content-Type: null", "x").status()).isEqualTo(stack().malformedType(path));
    }

    @Test
    default void readsATextOfACharsetThatDoesntExist() {
        assertThat(posted("/entities/text", "Content-Type: text/plain;charset=none", "x").status())
                .isEqualTo(stack().unknownCharset());
    }

    @Test
    default void replacesAnOctetThatIsNoAscii() {
        assertThat(posted("/entities/text", "Content-Type: text/plain;charset=US-ASCII", "\u00e4").body()).isEqualTo("\ufffd!");
    }

    @Test
    default void refusesAMediaTypeThatNothingWrites() {
        assertThat(sent("/undeclared", "Accept: image/png").status()).isEqualTo(stack().jsonAsAnImage());
    }

    @Test
    default void sendsATextAsTheClientWantsIt() {
        assertThat(sent("/undeclared/text", "Accept: text/html").status()).isEqualTo(stack().undeclaredText());
    }

    @ParameterizedTest
    @CsvSource({ "number, 5", "given, [5]" })
    default void answersJsonWhereNothingIsDeclaredAndOnlyThatIsAccepted(String path, String body) {
        RawAnswer json = sent("/undeclared/" + path, "Accept: application/json");
        assertThat(json.status()).isEqualTo(200);
        assertThat(json.value("Content-Type")).startsWith("application/json");
        assertThat(json.body()).isEqualTo(body);
    }

    @Test
    default void answersTextWhereNothingIsDeclaredAndAsked() {
        assertThat(sent("/undeclared/number").value("Content-Type")).startsWith("text/plain");
        assertThat(sent("/undeclared/given").value("Content-Type")).startsWith(stack().undeclaredResponse());
    }

    @Test
    default void readsNoJsonOfUnnamedType() {
        String json = "{\"first\":\"Bob\",\"last\":\"B\"}";
        RawAnswer answer = RawAnswer.to("POST " + path("/undeclared/person"), List.of("Content-Length: " + json.length()),
                json);
        assertThat(answer.status()).isEqualTo(stack().unnamedJson());
    }

    @Test
    default void choosesAMethodWhereTheClientDoesnt() {
        assertThat(sent("/negotiation", "Accept: */*").body()).isEqualTo(stack().textOrJson());
        assertThat(sent("/negotiation").body()).isEqualTo(stack().textOrJson());
    }

    /** Quarkus looks at Host, and not at the host of the target. */
    @Test
    default void takesTheHostOfATargetFromItsField() {
        assertThat(RawAnswer.to("GET http://other.example" + path("/input/target") + "?a=b").body())
                .isEqualTo("http://h" + path("/input/target") + "?a=b");
    }

    @ParameterizedTest
    @ValueSource(strings = { "//other.example/x", "/https://other.example/x" })
    default void leadsWhereAClientSays(String to) {
        String base = "http://h" + path("");
        assertThat(sent("/input/location?to=" + to).value("Location")).isEqualTo(stack().location(base, to));
    }

    @ParameterizedTest
    @CsvSource({ "stage, //other.example/x", "stage, /https://other.example/x", "stage, items/7",
            "resumed, //other.example/x", "resumed, /https://other.example/x", "resumed, items/7" })
    default void leadsWhereAClientSaysFromAnotherThread(String way, String to) {
        String base = "http://h" + path("");
        String location = stack().locationOfAnotherThread(base, to);
        RawAnswer answer = sent("/input/location/" + way + "?to=" + to);
        assertThat(answer.status()).isEqualTo(location == null ? 500 : 200);
        assertThat(answer.value("Location")).isEqualTo(location);
    }

    @Test
    default void countsTheFieldsOfAForm() {
        String form = IntStream.range(0, FIELDS).mapToObj(i -> "a=" + i).collect(Collectors.joining("&"));
        assertThat(posted("/form/map", "Content-Type: application/x-www-form-urlencoded", form).status())
                .isEqualTo(stack().longForm());
    }

    private RawAnswer sent(String path, String... fields) {
        return RawAnswer.to("GET " + path(path), fields);
    }

    private RawAnswer posted(String path, String type, String body) {
        return RawAnswer.to("POST " + path(path), List.of(type, "Content-Length: " + body.length()), body);
    }
}
