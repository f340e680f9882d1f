package dev.straightway.runtime.multipart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.core.MediaType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** In these tests a bar is a line end, a tilde begins a field that names a part, and the boundary is {@code b}. */
class MultipartParserTest {

    private static final String HEAD = "--b|~; name=a||";

    private static byte[] lines(String text) {
        return text.replace("~", "Content-Disposition: form-data").replace("|", "\r\n").getBytes(StandardCharsets.UTF_8);
    }

    private static List<ReceivedPart> parse(String text) {
        return MultipartParser.parse(lines(text), new Boundary("b"), FormLimits.NONE);
    }

    private static List<String> contents(String text) {
        return parse(text).stream().map(part -> part.text(StandardCharsets.UTF_8)).toList();
    }

    @ParameterizedTest
    @MethodSource
    void cutsABodyIntoItsParts(String body, List<String> contents) {
        assertThat(contents(body)).isEqualTo(contents.stream().map(text -> text.replace("|", "\r\n")).toList());
    }

    static Stream<Arguments> cutsABodyIntoItsParts() {
        return Stream.of(
                Arguments.of("--b--", List.of()),
                Arguments.of(HEAD + "x|--b--", List.of("x")),
                Arguments.of(HEAD + "x|--b--|", List.of("x")),
                Arguments.of(HEAD + "x|" + HEAD + "y|--b--|", List.of("x", "y")),
                Arguments.of("preamble|" + HEAD + "x|--b--|epilogue|--b|", List.of("x")),
                Arguments.of("|" + HEAD + "x|--b--", List.of("x")),
                Arguments.of(HEAD.replace("--b", "--b \t") + "x|--b-- \t|", List.of("x")),
                // Empty content, with the line end of the delimiter and without one of its own.
                Arguments.of(HEAD + "|--b--", List.of("")),
                Arguments.of(HEAD + "--b--", List.of("")),
                Arguments.of(HEAD + "--b|~; name=c||y|--b--", List.of("", "y")),
                // Line ends belong to the content, except the last.
                Arguments.of(HEAD + "||x|||--b--", List.of("||x||")));
    }

    @ParameterizedTest
    @ValueSource(strings = { "x--b|", "|--bc|", "|--bb--|", "|--b-|", "|--b--x|", "|--b -|", "|-b|", "\r--b--", "\n--b--",
            "|\r--", "|--", "|--B|" })
    void takesALookAlikeOfTheBoundaryAsContent(String content) {
        assertThat(contents(HEAD + content + "|--b--|")).containsExactly(content.replace("|", "\r\n"));
    }

    @Test
    void keepsEveryOctet() {
        byte[] head = lines(HEAD);
        byte[] tail = lines("|--b--|");
        byte[] body = new byte[head.length + 512 + tail.length];
        System.arraycopy(head, 0, body, 0, head.length);
        for (int i = 0; i < 512; i++) {
            body[head.length + i] = (byte) i;
        }
        System.arraycopy(tail, 0, body, head.length + 512, tail.length);
        assertThat(MultipartParser.parse(body, new Boundary("b"), FormLimits.NONE)).singleElement()
                .satisfies(part -> assertThat(part.entityPart().getContent().readAllBytes()).hasSize(512)
                        .satisfies(bytes -> assertThat(bytes[0xFF]).isEqualTo((byte) 0xFF)));
    }

    @Test
    void keepsTheHeadersOfAPart() {
        var headers = parse("--b|content-disposition: form-data; name=a|X-One: 1|x-one:  2 |X-Folded: a| b|\tc||x|--b--").get(0)
                .headers();
        assertThat(headers.get("X-ONE")).containsExactly("1", "2");
        assertThat(headers.getFirst("x-folded")).isEqualTo("a b c");
        assertThat(headers.getFirst("Content-Disposition")).isEqualTo("form-data; name=a");
        assertThatThrownBy(() -> headers.add("X-One", "3")).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> headers.add("X-New", "3")).isInstanceOf(UnsupportedOperationException.class);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', value = { "form-data; name=a ! text/plain",
            "form-data; name=a; filename=f ! application/octet-stream",
            "form-data; name=a; filename=f|Content-Type: image/png ! image/png",
            "form-data; name=a|Content-Type: text/html;charset=UTF-8 ! text/html;charset=UTF-8" })
    void knowsTheMediaTypeOfAPart(String disposition, String mediaType) {
        ReceivedPart part = parse("--b|Content-Disposition: " + disposition + "||x|--b--").get(0);
        assertThat(part.mediaType()).isEqualTo(MediaType.valueOf(mediaType));
        assertThat(part.headers().getFirst("Content-Type")).isEqualTo(mediaType);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', quoteCharacter = '`', value = {
            "form-data; name=a ! a ! ", "FORM-DATA ;NAME = \"a b\" ; ! a b ! ", "form-data; name=\"\" ! `` ! ",
            "form-data; name=\"a\"; filename=\"f.txt\" ! a ! f.txt", "form-data; filename=\"\"; name=a ! a ! ``",
            "form-data; name=\"a;b=\\\"c\\\\d\\\"\" ! a;b=\"c\\d\" ! ",
            "form-data; name=ä; filename=\"日本 語.txt\" ! ä ! 日本 語.txt",
            "form-data; name=a; filename=\"C:\\letters\\a.txt\" ! a ! C:\\letters\\a.txt",
            "form-data; name=a; filename=\"x\"; filename*=UTF-8''%e2%82%ac%20+1 ! a ! € +1",
            "form-data; name=a; filename*=iso-8859-1'de'%e4 ! a ! ä" })
    void readsNamesAndFileNames(String disposition, String name, String fileName) {
        Disposition read = parse("--b|Content-Disposition: " + disposition + "||x|--b--").get(0).disposition();
        assertThat(read.name()).isEqualTo(name);
        assertThat(read.fileName()).isEqualTo(Optional.ofNullable(fileName));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', quoteCharacter = '`', value = {
            "`` ! the body holds no line of the boundary that the Content-Type names",
            "x ! the body holds no line of the boundary that the Content-Type names",
            "--c-- ! the body holds no line of the boundary that the Content-Type names",
            "x--b-- ! the body holds no line of the boundary that the Content-Type names",
            "--b ! the body holds no line of the boundary that the Content-Type names",
            "--b| ! the body ends within the header of a part",
            "--b|~; name=a| ! the body ends within the header of a part",
            "--b|~; name=a|| ! the body ends within part 'a'",
            "--b|~; name=a||x ! the body ends within part 'a'",
            "--b|~; name=a||x|--b ! the body ends within part 'a'",
            "--b|~; name=a||x|--b- ! the body ends within part 'a'",
            "--b|~; name=a||x|--b| ! the body ends within the header of a part",
            "--b||x|--b-- ! the Content-Disposition of a part is not form-data: (none)",
            "--b|Content-Disposition: mixed||x|--b-- ! the Content-Disposition of a part is not form-data: mixed",
            "--b|~||x|--b-- ! a part has no name: form-data",
            "--b|~; name||x|--b-- ! a parameter isn't name=value in: form-data; name",
            "--b|~; name=\"a||x|--b-- ! a quote is not closed in: form-data; name=\"a",
            "--b|~; name=\"a\"b||x|--b-- ! something follows a closed quote in: form-data; name=\"a\"b",
            "--b|~; name=a; Name=b||x|--b-- ! the parameter 'name' is given twice in: form-data; name=a; Name=b",
            "--b|~; name=a; filename*=x||y|--b-- ! a filename* isn't charset'language'value: x",
            "--b|~; name=a; filename*=UTF-8''%zz||y|--b-- ! a filename* can't be decoded: UTF-8''%zz",
            "--b|~; name=a; filename*=x-no''y||y|--b-- ! a filename* can't be decoded: x-no''y",
            "--b|~; name=a|~; name=b||x|--b-- ! a part has more than one Content-Disposition",
            "--b|~; name=a|Content-Type: nonsense||x|--b-- ! the Content-Type of a part isn't a media type: nonsense",
            "--b|~; name=a|Content-Transfer-Encoding: base64||x|--b-- ! a part is encoded as 'base64', but forms are sent as"
                    + " they are",
            "--b|~; name=a|no field||x|--b-- ! a line in the header of a part isn't a field: no field",
            "--b|~; name=a|X : y||x|--b-- ! a line in the header of a part isn't a field: X : y",
            "--b| folded: x|~; name=a||x|--b-- ! a line in the header of a part isn't a field:  folded: x" })
    void refusesAMalformedBody(String body, String reason) {
        assertThatThrownBy(() -> parse(body)).isInstanceOf(BadRequestException.class)
                .hasMessage("Malformed form: " + reason);
    }

    @ParameterizedTest
    @ValueSource(strings = { "\n", "\r", "\u0000" })
    void refusesAControlCharacterInAHeader(String control) {
        assertThatThrownBy(() -> parse("--b|~; name=a|X: y" + control + "Z: z||x|--b--"))
                .isInstanceOf(BadRequestException.class)
                .hasMessage("Malformed form: a line in the header of a part isn't a field: X: y" + control + "Z: z");
    }

    @Test
    void refusesEveryBodyThatWasCutShort() {
        byte[] whole = lines(HEAD + "x|--b--");
        for (int length = 0; length < whole.length; length++) {
            byte[] truncated = Arrays.copyOf(whole, length);
            assertThatThrownBy(() -> MultipartParser.parse(truncated, new Boundary("b"), FormLimits.NONE))
                    .as("the first %d octets", length)
                    .isInstanceOf(BadRequestException.class);
        }
    }

    /** Every body is read or refused: nothing else is thrown, whatever a client makes up. */
    @Test
    void readsOrRefusesAnyBody() {
        Random random = new Random(7);
        byte[] alphabet = lines("-b|| \t\";:=ax*'%\\/\u0000ä");
        byte[] form = lines(HEAD.replace("||", "; filename*=UTF-8''%41|Content-Type: text/plain;charset=\"x\"||") + "x|--b--");
        int read = 0;
        for (int round = 0; round < 20_000; round++) {
            byte[] body = form.clone();
            for (int change = random.nextInt(6); change >= 0; change--) {
                body[random.nextInt(body.length)] = alphabet[random.nextInt(alphabet.length)];
            }
            read += isRead(body) ? 1 : 0;
        }
        assertThat(read).isBetween(100, 19_900);
    }

    private static boolean isRead(byte[] body) {
        try {
            MultipartParser.parse(body, new Boundary("b"), FormLimits.NONE);
            return true;
        } catch (BadRequestException e) {
            return false;
        }
    }

    @Test
    void limitsTheHeaderOfAPart() {
        String start = "--b|~; name=a|X: ";
        int rest = PartHead.MOST_OCTETS - lines(start).length + lines("--b|").length - lines("||").length;
        assertThat(contents(start + "x".repeat(rest) + "||content|--b--")).containsExactly("content");
        assertThatThrownBy(() -> parse(start + "x".repeat(rest + 1) + "||content|--b--"))
                .isInstanceOf(BadRequestException.class)
                .hasMessage("Malformed form: the header of a part is longer than 8192 octets");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', value = { "multipart/form-data ! the Content-Type names no boundary",
            "multipart/form-data;boundary=ä ! the boundary is not 1 to 70 printable ASCII characters: ä" })
    void refusesAContentTypeWithoutABoundary(String contentType, String reason) {
        assertThatThrownBy(() -> Boundary.of(MediaType.valueOf(contentType))).isInstanceOf(BadRequestException.class)
                .hasMessage("Malformed form: " + reason);
    }

    @Test
    void takesABoundaryOfAtMost70Characters() {
        assertThat(new Boundary("b".repeat(70)).text()).hasSize(70);
        assertThatThrownBy(() -> new Boundary("b".repeat(71))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Boundary("")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Boundary("b ")).isInstanceOf(IllegalArgumentException.class);
    }
}
