package dev.straightway.runtime.body;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.runtime.body.RelativeLocation.Within;

class RelativeLocationTest {

    private static final URI BASE = URI.create("http://shop.example:8080/app/");

    @ParameterizedTest
    @CsvSource({
            "items/7,               http://shop.example:8080/app/items/7",
            "/items/7,              http://shop.example:8080/app/items/7",
            "items/7?a=b#c,         http://shop.example:8080/app/items/7?a=b#c",
            "?page=2,               http://shop.example:8080/app/?page=2",
            "'#top',                http://shop.example:8080/app/#top",
            "'',                    http://shop.example:8080/app/",
            "/,                     http://shop.example:8080/app/",
            "items/a%2Fb,           http://shop.example:8080/app/items/a%2Fb",
            "items//7,              http://shop.example:8080/app/items//7",
            "./items,               http://shop.example:8080/app/items",
            "../items,              http://shop.example:8080/items",
            "items/../7,            http://shop.example:8080/app/7",
            "../..,                 http://shop.example:8080/",
            "../../../x?y=/..,      http://shop.example:8080/x?y=/..",
    })
    void resolvesRelativeUris(String relative, String resolved) {
        assertThat(of(relative).on(BASE)).hasToString(resolved);
    }

    @ParameterizedTest
    @CsvSource({ "http://h, http://h/x", "http://h/, http://h/x", "http://h/app, http://h/x",
            "http://h/app/?q#f, http://h/app/x" })
    void resolvesAgainstTheFolderOfTheBase(URI base, String resolved) {
        assertThat(of("x").on(base)).hasToString(resolved);
    }

    @ParameterizedTest
    @ValueSource(strings = { "//evil.example/x", "///evil.example/x", "////evil.example", "/https://evil.example/x",
            "//https://evil.example/x", "/./https://evil.example/x", ".//evil.example/x", "..//evil.example",
            "../..//evil.example/x", "//evil.example:80", "//user@evil.example/x", "//[::1]/x", "//[::1]:8080",
            "/javascript:alert(1)", "/../../..//evil.example", "/.//evil.example", "./https://evil.example/",
            "/%5Cevil.example", "/@evil.example/", "//shop.example:8080@evil.example/" })
    void staysOnTheServerWithoutAScheme(String relative) {
        URI resolved = of(relative).on(BASE);

        assertThat(resolved.getScheme()).isEqualTo("http");
        assertThat(resolved.getRawAuthority()).isEqualTo("shop.example:8080");
        assertThat(resolved.getRawPath()).startsWith("/");
        assertThat(URI.create(resolved.toASCIIString()).getHost()).isEqualTo("shop.example");
    }

    @ParameterizedTest
    @CsvSource({ "items/7, http://shop.example:8080/items/7", "/items/7, http://shop.example:8080/items/7",
            "//evil.example/x, http://shop.example:8080/evil.example/x" })
    void resolvesWhatIsBelowTheServer(String relative, String resolved) {
        assertThat(new RelativeLocation(URI.create(relative), Within.SERVER).on(BASE)).hasToString(resolved);
    }

    @ParameterizedTest
    @CsvSource({ "items/7, items/7", "/items/7, /items/7", "?page=2, ?page=2", "//evil.example/x, /evil.example/x",
            "///evil.example, /evil.example", "/https://evil.example/x, /https://evil.example/x", "//[::1]/x, /%5B::1%5D/x" })
    void staysOnTheServerUnresolved(String relative, String text) {
        assertThat(of(relative)).hasToString(text);
        assertThat(URI.create(text).getRawAuthority()).isNull();
    }

    private static RelativeLocation of(String relative) {
        return new RelativeLocation(URI.create(relative), Within.APPLICATION);
    }
}
