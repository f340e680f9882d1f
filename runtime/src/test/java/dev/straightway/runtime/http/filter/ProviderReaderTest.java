package dev.straightway.runtime.http.filter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.annotation.Annotation;

import jakarta.ws.rs.BadRequestException;

import org.junit.jupiter.api.Test;

import dev.straightway.runtime.http.exchange.MadeExchange;

class ProviderReaderTest {

    private final TextProvider texts = new TextProvider();
    private final ProviderReader reader = new ProviderReader(
            () -> new DeclaredEntity(String.class, String.class, new Annotation[0]));

    @Test
    void readsInTheMediaTypeOfTheRequest() throws IOException {
        assertThat(
                reader.read(MadeExchange.of("POST /").field("Content-Type", "text/html").body("text").standard(texts).made()))
                .isEqualTo("text");
        assertThat(texts.told).containsExactly("read text/html 0 [Content-Type=text/html]");
    }

    @Test
    void takesAnEntityWithoutAMediaTypeForBytes() throws IOException {
        reader.read(MadeExchange.of("POST /").body("text").standard(texts).made());
        assertThat(texts.told).containsExactly("read application/octet-stream 0 []");
    }

    @Test
    void answers400WhereTheProviderFindsAnEmptyEntity() {
        assertThatThrownBy(() -> reader.read(MadeExchange.of("POST /").body("").standard(texts).made()))
                .isInstanceOf(BadRequestException.class).hasMessage("The entity is empty");
    }
}
