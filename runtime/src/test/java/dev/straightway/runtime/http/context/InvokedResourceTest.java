package dev.straightway.runtime.http.context;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;

import org.junit.jupiter.api.Test;

import dev.straightway.runtime.invocation.MethodSpec;

class InvokedResourceTest {

    interface Named {
        default String name(int index) {
            return "inherited";
        }
    }

    static class Base {
        protected void hidden(String[] texts, long number) {
            // found by its name only
        }
    }

    static class Items extends Base implements Named {
        public String get() {
            return "";
        }

        public String get(String id) {
            return id;
        }
    }

    private static InvokedResource resource(String method, Class<?>... parameters) {
        List<String> names = List.of(parameters).stream().map(Class::getName).toList();
        return new InvokedResource(() -> new MethodSpec(Items.class.getName(), method, names));
    }

    @Test
    void isNothingWhileNoMethodIsMatched() {
        InvokedResource none = new InvokedResource(() -> null);
        assertThat(none.getResourceClass()).isNull();
        assertThat(none.getResourceMethod()).isNull();
        assertThat(none.getMethodName()).isNull();
        assertThat(none.parameterTypes()).isEmpty();
    }

    @Test
    void findsTheMethodByNameAndParameters() throws NoSuchMethodException {
        InvokedResource get = resource("get", String.class);
        assertThat(get.getResourceClass()).isEqualTo(Items.class);
        assertThat(get.getResourceMethod()).isEqualTo(Items.class.getMethod("get", String.class));
        assertThat(get.getMethodName()).isEqualTo("get");
        assertThat(get.parameterTypes()).containsExactly(String.class);
        assertThat(resource("get").getResourceMethod()).isEqualTo(Items.class.getMethod("get"));
    }

    @Test
    void findsWhatTheClassInherits() throws NoSuchMethodException {
        assertThat(resource("hidden", String[].class, long.class).getResourceMethod())
                .isEqualTo(Base.class.getDeclaredMethod("hidden", String[].class, long.class));
        assertThat(resource("name", int.class).getResourceMethod()).isEqualTo(Named.class.getMethod("name", int.class));
    }

    @Test
    void saysWhatIsGoneSinceTheBuild() {
        assertThatThrownBy(() -> resource("gone").getResourceMethod()).isInstanceOf(IllegalStateException.class)
                .hasMessageEndingWith("was compiled and is gone");
        InvokedResource gone = new InvokedResource(() -> new MethodSpec("org.acme.Gone", "get", List.of()));
        assertThatThrownBy(gone::getResourceClass).isInstanceOf(IllegalStateException.class)
                .hasMessage("org.acme.Gone was compiled and is gone");
    }
}
