package dev.straightway.lab.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.lab.descriptor.InvalidDescriptor;
import dev.straightway.lab.descriptor.UnknownName;
import dev.straightway.lab.scenario.Scenario.Load;
import dev.straightway.lab.scenario.Scenario.Point;

class ScenarioCatalogTest {

    @TempDir
    Path folder;

    @Test
    void readsARequestAndTheAnswerThatCounts() throws IOException {
        Scenario post = one("title=POST it", "request=POST /it?a=b", "header.Content-Type=text/plain", "body=ü",
                "thread=virtual",
                "java=21", "expected.status=201", "expected.type=text/plain", "expected.body=done", "load.connections=8",
                "load.threads=2");

        assertThat(post.name()).isEqualTo("it");
        assertThat(post.title()).isEqualTo("POST it");
        assertThat(post.method()).isEqualTo("POST");
        assertThat(post.path()).isEqualTo("/it?a=b");
        assertThat(post.headers()).containsOnlyKeys("Content-Type").containsValue("text/plain");
        assertThat(post.body()).isEqualTo("ü".getBytes(StandardCharsets.UTF_8));
        assertThat(post.expected().status()).isEqualTo(201);
        assertThat(post.expected().mediaType()).isEqualTo("text/plain");
        assertThat(post.expected().body()).asString().isEqualTo("done");
        assertThat(post.thread()).isEqualTo("virtual");
        assertThat(post.javaRelease()).isEqualTo(21);
        assertThat(post.load()).contains(new Load(8, OptionalInt.of(2), 1));
        assertThat(post.point()).isEmpty();
    }

    @Test
    void asksForLittleMoreThanTheRequest() throws IOException {
        Scenario get = one("title=GET it", "request=GET /it");

        assertThat(get.body()).isNull();
        assertThat(get.expected().status()).isEqualTo(200);
        assertThat(get.expected().mediaType()).isNull();
        assertThat(get.expected().body()).isNull();
        assertThat(get.thread()).isEqualTo("event loop");
        assertThat(get.javaRelease()).isEqualTo(17);
        assertThat(get.load()).isEmpty();
    }

    @Test
    void readsWhatItsFiguresAreToBeReadWith() throws IOException {
        Scenario.Relation relation = one("title=t", "request=GET /it", "beside=text", "published.title=requests/s, 2015",
                "published.jersey-2.0=2947", "published.jersey=0.5", "memory.published.title=ns, 2015",
                "memory.published.jersey=31737").relation();

        assertThat(relation.beside()).contains("text");
        assertThat(relation.published()).contains(
                new Scenario.Published("requests/s, 2015", Map.of("jersey-2.0", 2947.0, "jersey", 0.5)));
        assertThat(relation.published(false)).isEqualTo(relation.published());
        assertThat(relation.published(true)).contains(new Scenario.Published("ns, 2015", Map.of("jersey", 31737.0)));
        assertThat(one("title=t", "request=GET /it").relation()).isEqualTo(Scenario.Relation.NONE);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
            "published.jersey=1 | 'published.title' is missing; say the unit, the year and the machine",
            "published.title=t | 'published.title' has no effect without a figure; add published.TARGET",
            "published.title=t;published.jersey=many | 'published.jersey' is 'many'; expected a number" })
    void refusesFiguresThatNobodyCanRead(String lines, String message) {
        assertThatThrownBy(() -> one(Stream.concat(Stream.of("title=t", "request=GET /it"), Stream.of(lines.split(";")))
                .toArray(String[]::new))).isInstanceOf(InvalidDescriptor.class).hasMessageEndingWith(message);
    }

    @Test
    void makesBodiesOfASizeFromAFileAndByRepetition() throws IOException {
        Files.writeString(folder.resolve("it.txt"), "from a file\n");

        assertThat(one("title=t", "request=POST /it", "body.size=20").body()).asString().isEqualTo("0123456789abcdef0123");
        assertThat(one("title=t", "request=POST /it", "body.file=it.txt").body()).asString().isEqualTo("from a file\n");
        assertThat(one("title=t", "request=GET /it", "expected.repeat=3", "expected.item=x", "expected.before=[",
                "expected.between=,", "expected.after=]").expected().body()).asString().isEqualTo("[x,x,x]");
    }

    @Test
    void comparesItemsThatAreOthersEachTime() throws IOException {
        Items items = one("title=t", "request=GET /it", "expected.repeat=2", "expected.pattern=(\\\\d)-\\\\1",
                "expected.before=[",
                "expected.between=,", "expected.after=]").expected().items().orElseThrow();

        assertThat(items.mismatch("[1-1,2-2]")).isEqualTo(-1);
        assertThat(items.mismatch("[1-1,2-3]")).isEqualTo(4);
        assertThat(items.mismatch("[1-1;2-2]")).isEqualTo(4);
        assertThat(items.mismatch("[1-1]")).isEqualTo(4);
        assertThat(items.mismatch("[1-1,2-2,3-3]")).isEqualTo(8);
        assertThat(items.mismatch("1-1,2-2]")).isZero();
        assertThat(new Items("[", items.item(), ",", 0, "]").mismatch("[]")).isEqualTo(-1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "expected.pattern=x | it.properties: 'expected.repeat' is missing; say how often 'expected.pattern' is there",
            "expected.pattern=(;expected.repeat=1 | it.properties: 'expected.pattern' isn't a regular expression: Unclosed"
                    + " group",
            "expected.pattern=x;expected.item=x;expected.repeat=1 | it.properties: 'expected.item' says the same as"
                    + " 'expected.pattern'; keep one of them" })
    void refusesPatternsThatCantBeMatched(String lines, String message) {
        assertThatThrownBy(() -> one(("title=t;request=GET /it;" + lines).split(";"))).hasMessageEndingWith(message);
    }

    @Test
    void readsTheBodiesOfTargetsThatWriteTheSameInOtherBytes() throws IOException {
        Files.writeString(folder.resolve("it.straightway"), "{ }");

        Scenario.Expectation expected = one("title=t", "request=GET /it", "expected.body={}",
                "expected.file.for.straightway=it.straightway").expected();

        assertThat(expected.of("straightway").body()).asString().isEqualTo("{ }");
        assertThat(expected.of("quarkus-rest").body()).asString().isEqualTo("{}");
    }

    @Test
    void addsTheScenariosOfAnotherFolder() throws IOException {
        write("it", "title=the lab's", "request=GET /it");
        Path other = Files.createDirectory(folder.resolve("other"));
        Files.writeString(other.resolve("it.properties"), "title=mine\nrequest=GET /it");
        Files.writeString(other.resolve("more.properties"), "title=more\nrequest=GET /more");

        assertThat(ScenarioCatalog.read(List.of(folder, other)).all()).extracting(Scenario::title).containsExactly("mine",
                "more");
    }

    @Test
    void makesAScenarioOfEachPointOfACurve() throws IOException {
        write("size", "title=${x} things", "request=GET /things/${x}", "curve.title=Cost", "curve.unit=things",
                "curve.values=1, 10", "expected.body=${x}");

        List<Scenario> points = ScenarioCatalog.read(folder).all();

        assertThat(points).extracting(Scenario::name).isEqualTo(List.of("size-1", "size-10"));
        assertThat(points).extracting(Scenario::title).isEqualTo(List.of("1 things", "10 things"));
        assertThat(points.get(1).path()).isEqualTo("/things/10");
        assertThat(points.get(1).expected().body()).asString().isEqualTo("10");
        assertThat(points.get(1).point()).contains(new Point("size", "Cost", "things", 10));
    }

    @Test
    void picksByNameByCurveAndByPatternInTheOrderAskedFor() throws IOException {
        write("size", "title=${x}", "request=GET /${x}", "curve.title=Cost", "curve.unit=things", "curve.values=1,10");
        write("it", "title=t", "request=GET /it");
        write("item", "title=t", "request=GET /item");
        ScenarioCatalog catalog = ScenarioCatalog.read(folder);

        assertThat(catalog.named(List.of("size", "it", "size-1"))).extracting(Scenario::name)
                .isEqualTo(List.of("size-1", "size-10", "it"));
        assertThat(catalog.named(List.of("it*", "*-10"))).extracting(Scenario::name)
                .isEqualTo(List.of("it", "item", "size-10"));
    }

    @Test
    void refusesANameThatNoScenarioHas() throws IOException {
        write("it", "title=t", "request=GET /it");
        ScenarioCatalog catalog = ScenarioCatalog.read(folder);

        assertThatThrownBy(() -> catalog.named(List.of("i"))).isInstanceOf(UnknownName.class)
                .hasMessage("'i': no such scenario; there are it");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
            "request=/it | 'request' is '/it'; expected a method and a path, as GET /person",
            "thread=main | 'thread' is 'main'; expected one of event loop, worker, virtual, stack's choice",
            "expected.status=2000 | 'expected.status' is '2000'; expected a whole number from 100 to 599",
            "body.file=none.json | 'body.file' names FOLDER/none.json, which isn't there",
            "body=a;body.size=3 | 'body.size' says the same as 'body'; keep one of them",
            "expected.repeat=3 | 'expected.item' is missing; add it",
            "expected.item=x | 'expected.item' has no effect without 'expected.repeat'",
            "load.threads=4 | 'load.connections' is missing; it is needed beside the other keys of the load",
            "load.threads=4;load.connections=2 | 'load.connections' is 2; every one of the 4 threads needs a connection",
            "curve.values=1,2 | 'curve.values' has no effect; write ${x} where the quantity belongs",
            "curve.values=1,many;body=${x} | 'curve.title' is missing; add it",
            "curve.title=c;curve.unit=u;curve.values=many;body=${x} "
                    + "| 'curve.values' holds 'many'; expected whole numbers, separated by commas",
            "java=8 | 'java' is '8'; expected a whole number from 17 to 99" })
    void saysWhatIsWrongWithAFile(String lines, String message) throws IOException {
        String all = "title=t;" + (lines.startsWith("request") ? "" : "request=POST /it;") + lines;
        write("it", all.split(";"));

        assertThatThrownBy(() -> ScenarioCatalog.read(folder)).isInstanceOf(InvalidDescriptor.class)
                .hasMessage(folder.resolve("it.properties") + ": " + message.replace("FOLDER", folder.toString()));
    }

    @Test
    void refusesAMisspeltKey() throws IOException {
        write("it", "title=t", "request=GET /it", "expect.status=200");

        assertThatThrownBy(() -> ScenarioCatalog.read(folder)).isInstanceOf(InvalidDescriptor.class)
                .hasMessageStartingWith(folder.resolve("it.properties") + ": 'expect.status' isn't a known key; other"
                        + " known keys are ")
                .hasMessageContaining("expected.status");
    }

    private Scenario one(String... lines) throws IOException {
        write("it", lines);
        return ScenarioCatalog.read(folder).named(List.of("it")).get(0);
    }

    private void write(String name, String... lines) throws IOException {
        Files.write(folder.resolve(name + ".properties"), List.of(lines));
    }
}
