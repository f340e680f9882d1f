package dev.straightway.deployment.plan.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;

import dev.straightway.deployment.Fixtures;
import dev.straightway.deployment.plan.json.JsonPlan.MemberPlan;
import dev.straightway.deployment.plan.json.JsonPlan.MemberPlan.Kind;
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
        return PLAN.written().stream().filter(one -> one.type().endsWith("$" + type)).findFirst().orElseThrow();
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
        assertThat(plan("Plainer").members()).containsExactly(new MemberPlan("number", Kind.GETTER, "J"));
    }

    @Test
    void plansWhatIsInheritedAndGeneric() {
        assertThat(plan("Below").members()).containsExactlyInAnyOrder(new MemberPlan("isOpen", Kind.GETTER, "Z"),
                new MemberPlan("getValues", Kind.GETTER, "Ljava/util/List;"),
                new MemberPlan("value", Kind.FIELD, "Ljava/lang/Object;"));
    }

    @Test
    void leavesMethodsWithAViewToJackson() {
        assertThat(PLAN.written()).noneMatch(type -> type.type().endsWith("$Viewed"));
    }

    public static class Filled extends Base<Plainer> {
        private int count;

        public int getCount() {
            return count;
        }

        public Filled setCount(int count) {
            this.count = count;
            return this;
        }

        @JsonIgnore
        public void setNothing(Date nothing) {
        }

        public static void setAll(int all) {
        }
    }

    public static class Made {
        public int count;

        public Made(int count) {
            this.count = count;
        }
    }

    @JsonDeserialize(as = Converted.class)
    public static class Converted {
        public int count;
    }

    public record WithOthers(Made made, Converted converted, Keyed keyed) {
    }

    @Path("read")
    public static class Read {
        @POST
        public void filled(List<Filled> all) {
        }

        @PUT
        public void others(WithOthers others) {
        }

        @PATCH
        public void viewed(@JsonView(Object.class) Viewed viewed) {
        }
    }

    private static final List<TypePlan> READ = new JsonPlanner(
            Fixtures.scan(Read.class, Filled.class, Base.class, Plainer.class,
                    Made.class, Converted.class, WithOthers.class, Keyed.class, Colour.class, Viewed.class))
            .plan().read();

    private static TypePlan read(String type) {
        return READ.stream().filter(one -> one.type().endsWith("$" + type)).findFirst().orElseThrow();
    }

    @Test
    void plansToFillRecordsAndBeans() {
        assertThat(read("Plainer")).isEqualTo(new TypePlan(Plainer.class.getName(),
                Optional.of(Plainer.class.getName() + "_StraightwayJsonReader"),
                List.of(new MemberPlan("number", Kind.COMPONENT, "J")),
                "its values are of types that generated code reads, if the ObjectMapper agrees"));
        assertThat(read("Filled").members()).containsExactly(
                new MemberPlan("setCount", Kind.SETTER, "(I)L" + Filled.class.getName().replace('.', '/') + ";"),
                new MemberPlan("value", Kind.FIELD, "Ljava/lang/Object;"));
        assertThat(read("Filled").members()).extracting(MemberPlan::key).containsExactly("setCount(I)", "value");
    }

    @Test
    void leavesParametersWithAViewToJackson() {
        assertThat(READ).noneMatch(type -> type.type().endsWith("$Viewed"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "Made       | it has no public constructor without parameters",
            "Converted  | @JsonDeserialize is on the class",
            "Keyed      | names: the keys of java.util.Map<HERE$Colour, java.lang.String> aren't texts",
            "WithOthers | made: HERE$Made is read by Jackson: it has no public constructor without parameters"
    })
    void leavesOthersToBeReadByJacksonAndSaysWhy(String type, String why) {
        assertThat(read(type).access()).isEmpty();
        assertThat(read(type).why()).isEqualTo(why.replace("HERE", JsonPlannerTest.class.getName()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "Dated     | when(): generated code writes no java.util.Date",
            "Around    | all(): HERE$Dated is written by Jackson: when(): generated code writes no java.util.Date",
            "Formatted | @JsonFormat is at day",
            "Typed     | @JsonTypeInfo is on the class",
            "Shape     | its objects are of other classes",
            "Node      | getNext(): HERE$Node is written by Jackson: it may hold itself",
            "First     | second(): HERE$Second is written by Jackson: firsts(): HERE$First is written by Jackson: it may hold"
                    + " itself",
            "Hidden    | it isn't public",
            "Empty     | it has no properties",
            "Failure   | a class above it isn't one of the application",
            "Keyed     | names(): the keys of java.util.Map<HERE$Colour, java.lang.String> aren't texts",
            "Several   | numbers(): generated code writes no int[]",
            "Anything  | value(): generated code writes no java.lang.Object",
            "OfDates   | HERE$Base<java.util.Date> with java.util.Date: generated code writes no java.util.Date"
    })
    void leavesOthersToJacksonAndSaysWhy(String type, String why) {
        assertThat(plan(type).access()).isEmpty();
        assertThat(plan(type).why()).isEqualTo(why.replace("HERE", JsonPlannerTest.class.getName()));
    }
}
