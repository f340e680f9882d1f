package dev.straightway.runtime.multipart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;

import jakarta.ws.rs.ClientErrorException;
import jakarta.ws.rs.core.MediaType;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FormLimitsTest {

    /** Ten bytes of a name or value, three fields, eight bytes of a name, four fields and files. */
    private static final FormLimits LIMITS = new FormLimits(10, 3, 8, 4, Set.of("image/png"));
    /** A field, a file by its name, a file by its type. */
    private static final Map<Character, String> HEADS = Map.of('T', "--b|Content-Disposition: form-data; name=n||", 'F',
            "--b|Content-Disposition: form-data; name=n; filename=f||", 'I',
            "--b|Content-Disposition: form-data; name=n|Content-Type: image/png||");

    @ParameterizedTest
    @CsvSource({ "a=1&b=2&c=3, a=1&b=2&c=3&d=4, max-form-fields", "a=1234567890, a=12345678901, max-form-attribute-size",
            "a=%20%20%201, a=%20%20%2012, max-form-attribute-size", "12345678=1, 123456789=1, max-form-buffered-bytes",
            "12345678, 123456789, max-form-buffered-bytes" })
    void boundUrlencodedForms(String good, String bad, String key) {
        check(MediaType.APPLICATION_FORM_URLENCODED, good, bad, key);
    }

    @ParameterizedTest
    @CsvSource({ "TTT, TTTT, max-form-fields", "FFFT, FFFFF, max-parameters", "TTTF, TTTFF, max-parameters",
            "TTTI, TTTII, max-parameters" })
    void boundTheNumberOfParts(String good, String bad, String key) {
        check(MediaType.MULTIPART_FORM_DATA + ";boundary=b", parts(good, "1"), parts(bad, "1"), key);
    }

    @ParameterizedTest
    @CsvSource({ "T, 1234567890, T, 12345678901", "F, 12345678901, T, 12345678901",
            "I, 12345678901, T, 12345678901" })
    void boundPartsThatAreNoFiles(String kind, String content, String badKind, String badContent) {
        check(MediaType.MULTIPART_FORM_DATA + ";boundary=b", parts(kind, content), parts(badKind, badContent),
                "max-form-attribute-size");
    }

    private static String parts(String kinds, String content) {
        StringBuilder body = new StringBuilder();
        kinds.chars().forEach(kind -> body.append(HEADS.get((char) kind)).append(content).append('|'));
        return body.append("--b--").toString().replace("|", "\r\n");
    }

    private static void check(String contentType, String good, String bad, String key) {
        MediaType mediaType = MediaType.valueOf(contentType);
        assertThatCode(() -> FormFields.parse(mediaType, bytes(good), LIMITS)).doesNotThrowAnyException();
        assertThatCode(() -> FormFields.parse(mediaType, bytes(bad), FormLimits.NONE)).doesNotThrowAnyException();
        assertThatThrownBy(() -> FormFields.parse(mediaType, bytes(bad), LIMITS))
                .hasMessage("The form exceeds quarkus.http.limits." + key)
                .isInstanceOfSatisfying(ClientErrorException.class,
                        large -> assertThat(large.getResponse().getStatus()).isEqualTo(413));
    }

    private static byte[] bytes(String body) {
        return body.getBytes(StandardCharsets.US_ASCII);
    }
}
