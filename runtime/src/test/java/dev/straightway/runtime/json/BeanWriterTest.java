package dev.straightway.runtime.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;

class BeanWriterTest {

    record Pair(String left, String right) {
    }

    /** Keeps how it was asked. */
    private static final class PairAccess extends PropertyAccess {

        private final List<String> asked = new ArrayList<>();

        @Override
        public void writeAll(Object bean, JsonProperty[] properties, JsonOutput output) {
            asked.add("all");
            properties[0].write(((Pair) bean).left(), output);
            properties[1].write(((Pair) bean).right(), output);
        }

        @Override
        public void write(int member, Object bean, JsonProperty property, JsonOutput output) {
            asked.add("member " + member);
            property.write(member == 0 ? ((Pair) bean).left() : ((Pair) bean).right(), output);
        }
    }

    private final PairAccess access = new PairAccess();

    private String written(Pair pair, JsonProperty... properties) {
        JsonOutput output = new JsonOutput(0);
        new BeanWriter(Pair.class, new GeneratedAccess(access, List.of("left()", "right()")), List.of(properties))
                .write(pair, output);
        return output.ascii();
    }

    private static JsonProperty property(int member, String name, boolean omitsNull) {
        return new JsonProperty(member, ('"' + name + "\":").getBytes(StandardCharsets.US_ASCII), omitsNull, null);
    }

    @Test
    void writesAllMembersAtOnceIfTheyAreInOrder() {
        assertThat(written(new Pair("a", null), property(0, "left", false), property(1, "right", false)))
                .isEqualTo("{\"left\":\"a\",\"right\":null}");
        assertThat(access.asked).containsExactly("all");
    }

    @Test
    void writesOneAfterTheOtherIfTheOrderIsAnother() {
        assertThat(written(new Pair("a", "b"), property(1, "right", false), property(0, "left", false)))
                .isEqualTo("{\"right\":\"b\",\"left\":\"a\"}");
        assertThat(access.asked).containsExactly("member 1", "member 0");
    }

    @Test
    void writesOneAfterTheOtherIfAMemberIsNoProperty() {
        assertThat(written(new Pair("a", "b"), property(0, "left", false))).isEqualTo("{\"left\":\"a\"}");
        assertThat(access.asked).containsExactly("member 0");
    }

    @Test
    void setsCommasBetweenWhatIsLeft() {
        JsonProperty[] all = { property(0, "left", true), property(1, "right", true) };
        assertThat(written(new Pair(null, "b"), all)).isEqualTo("{\"right\":\"b\"}");
        assertThat(written(new Pair("a", null), all)).isEqualTo("{\"left\":\"a\"}");
        assertThat(written(new Pair("a", "b"), all)).isEqualTo("{\"left\":\"a\",\"right\":\"b\"}");
        assertThat(written(new Pair(null, null), all)).isEqualTo("{}");
        assertThat(written(new Pair("a", null), property(0, "left", false), property(1, "right", true)))
                .isEqualTo("{\"left\":\"a\"}");
    }

    @Test
    void writesAnObjectWithoutProperties() {
        assertThat(written(new Pair("a", "b"))).isEqualTo("{}");
    }

    @Test
    void refusesAnotherClass() {
        BeanWriter writer = new BeanWriter(String.class, new GeneratedAccess(access, List.of()), List.of());
        assertThatThrownBy(() -> writer.write(new Pair("a", "b"), new JsonOutput(0))).isInstanceOf(Unforeseen.class);
    }
}
