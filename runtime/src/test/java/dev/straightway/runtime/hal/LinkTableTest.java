package dev.straightway.runtime.hal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LinkTableTest {

    static class Plain {
        private final long id;

        Plain(long id) {
            this.id = id;
        }
    }

    static class Loaded extends Plain {
        Loaded() {
            super(0);
        }

        @SuppressWarnings("unused") // by reflection
        public long getId() {
            return 7;
        }
    }

    static class Other {
    }

    private static final EntityLink SELF = new EntityLink(Plain.class.getName(), "self", "", "", "/plain/{id}",
            Map.of("id", "id"));
    private static final EntityLink LIST = new EntityLink(Plain.class.getName(), "list", "", "", "/plain", Map.of());

    private final LinkTable table = new LinkTable(List.of(SELF, LIST), List.of());

    @Test
    void readsTheFieldOfAnEntity() {
        assertThat(table.of(Plain.class)).extracting(bound -> bound.link().rel()).containsExactly("self", "list");
        assertThat(table.of(Plain.class)).extracting(bound -> bound.uri("http://a/b", new Plain(3)))
                .containsExactly("http://a/b/plain/3", "http://a/b/plain");
    }

    @Test
    void asksTheGetterOfAProxyWhichLoadsTheEntity() {
        assertThat(table.of(Loaded.class).get(0).uri("http://a", new Loaded())).isEqualTo("http://a/plain/7");
    }

    @Test
    void hasNoneForAnotherClass() {
        assertThat(table.of(Other.class)).isEmpty();
    }

    @Test
    void makesTheLinksOfAClassWithoutAnObject() {
        assertThat(table.ofType(Plain.class.getName())).extracting(bound -> bound.uri("http://a", null))
                .containsExactly("http://a/plain");
        assertThat(table.ofType(Other.class.getName())).isEmpty();
    }

    static class Named {
        private final String name;
        private final String key;

        Named(String name, String key) {
            this.name = name;
            this.key = key;
        }

        public String getName() {
            return name;
        }

        public String getKey() {
            return key;
        }
    }

    private static String uri(String path, Named named) {
        EntityLink link = new EntityLink(Named.class.getName(), "self", "", "", path, Map.of("n", "name", "k", "key"));
        return BoundLink.of(link, Named.class).uri("http://a/b", named);
    }

    @ParameterizedTest
    @CsvSource({ "'', http://a/b/", "/, http://a/b/", "/x/{n}/y{k}z, http://a/b/x/n%20%2F%C3%A4/y7z",
            "/{n:.+}, http://a/b/n%20%2F%C3%A4", "/a b/{k: \\d+}, http://a/b/a%20b/7" })
    void encodesConstantsAndValues(String path, String uri) {
        assertThat(uri(path, new Named("n /\u00e4", "7"))).isEqualTo(uri);
    }

    @Test
    void needsAValueForEachVariable() {
        assertThatThrownBy(() -> uri("/{n}", new Named(null, "7"))).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("A link needs a value for {n}, and it is null");
    }

    @Test
    void saysWhichPropertyIsMissing() {
        LinkTable wrong = new LinkTable(
                List.of(new EntityLink(Plain.class.getName(), "self", "", "", "/{x}", Map.of("x", "x"))),
                List.of());
        assertThatThrownBy(() -> wrong.of(Plain.class)).isInstanceOf(IllegalStateException.class)
                .hasMessage(Plain.class.getName() + " has no property 'x', which the build found in it");
    }
}
