package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import io.restassured.builder.MultiPartSpecBuilder;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;

/** Parts of multipart forms as Quarkus REST takes them: uploads, files, bytes, objects. */
interface UploadContract extends Asking {

    int LOOKS = 1_000;
    String ITEM = "{\"name\":\"one\",\"number\":1}";

    private static RequestSpecification file(RequestSpecification request, String name, String content) {
        return request.multiPart("file", name, content.getBytes(StandardCharsets.UTF_8), "application/x-test");
    }

    private Response post(RequestSpecification form, String path) {
        assumeTrue(stack().quarkusAnnotations());
        return form.post(path("/uploads/" + path));
    }

    @Test
    default void takesAnUpload() {
        post(file(given(), "a.txt", "content"), "one").then().statusCode(200)
                .body(equalTo("file a.txt 7 application/x-test content"));
    }

    @Test
    default void knowsTheHeadersOfAnUpload() {
        post(given().multiPart(new MultiPartSpecBuilder("a").controlName("file").fileName("a.txt").mimeType("text/x-test")
                .charset("ISO-8859-1").header("X-One", "1").build()), "headers").then().statusCode(200)
                .body(equalTo("1 ISO-8859-1"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            many   | a.txt b.txt
            all    | file file other
            lists  | 2 2
            """)
    default void takesAllUploadsOfANameOrAllOfTheForm(String path, String told) {
        post(file(file(given(), "a.txt", "a"), "b.txt", "b").multiPart("other", "c.txt", new byte[] { 'c' }).multiPart("text",
                "d"), path)
                .then()
                .statusCode(200).body(equalTo(told));
    }

    @Test
    default void takesAFileAsFilePathOrStreamAndAFieldAsText() {
        post(file(given(), "a.txt", "content").multiPart("text", "t").multiPart("texts", "u").multiPart("texts", "v"), "kinds")
                .then().statusCode(200).body(equalTo("content content content t [u, v]"));
    }

    @Test
    default void takesAFileAsBytes() {
        post(file(given(), "a.txt", "content"), "bytes").then().statusCode(200).body(equalTo(stack().bytesOfAFile()));
    }

    @Test
    default void takesWhatIsNotThereAsNull() {
        post(given().multiPart("text", "t"), "absent").then().statusCode(200).body(equalTo("null null null null []"));
    }

    @ParameterizedTest
    @CsvSource({ "object, 'Item[name=one, number=1]'", "objects, '[Item[name=one, number=1]]'" })
    default void readsAPartAsAnObject(String path, String told) {
        post(given().multiPart("item", ITEM, "application/json"), path).then().statusCode(200).body(equalTo(told));
        post(given().multiPart("item", "i.json", ITEM.getBytes(StandardCharsets.UTF_8)), path).then().statusCode(200)
                .body(equalTo(told));
    }

    @Test
    default void refusesAPartThatIsNoSuchObject() {
        post(given().multiPart("item", "{", "application/json"), "object").then().statusCode(400);
    }

    @ParameterizedTest
    @ValueSource(strings = { "bean", "older" })
    default void readsTheFieldsOfABeanOfParts(String path) {
        post(file(given(), "a.txt", "content").multiPart("item", ITEM, "application/json").multiPart("number", "3"), path)
                .then()
                .statusCode(200).body(equalTo("file a.txt 7 application/x-test content Item[name=one, number=1] 3"));
    }

    /** Asks again and again: files are deleted on another thread than the one that answers. */
    @Test
    default void deletesAnUploadWhenItsRequestHasEnded() {
        Path upload = Path.of(post(file(given(), "a.txt", "content"), "kept").asString());
        for (int i = 0; i < LOOKS && Files.exists(upload); i++) {
            get("/balance");
        }
        assertThat(upload).isAbsolute().doesNotExist();
    }

    @Test
    default void takesTheWholeForm() {
        post(file(given(), "a.txt", "content").multiPart("text", "t").multiPart("text", "u"), "whole").then().statusCode(200)
                .body(equalTo("file a.txt 7 content;text t UTF-8;text u UTF-8;"));
    }

    @Test
    default void answersWithTheFormThatAMethodMakes() {
        assumeTrue(stack().quarkusAnnotations());
        assertThat(answered("/uploads/answer")).containsExactly("", "t text \"text\"", ITEM + " item \"item\"",
                "content file \"file\" *.txt", "n named \"named\" n.txt", "--");
        get("/uploads/answer/rest").then().statusCode(200).header("X-One", equalTo("1"))
                .contentType(containsString("boundary="));
    }

    @Test
    default void answersWithAnObjectWhoseFieldsAreParts() {
        assumeTrue(stack().quarkusAnnotations());
        assertThat(answered("/uploads/answer/object")).containsExactly("", "first files \"files\" *.txt",
                "second files \"files\" *.txt", ITEM + " two words \"two words\"", "[1,2] numbers \"numbers\"",
                "r by its getter read \"read\"", "t text \"text\"", "7 inherited \"inherited\"", "--");
        assertThat(answered("/uploads/answer/object/later")).containsExactly("", "8 inherited \"inherited\"", "--");
    }

    /** {@return the parts of an answer, with what stands before the first and behind the last} */
    private List<String> answered(String path) {
        Response answer = get(path);
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.contentType()).startsWith("multipart/form-data");
        String boundary = "--" + answer.contentType().replaceFirst(".*boundary=\"?([^\";]*).*", "$1");
        return Stream.of(answer.asString().split(boundary)).map(UploadContract::trimmed).toList();
    }

    /** {@return the content of a part, with its name and file name: the order and letters of its headers may differ} */
    private static String trimmed(String part) {
        Matcher head = Pattern.compile("(?is)content-disposition: form-data; name=\"([^\"]*)\"(?:; filename=\"([^\"]*)\")?.*")
                .matcher(part);
        if (!head.find()) {
            return part.strip();
        }
        String file = head.group(2) == null ? "" : head.group(2).startsWith("straightway") ? " *.txt" : " " + head.group(2);
        return part.substring(part.indexOf("\r\n\r\n")).strip() + " " + head.group(1) + " \"" + head.group(1) + "\"" + file;
    }
}
