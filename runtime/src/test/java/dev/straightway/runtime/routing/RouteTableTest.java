package dev.straightway.runtime.routing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RouteTableTest {

    /** A route is "class template, blank, method template", with dots behind an open one; its value is the same text. */
    private static RouteTable<String> table(String... routes) {
        return table(new SharedTemplates(), routes);
    }

    private static RouteTable<String> table(SharedTemplates shared, String... routes) {
        RouteTable.Builder<String> builder = RouteTable.builder(shared);
        for (String route : routes) {
            String[] templates = route.split(" ", -1);
            PathTemplate above = PathTemplate.parse(templates[0]);
            if (templates[1].endsWith("...")) {
                builder.addOpen(above, PathTemplate.parse(templates[1].substring(0, templates[1].length() - 3)), route);
            } else {
                builder.add(above, PathTemplate.parse(templates[1]), route);
            }
        }
        return builder.build();
    }

    private static String first(RouteTable<String> table, String path) {
        RouteMatch<String> match = table.find(path);
        return match == null ? null : match.values().get(0);
    }

    private static List<String> captures(RouteMatch<?> match) {
        List<String> captures = new ArrayList<>();
        for (int i = 0; i < match.captureCount(); i++) {
            captures.add(match.capture(i));
        }
        return captures;
    }

    @ParameterizedTest(name = "{0}: {1} beats {2}")
    @CsvSource({
            "/x/longliteral,  ' /{a}/longliteral', ' /x/{b}'",
            "/x/y,            '/x /{b}',           '/{a} /y'",
            "/a/b,            ' /a/{x}',           ' /{x}/b'",
            "/a/b,            ' /{x}/{y}',         ' /{x:.*}'",
            "/a/5,            ' /a/{x:\\d+}',      ' /a/{x}'",
            "/a/b,            '/a/b ',             '/a /{x}'",
            "/a/b,            '/{x}/b ',           '/a /b'",
            "/files,          '/files ',           '/files /{p:.*}'",
            "/files,          '/files /{p:.*}',    ' /{p}'",
            "/files/,         '/files ',           '/files /{p:.*}'",
            "/v1.2,           ' /v{major}.{minor}', ' /v{version}'",
    })
    void findsTheBestRankedTemplate(String path, String better, String worse) {
        assertThat(first(table(better), path)).isEqualTo(better);
        assertThat(first(table(worse), path)).isEqualTo(worse);
        assertThat(first(table(better, worse), path)).isEqualTo(better);
        assertThat(first(table(worse, better), path)).isEqualTo(better);
    }

    @ParameterizedTest(name = "{1} in {0}")
    @CsvSource({
            "' ',               /",
            "' ',               ''",
            "'/a ',             /a",
            "'/a ',             /a/",
            "'/a /b',           /a/b",
            "'/a /b',           /a/b/",
            "'/a /{x:\\d*}',    /a/",
            "'/a /{x:.*}',      /a/",
            "'/a /{x:.*}',      /a",
            "'/a /{x:\\d*}',    /a",
            "'/{x:.*} ',        ''",
            "'/a//b ',          /a//b",
            "'/ä ö ',           /%C3%A4%20%C3%B6",
            "'/%7Ea ',          /%7Ea",
    })
    void matches(String route, String path) {
        String written = route.contains("ä") ? "/ä%20ö " : route;
        assertThat(first(table(written), path)).isEqualTo(written);
    }

    @ParameterizedTest(name = "{1} not in {0}")
    @CsvSource({
            "' ',               /a",
            "' ',               *",
            "'/a ',             a",
            "'/a ',             /",
            "'/a ',             /ab",
            "'/ab ',            /a",
            "'/a ',             /A",
            "'/a ',             /a//",
            "'/a ',             //a",
            "'/a /b',           /a/bc",
            "'/a /{x}',         /a/",
            "'/a /{x}',         /a//",
            "'/a /{x}',         /a/b/c",
            "'/a /{x:.+}',      /a/",
            "'/a /{x:\\d+}',    /a/b",
            "'/{x:\\d+} /a',    /1",
            "'/%7Ea ',          /~a",
    })
    void doesNotMatch(String route, String path) {
        assertThat(table(route).find(path)).isNull();
    }

    @ParameterizedTest(name = "{1} in {0}")
    @CsvSource({
            "'/{a}/b /{c}',              /1/b/2,         1|2",
            "'/{a}/b /{c}',              /%31/b/2%2F/,   %31|2%2F",
            "' /{name}.{ext}',           /a.b.c,         a|b.c",
            "' /{x}{y}',                 /abc,           a|bc",
            "' /v{x}-{y}-{z}',           /v1--2-3,       1|-2|3",
            "' /{x:\\d+}.{y:(a|b)+}/{z}', /12.abba/c,    12|abba|c",
            "' /f/{rest:.*}',            /f/a/b/,        a/b/",
            "'/f/{rest:.*} ',            /f/a/b/,        a/b/",
            "'/{a:.+}/x /{b}',           /1/x/2/x/3,     1/x/2|3",
            "'/{a:.+?}/x /{b:.*}',       /1/x/2/x/3,     1|2/x/3",
            "' /{id:(a|b)\\d{2}}/{x}',   /b42/c,         b42|c",
    })
    void capturesOfTheClassComeFirst(String route, String path, String captures) {
        RouteMatch<String> match = table(route).find(path);
        assertThat(captures(match)).containsExactly(captures.split("\\|"));
        assertThat(match.captureCount()).isEqualTo(match.template().variables().size());
    }

    /** Step 2 f: by rank, then methods before locators. */
    @ParameterizedTest(name = "{0}: {1} beats {2}")
    @CsvSource({
            "/a/b,   'R /b',        'R /b...'",
            "/a/b,   'R /b...',     'R /{x}'",
            "/a/b,   'R /b',        'R /{x}...'",
            "/a/b/c, 'R /b/{x}',    'R /b...'",
            "/a/b/c, 'R /{y}/c',    'R /b/{x}...'",
            "/a/b/c, 'R /b/{x:.*}', 'R /{y}/{z}...'",
            "/a,     'R ',          'R /{x:.*}...'",
            "/a/,    'R ',          'R /...'",
    })
    void ranksMethodsBeforeLocatorsOfTheSameRank(String path, String better, String worse) {
        String first = better.replace("R", "/a");
        String second = worse.replace("R", "/a");
        assertThat(first(table(first), path)).isEqualTo(first);
        assertThat(first(table(second), path)).isEqualTo(second);
        assertThat(first(table(first, second), path)).isEqualTo(first);
        assertThat(first(table(second, first), path)).isEqualTo(first);
    }

    @ParameterizedTest(name = "{0} at {1} leaves {2}")
    @CsvSource({
            "'/a /b...',         /a/b,       '',   ''",
            "'/a /b...',         /a/b/,      /,    ''",
            "'/a /b...',         /a/b/c/d,   /c/d, ''",
            "'/a/{i} /{j}...',   /a/1/2/3,   /3,   '1 2'",
            "'/a /{p:b.*d}...',  /a/b/c/d/e, /e,   'b/c/d'",
            "' /...',            /a/b,       /a/b, ''",
            "'/a /b',            /a/b/,      '',   ''",
    })
    void leavesARestBehindAnOpenTemplateOnly(String route, String path, String rest, String captures) {
        RouteMatch<String> match = table(route).find(path);
        assertThat(match.rest()).isEqualTo(rest);
        assertThat(match.path()).isEqualTo(path);
        assertThat(String.join(" ", captures(match))).isEqualTo(captures);
    }

    @Test
    void doesNotMatchHalfASegmentOfAnOpenTemplate() {
        assertThat(table("/a /b...").find("/a/bc")).isNull();
        assertThat(table("/a /b...").find("/a")).isNull();
    }

    @Test
    void capturesAVariableThatStandsInThePathTwice() {
        RouteMatch<String> match = table("/a/{id} /b/{id}").find("/a/1/b/22");
        assertThat(captures(match)).containsExactly("1", "22");
        assertThat(match.template().variables()).containsExactly("id", "id");
        assertThat("/a/1/b/22".substring(match.captureStart(1), match.captureEnd(1))).isEqualTo("22");
        assertThat(match.classEnd()).isEqualTo("/a/1".length());
    }

    @Test
    void mergesClassesAndMethodsOfOneShape() {
        RouteTable<String> table = table("/items/{id} /lines", "/items/{key} /lines", "/items/{id} /lines/{no}");

        RouteMatch<String> match = table.find("/items/7/lines");

        assertThat(match.values()).containsExactly("/items/{id} /lines", "/items/{key} /lines");
        assertThat(match.template().text()).isEqualTo("/items/{id}/lines");
        assertThat(match.values()).isSameAs(table.find("/items/8/lines").values());
    }

    @Test
    void valuesCannotBeChanged() {
        List<String> values = table("/a ").find("/a").values();
        assertThat(values).isUnmodifiable();
    }

    @Test
    void skipsAClassWithoutAMatchingMethod() {
        RouteTable<String> table = table("/orders/{id} /lines", "/orders /{id}");
        assertThat(first(table, "/orders/5")).isEqualTo("/orders /{id}");
        assertThat(first(table, "/orders/5/lines")).isEqualTo("/orders/{id} /lines");
    }

    @Test
    void skipsNoClassForOneOfAnotherStem() {
        RouteTable<String> table = table("/admin /users", "/{tenant} /{page}", "/{tenant}/settings ", "/ /{x}/{y}");
        assertThat(table.find("/admin/settings").values()).containsExactly("/{tenant}/settings ");
        assertThat(table.find("/admin/users").next()).isNull();
        assertThat(table.find("/admin/roles")).isNull();
        assertThat(first(table, "/other/roles")).isEqualTo("/{tenant} /{page}");
    }

    @Test
    void nextGoesThroughTheClassesOfTheStemInTheirRank() {
        RouteTable<String> table = table("/{x:.*} ", "/a /{y}", "/{x}/{y}/c ", "/{x} /b", " /{x}/{y}", "/b /z");
        List<String> found = new ArrayList<>();
        for (RouteMatch<String> match = table.find("/c/b"); match != null; match = match.next()) {
            found.add(match.values().get(0));
        }
        assertThat(found).containsExactly("/{x:.*} ", "/{x} /b", " /{x}/{y}");
    }

    @Test
    void goesOnBehindAClassThatItSkipped() {
        RouteTable<String> table = table("/{a}/b /c", "/{a} /b", "/{x:[a-z]+} /b", " /{x}/b");
        RouteMatch<String> second = table.find("/a/b").next();
        assertThat(second.values()).containsExactly("/{a} /b");
        assertThat(second.next().values()).containsExactly(" /{x}/b");
        assertThat(second.next().next()).isNull();
    }

    @Test
    void tablesThatShareTemplatesHaveTheirOwnValuesAndVariables() {
        SharedTemplates shared = new SharedTemplates();
        RouteTable<String> one = table(shared, "/items /{id}", "/items /{id}/lines");
        RouteTable<String> other = table(shared, "/items /{key}", "/items /{key}/lines");
        RouteTable<String> open = table(shared, "/items /{key}", "/items /{key}/lines...");

        assertThat(first(one, "/items/7")).isEqualTo("/items /{id}");
        assertThat(first(other, "/items/7")).isEqualTo("/items /{key}");
        assertThat(other.find("/items/7").template().variables()).containsExactly("key");
        assertThat(other.find("/items/7/lines/1")).isNull();
        assertThat(open.find("/items/7/lines/1").rest()).isEqualTo("/1");
    }

    @Test
    void anEmptyTableFindsNothing() {
        assertThat(table().find("/")).isNull();
        assertThat(table().dump()).isEmpty();
    }

    @Test
    void keepsLiteralsWithTheSameHashApart() {
        assertThat("AaAa".hashCode()).isEqualTo("BBBB".hashCode()).isEqualTo("AaBB".hashCode());
        RouteTable<String> table = table("/AaAa ", "/BBBB ");
        assertThat(first(table, "/AaAa")).isEqualTo("/AaAa ");
        assertThat(first(table, "/BBBB")).isEqualTo("/BBBB ");
        assertThat(table.find("/AaBB")).isNull();
    }

    @Test
    void findsEveryOneOfManyLiterals() {
        RouteTable.Builder<Integer> builder = RouteTable.builder();
        for (int i = 0; i < 3_000; i++) {
            builder.add(PathTemplate.parse("/r" + i % 50), PathTemplate.parse("/m" + i), i);
        }
        RouteTable<Integer> table = builder.build();
        for (int i = 0; i < 3_000; i++) {
            assertThat(table.find("/r" + i % 50 + "/m" + i).values()).containsExactly(i);
        }
        assertThat(table.find("/r1/m3000")).isNull();
    }

    /** Every segment is text or a variable, in all combinations: each path has 2^10 ways through the table. */
    @Test
    void visitsNoNodeTwiceWhereEverySegmentHasTwoWays() {
        int segments = 10;
        RouteTable.Builder<Integer> builder = RouteTable.builder();
        for (int mask = 0; mask < 1 << segments; mask++) {
            StringBuilder template = new StringBuilder();
            for (int i = 0; i < segments; i++) {
                template.append((mask >> i & 1) == 1 ? "/a" : "/{v" + i + "}");
            }
            builder.add(PathTemplate.parse(template.toString()), PathTemplate.parse(""), mask);
        }
        RouteTable<Integer> table = builder.build();
        assertThat(table.find("/a".repeat(segments)).values()).containsExactly((1 << segments) - 1);
        assertThat(table.find("/b" + "/a".repeat(segments - 1)).values()).containsExactly((1 << segments) - 2);
        assertThat(table.find("/a".repeat(20_000))).isNull();
        int matches = 0;
        for (RouteMatch<Integer> match = table.find("/b" + "/a".repeat(segments - 1)); match != null; match = match.next()) {
            matches++;
        }
        assertThat(matches).isEqualTo(1 << segments - 1);
    }

    /** As a regular expression the template would try some 10^20 ways to divide the path. */
    @ParameterizedTest
    @ValueSource(strings = { "{a}-{b}-{c}-{d}-{e}-{f}-{g}-x", "{a}{b}{c}{d}{e}{f}{g}-x" })
    void dividesASegmentWithoutTryingAllWays(String template) {
        RouteTable<String> table = table(" /" + template);
        assertThat(table.find("/" + "-".repeat(8_000))).isNull();
        assertThat(table.find("/" + "-".repeat(8_000) + "x")).isNotNull();
    }

    @Test
    void drawsItselfAsATree() {
        RouteTable<String> table = table("/orders ", "/orders /{id}", "/orders /{id}/lines", "/orders /{no:\\d+}/lines",
                "/{any} /x/y", "/{any} /files/{path:.*}", "/orders ");
        assertThat(table.dump()).isEqualTo("""
                /orders
                  class (7, 0, 0)
                    [/orders , /orders ]
                    /{}
                      [/orders /{id}]
                      /lines
                        [/orders /{id}/lines]
                    /{:\\d+}
                      /lines
                        [/orders /{no:\\d+}/lines]
                /{}
                  class (1, 1, 0)
                    /files
                      /{:.*}
                        [/{any} /files/{path:.*}]
                    /x
                      /y
                        [/{any} /x/y]
                """);
    }
}
