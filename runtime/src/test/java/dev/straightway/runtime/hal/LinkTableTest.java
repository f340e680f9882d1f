package dev.straightway.runtime.hal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

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
        assertThat(table.of(Plain.class).get(0).valuesOf(new Plain(3))).isEqualTo(Map.of("id", 3L));
        assertThat(table.of(Plain.class).get(1).valuesOf(new Plain(3))).isEmpty();
    }

    @Test
    void asksTheGetterOfAProxyWhichLoadsTheEntity() {
        assertThat(table.of(Loaded.class).get(0).valuesOf(new Loaded())).isEqualTo(Map.of("id", 7L));
    }

    @Test
    void hasNoneForAnotherClass() {
        assertThat(table.of(Other.class)).isEmpty();
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
