package dev.straightway.runtime.links;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

import org.junit.jupiter.api.Test;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;

import dev.straightway.links.Href;
import dev.straightway.runtime.jackson.WriterFit;
import dev.straightway.runtime.json.JsonOutput;
import dev.straightway.runtime.json.Unforeseen;

/** Links that become text when they are written. */
class GeneratedHrefTest {

    private static final class Item extends GeneratedHref {

        private final int id;

        Item(int id) {
            this.id = id;
        }

        @Override
        public void append(JsonOutput output) {
            output.plain("/items/");
            output.number(id);
        }
    }

    private static final class ItemBelow extends AbsoluteHref {

        ItemBelow(String base) {
            super(base);
        }

        @Override
        public void append(JsonOutput output) {
            output.plain("/items/7");
        }
    }

    private static final class Other extends Href {

        @Override
        public String toString() {
            return "/other";
        }
    }

    private static WriterFit.Found fit(ObjectMapper mapper) {
        return WriterFit.of(mapper, Href.class.getName(), type -> Optional.empty());
    }

    private static String json(Href link) {
        JsonOutput output = new JsonOutput(0);
        fit(new ObjectMapper()).writer().orElseThrow().write(link, output);
        return new String(output.bytes(), 0, output.length(), StandardCharsets.UTF_8);
    }

    @Test
    void isWrittenAsJacksonWritesIt() throws JsonProcessingException {
        for (Href link : new Href[] { new Item(7), new ItemBelow("https://shop.example/api"),
                new ItemBelow("http://h\u00e4\"<\ud83d\ude00") }) {
            assertThat(json(link)).isEqualTo(
                    new String(new ObjectMapper().writeValueAsBytes(link), StandardCharsets.UTF_8));
        }
        assertThat(json(new Item(7))).isEqualTo("\"/items/7\"");
    }

    @Test
    @SuppressWarnings("deprecation") // applications still use the older feature
    void isLeftToAMapperThatWritesItOtherwise() {
        assertThat(fit(JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build()).writer()).isEmpty();
        assertThat(fit(new ObjectMapper().enable(JsonGenerator.Feature.ESCAPE_NON_ASCII)).writer()).isEmpty();
        assertThat(fit(new ObjectMapper().registerModule(new SimpleModule().addSerializer(Href.class,
                new ToStringSerializer() {
                    private static final long serialVersionUID = 1L;
                }))).reason()).contains("is written by dev.straightway");
    }

    @Test
    void isUnforeseenWhereTheApplicationHasMadeIt() {
        assertThatExceptionOfType(Unforeseen.class).isThrownBy(() -> json(new Other())).withMessage(Other.class.getName());
    }

    @Test
    void isTextAndUri() {
        assertThat(new Item(7)).hasToString("/items/7");
        assertThat(new ItemBelow("https://shop.example").uri()).isEqualTo(URI.create("https://shop.example/items/7"));
    }
}
