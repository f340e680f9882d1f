package dev.straightway.deployment.plan.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonView;

import dev.straightway.deployment.Fixtures;
import dev.straightway.deployment.plan.json.JsonPlan.MemberPlan;
import dev.straightway.deployment.plan.json.JsonPlan.TypePlan;
import io.smallrye.mutiny.Multi;

class JsonPlannerTest {

    public enum Colour {
        RED
    }

    public record Plain(int count, String name, Colour colour, Optional<LocalDate> day, Map<String, List<Plainer>> more) {
    }

    public record Plainer(@JsonProperty("id") long number) {
    }

    public static class Base<T> {
        public T value;

        @JsonIgnore
        private Date hidden;

        public List<? extends T> getValues() {
            return List.of();
        }

        public Date getHidden() {
            return hidden;
        }
    }

    public static class Below extends Base<Plainer> {
        public boolean isOpen() {
            return true;
        }

        public static String getNothing() {
            return "";
        }

        String getSecret() {
            return "";
        }

        public String getWith(String parameter) {
            return parameter;
        }
    }

    public record Dated(Date when) {
    }

    public record Around(List<Dated> all) {
    }

    public record Formatted(@JsonFormat(pattern = "yyyy") LocalDate day) {
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    public record Typed(int a) {
    }

    public interface Shape {
        int getSize();
    }

    public record Shaped(Shape shape) {
    }

    public static class Node {
        public Node getNext() {
            return null;
        }
    }

    public record First(Second second) {
    }

    public record Second(List<First> firsts) {
    }

    record Hidden(int a) {
    }

    public static class Empty {
    }

    public static class Failure extends Exception {
        private static final long serialVersionUID = 1L;

        public int getCode() {
            return 1;
        }
    }

    public record Keyed(Map<Colour, String> names) {
    }

    public record Several(int[] numbers) {
    }

    public record Anything(Object value) {
    }

    public static class OfDates extends Base<Date> {
    }

    public static class Viewed {
        public int getA() {
            return 1;
        }
    }

    @Path("all")
    public static class All {
        @GET
        @Path("plain")
        public Plain plain() {
            return null;
        }

        @GET
        @Path("below")
        public Multi<Below> below() {
            return null;
        }

        @GET
        @Path("viewed")
        @JsonView(Object.class)
        public Viewed viewed() {
            return null;
        }
    }

    @Path("refused")
    public static class Refused {
        @GET
        public Map<String, List<Around>> around() {
            return null;
        }

        @GET
        @Path("others")
        public Others others() {
            return null;
        }
    }

    public static class Others {
        public Formatted a;
        public Typed b;
        public Shaped c;
        public Node d;
        public First e;
        public Hidden f;
        public Empty g;
        public Failure h;
        public Keyed i;
        public Several j;
        public Anything k;
        public OfDates l;
    }

    private static final JsonPlan PLAN = new JsonPlanner(Fixtures.scan(All.class, Refused.class, Colour.class, Plain.class,
            Plainer.class, Base.class, Below.class, Dated.class, Around.class, Formatted.class, Typed.class, Shape.class,
            Shaped.class, Node.class, First.class, Second.class, Hidden.class, Empty.class, Failure.class, Keyed.class,
            Several.class, Anything.class, OfDates.class, Viewed.class, Others.class)).plan();

    private static TypePlan plan(String type) {
        return PLAN.types().stream().filter(one -> one.type().endsWith("$" + type)).findFirst().orElseThrow();
    }

    private static Stream<String> members(String type) {
        return plan(type).members().stream().map(MemberPlan::key);
    }

    @Test
    void plansBeansOfPlainTypes() {
        assertThat(plan("Plain").access()).hasValue(Plain.class.getName() + "_StraightwayJson");
        assertThat(plan("Plain").why())
                .isEqualTo("its values are of types that generated code writes, if the ObjectMapper agrees");
        assertThat(members("Plain")).containsExactlyInAnyOrder("count()", "name()", "colour()", "day()", "more()");
        assertThat(plan("Plainer").members()).containsExactly(new MemberPlan("number", true, "J"));
    }

    @Test
    void plansWhatIsInheritedAndGeneric() {
        assertThat(plan("Below").members()).containsExactlyInAnyOrder(new MemberPlan("isOpen", true, "Z"),
                new MemberPlan("getValues", true, "Ljava/util/List;"), new MemberPlan("value", false, "Ljava/lang/Object;"));
    }

    @Test
    void leavesMethodsWithAViewToJackson() {
        assertThat(PLAN.types()).noneMatch(type -> type.type().endsWith("$Viewed"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "Dated     | when(): generated code writes no java.util.Date",
            "Around    | all(): HERE$Dated is written by Jackson: when(): generated code writes no java.util.Date",
            "Formatted | @JsonFormat is at day",
            "Typed     | @JsonTypeInfo is on the class",
            "Shape     | its objects are of other classes",
            "Node      | getNext(): HERE$Node is written by Jackson: it may hold itself",
            "First     | second(): HERE$Second is written by Jackson: firsts(): HERE$First is written by Jackson: it may hold itself",
            "Hidden    | it isn't public",
            "Empty     | it has no properties",
            "Failure   | a class above it isn't one of the application",
            "Keyed     | names(): the keys of java.util.Map<HERE$Colour, java.lang.String> are no texts",
            "Several   | numbers(): generated code writes no int[]",
            "Anything  | value(): generated code writes no java.lang.Object",
            "OfDates   | HERE$Base<java.util.Date> with java.util.Date: generated code writes no java.util.Date"
    })
    void leavesOthersToJacksonAndSaysWhy(String type, String why) {
        assertThat(plan(type).access()).isEmpty();
        assertThat(plan(type).why()).isEqualTo(why.replace("HERE", JsonPlannerTest.class.getName()));
    }
}
