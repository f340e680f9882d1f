package dev.straightway.lab.request;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RequestListTest {

    @TempDir
    Path folder;

    @Test
    void readsALineAsARequest() throws IOException {
        assertThat(read("# what people ask most\nGET /todos\nGET /todos/1?view=short 200\n\nDELETE /todos/9 404\n"))
                .extracting(Request::title, Request::status)
                .containsExactly(tuple("GET /todos", OptionalInt.empty()),
                        tuple("GET /todos/1?view=short", OptionalInt.of(200)),
                        tuple("DELETE /todos/9", OptionalInt.of(404)));
    }

    @Test
    void readsHeadersBodyAndStatus() throws IOException {
        List<Request> requests = read("""
                GET /todos
                Accept: application/json

                ### a new one
                POST /todos
                Content-Type: application/json
                X-User:bob

                {"title": "milk",

                # no comment: this is a body
                 "done": false}

                HTTP 201

                ### and the next
                GET /todos/1
                """);

        assertThat(requests).extracting(Request::title).containsExactly("GET /todos", "a new one", "and the next");
        Request post = requests.get(1);
        assertThat(post.method()).isEqualTo("POST");
        assertThat(post.path()).isEqualTo("/todos");
        assertThat(post.headers()).containsOnly(Map.entry("Content-Type", "application/json"),
                Map.entry("X-User", "bob"));
        assertThat(post.body()).asString()
                .isEqualTo("{\"title\": \"milk\",\n\n# no comment: this is a body\n \"done\": false}");
        assertThat(post.status()).hasValue(201);
        assertThat(requests.get(0).body()).isNull();
    }

    @Test
    void readsABodyFromAFileBesideTheList() throws IOException {
        Files.writeString(folder.resolve("todo.json"), "{}");

        assertThat(read("POST /todos\n\n< todo.json\n").get(0).body()).asString().isEqualTo("{}");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            GET todos               | line 1: 'GET todos' isn't a request; expected a method and a path, such as GET /todos
            GET /a\\n{"a": 1}        | line 2: '{"a": 1}' isn't a header; a body needs an empty line before it
            GET /a\\n\\n< none.json  | line 3: '< none.json' names FOLDER/none.json, which isn't there
            POST /a\\n\\nx\\nHTTP 201\\ny | line 5: 'y' stands behind the status; begin the next request with ###
            """)
    void namesTheLineThatItCanNotRead(String text, String message) {
        assertThatThrownBy(() -> read(text.replace("\\n", "\n"))).isInstanceOf(InvalidRequests.class)
                .hasMessage(folder.resolve("list.txt") + ", " + message.replace("FOLDER", folder.toString()));
    }

    @Test
    void refusesAListWithoutARequest() {
        assertThatThrownBy(() -> read("# nothing\n")).isInstanceOf(InvalidRequests.class)
                .hasMessage(folder.resolve("list.txt") + " holds no request; write lines as GET /todos");
    }

    private List<Request> read(String text) throws IOException {
        return RequestList.read(Files.writeString(folder.resolve("list.txt"), text)).asked();
    }
}
