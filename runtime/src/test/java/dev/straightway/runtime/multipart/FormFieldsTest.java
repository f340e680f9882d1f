package dev.straightway.runtime.multipart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.core.EntityPart;
import jakarta.ws.rs.core.MediaType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FormFieldsTest {

    private static final String ENCODED = "application/x-www-form-urlencoded";
    private static final String PARTS = "multipart/form-data;boundary=b";

    private static FormFields parse(String contentType, String body, Charset charset) {
        return FormFields.parse(MediaType.valueOf(contentType), body.replace("|", "\r\n").getBytes(charset), FormLimits.NONE);
    }

    private static FormFields parse(String contentType, String body) {
        return parse(contentType, body, StandardCharsets.UTF_8);
    }

    private static String part(String header, String content) {
        return "--b|Content-Disposition: form-data; " + header + "||" + content + "|";
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', quoteCharacter = '`', value = {
            "`` ! {} ! {}", "& ! {} ! {}", "a ! {a=[]} ! {a=[]}", "a= ! {a=[]} ! {a=[]}", "=x ! {=[x]} ! {=[x]}",
            "a=1&b=2&a=3 ! {a=[1, 3], b=[2]} ! {a=[1, 3], b=[2]}", "b=1&&a=2& ! {b=[1], a=[2]} ! {b=[1], a=[2]}",
            "a=b=c ! {a=[b=c]} ! {a=[b=c]}", "a+b=c+d ! {a b=[c d]} ! {a b=[c+d]}",
            "%C3%A4=%C3%a4%26 ! {ä=[ä&]} ! {ä=[%C3%a4%26]}", "a=ä ! {a=[ä]} ! {a=[ä]}" })
    void readsAnEncodedForm(String body, String decoded, String raw) {
        FormFields fields = parse(ENCODED, body);
        assertThat(fields.decoded()).hasToString(decoded);
        assertThat(fields.raw()).hasToString(raw);
        assertThat(fields.parts()).isEmpty();
    }

    @Test
    void readsAnEncodedFormInItsCharset() {
        FormFields fields = parse(ENCODED + ";charset=ISO-8859-1", "a=%E4&b=ä", StandardCharsets.ISO_8859_1);
        assertThat(fields.decoded()).hasToString("{a=[ä], b=[ä]}");
        assertThat(fields.raw()).hasToString("{a=[%E4], b=[ä]}");
    }

    @ParameterizedTest
    @ValueSource(strings = { "a=%", "a=%4", "a=%zz", "%=a" })
    void refusesAnEncodedFormWithABrokenOctet(String body) {
        assertThatThrownBy(() -> parse(ENCODED, body)).isInstanceOf(BadRequestException.class)
                .hasMessageStartingWith("Malformed form: a percent sign begins no octet in: ");
    }

    @ParameterizedTest
    @ValueSource(strings = { ENCODED, PARTS })
    void refusesAnUnknownCharset(String contentType) {
        assertThatThrownBy(() -> parse(contentType + ";charset=x-no", "--b--")).isInstanceOf(BadRequestException.class)
                .hasMessage("No text can be read in the charset 'x-no'");
    }

    @Test
    void findsNoFieldsInAnythingElse() {
        assertThat(parse("application/json;charset=x-no", "{}").decoded()).isEmpty();
        assertThat(FormFields.parse(null, new byte[0], FormLimits.NONE).decoded()).isEmpty();
    }

    @Test
    void readsAMultipartForm() throws IOException {
        FormFields fields = parse(PARTS, part("name=a", "1%20+") + part("name=a", "ä") + part("name=b; filename=f", "octets")
                + part("name=c; filename=f|Content-Type: text/html", "<p>") + "--b--");
        assertThat(fields.decoded()).hasToString("{a=[1%20+, ä], c=[<p>]}");
        assertThat(fields.raw()).isEqualTo(fields.decoded()).isNotSameAs(fields.decoded());
        assertThat(fields.parts()).extracting(EntityPart::getName).containsExactly("a", "a", "b", "c");
        assertThat(fields.parts("b")).singleElement().extracting(EntityPart::getContent).satisfies(
                content -> assertThat(content.readAllBytes()).isEqualTo("octets".getBytes(StandardCharsets.UTF_8)));
        assertThat(fields.parts("d")).isEmpty();
    }

    @Test
    void givesEveryCallerContentOfItsOwn() {
        FormFields fields = parse(PARTS, part("name=a", "x") + "--b--");
        for (List<EntityPart> parts : List.of(fields.parts("a"), fields.parts("a"), fields.parts())) {
            assertThat(parts.get(0).getContent()).hasContent("x");
        }
    }

    @Test
    void readsEachPartInItsCharset() {
        String latin = "|Content-Type: text/plain;charset=ISO-8859-1";
        String body = part("name=_charset_", "windows-1252") + part("name=a" + latin, "\u00E4") + part("name=b", "\u0080")
                + "--b--";
        FormFields fields = parse(PARTS, body, StandardCharsets.ISO_8859_1);
        assertThat(fields.decoded().getFirst("a")).isEqualTo("ä");
        assertThat(fields.decoded().getFirst("b")).isEqualTo("€");
    }
}
