package dev.straightway.deployment.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;

import dev.straightway.deployment.Fixtures;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.plan.json.JsonPlan;
import dev.straightway.deployment.plan.json.JsonPlan.MemberPlan;
import dev.straightway.deployment.plan.json.JsonPlan.TypePlan;
import dev.straightway.deployment.plan.json.JsonPlanner;
import dev.straightway.runtime.jackson.WriterFit;
import dev.straightway.runtime.json.GeneratedAccess;
import dev.straightway.runtime.json.JsonOutput;
import dev.straightway.runtime.json.PropertyAccess;

/** Generates what asks beans, loads it, and writes them as Jackson does. */
class PropertyAccessGeneratorTest {

    public enum Colour {
        RED,
        GREEN
    }

    public record Numbers(int a, long b, double c, float d, short e, byte f, boolean g, char h, Integer i, Boolean j) {
    }

    public static class Base<T> {
        public T open;
        private final T value;

        Base(T value) {
            this.open = value;
            this.value = value;
        }

        public T getValue() {
            return value;
        }
    }

    @JsonInclude(JsonInclude.Include.NON_NULL)
    public static class Below extends Base<String> {

        public Below(String value) {
            super(value);
        }

        @Override
        public String getValue() {
            return super.getValue();
        }

        @JsonProperty("is it")
        public boolean isIt() {
            return true;
        }

        @JsonProperty
        public Optional<Numbers> numbers() {
            return Optional.of(new Numbers(1, 2, 3, 4, (short) 5, (byte) 6, true, 'c', null, false));
        }
    }

    public static class Above {
        private final String zone = "z";
        private final int middle = 1;

        public int getMiddle() {
            return middle;
        }

        public String getZone() {
            return zone;
        }
    }

    public static class Ordinary extends Above {
        private final String second = "b";
        private final boolean first = true;

        public boolean isFirst() {
            return first;
        }

        public String getSecond() {
            return second;
        }

        public String getNoField() {
            return "c";
        }
    }

    public record Holder(List<Below> all, Map<String, Colour> colours, LocalDate day) {
    }

    @Path("all")
    public static class Resource {
        @GET
        public Holder get() {
            return null;
        }

        @GET
        @Path("ordinary")
        public Ordinary getOrdinary() {
            return null;
        }
    }

    static Stream<Object> values() {
        return Stream.of(new Numbers(-1, Long.MIN_VALUE, 1e300, 0.1f, (short) -2, (byte) 3, false, '"', 4, true),
                new Below("\u00e4"), new Below(null), new Ordinary(),
                new Holder(Arrays.asList(new Below("a"), null), Map.of("c", Colour.GREEN), LocalDate.of(2026, 1, 2)));
    }

    @ParameterizedTest
    @MethodSource("values")
    void writesWhatJacksonWrites(Object value) throws Exception {
        JsonPlan plan = plan();
        assertThat(plan.generated()).hasSize(4);
        GeneratedClasses classes = GeneratedClasses.of(plan);
        ObjectMapper mapper = new ObjectMapper().findAndRegisterModules()
                .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS);
        JavaType type = mapper.constructType(value.getClass());
        WriterFit.Found found = WriterFit.of(mapper, type, bean -> Optional.of(access(classes, plan, bean)));
        assertThat(found.reason()).isEmpty();
        JsonOutput output = new JsonOutput(0);
        found.writer().orElseThrow().write(value, output);
        assertThat(new String(output.bytes(), 0, output.length(), "UTF-8")).isEqualTo(mapper.writeValueAsString(value));
    }

    /** Then they are written without a choice for each of them. */
    @ParameterizedTest
    @ValueSource(classes = { Ordinary.class, Numbers.class, Holder.class })
    void hasTheMembersOfOrdinaryBeansInTheOrderOfJackson(Class<?> type) throws Exception {
        ObjectMapper mapper = new ObjectMapper();
        List<String> written = new ArrayList<>();
        mapper.getSerializerProviderInstance().findValueSerializer(type).properties()
                .forEachRemaining(property -> written.add(property.getMember().getName()));

        TypePlan planned = plan().generated().filter(one -> one.type().equals(type.getName())).findFirst().orElseThrow();

        assertThat(planned.members()).extracting(MemberPlan::name).isEqualTo(written);
    }

    private static JsonPlan plan() {
        RestApplication application = Fixtures.scan(Resource.class, Colour.class, Numbers.class, Base.class, Below.class,
                Holder.class, Above.class, Ordinary.class);
        return new JsonPlanner(application).plan();
    }

    private static GeneratedAccess access(GeneratedClasses classes, JsonPlan plan, Class<?> bean) {
        TypePlan planned = plan.generated().filter(type -> type.type().equals(bean.getName())).findFirst()
                .orElseThrow();
        try {
            return new GeneratedAccess((PropertyAccess) classes.instance(planned.access().orElseThrow()),
                    planned.members().stream().map(MemberPlan::key).toList());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
