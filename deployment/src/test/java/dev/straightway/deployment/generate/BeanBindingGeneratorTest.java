package dev.straightway.deployment.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.deployment.Fixtures;
import dev.straightway.deployment.plan.json.JsonPlan;
import dev.straightway.deployment.plan.json.JsonPlan.MemberPlan;
import dev.straightway.deployment.plan.json.JsonPlanner;
import dev.straightway.runtime.jackson.ReaderFit;
import dev.straightway.runtime.json.BeanBinding;
import dev.straightway.runtime.json.GeneratedBinding;
import dev.straightway.runtime.json.JsonInput;

/** Generates what makes and fills beans, loads it, and reads as Jackson does. */
class BeanBindingGeneratorTest {

    public enum Colour {
        RED,
        GREEN
    }

    public record Numbers(int a, long b, double c, float d, short e, byte f, boolean g, char h, Integer i, Boolean j) {
    }

    public static class Base<T> {
        public T open;
        protected T value;

        public void setValue(T value) {
            this.value = value;
        }
    }

    public static class Below extends Base<String> {
        private char letter;
        private Numbers numbers;

        public Below setLetter(char letter) {
            this.letter = letter;
            return this;
        }

        @JsonProperty("all of them")
        public void numbers(Numbers numbers) {
            this.numbers = numbers;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Below below && below.toString().equals(toString());
        }

        @Override
        public int hashCode() {
            return Objects.hash(open, value);
        }

        @Override
        public String toString() {
            return open + "|" + value + "|" + letter + "|" + numbers;
        }
    }

    public record Holder(List<Below> all, Map<String, Colour> colours, Optional<LocalDate> day) {
    }

    @Path("all")
    public static class Resource {
        @POST
        public void post(Holder holder) {
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '#', quoteCharacter = '~', value = {
            "Numbers # {'a':-1,'b':9999999999,'c':0.1,'d':1e3,'e':-2,'f':3,'g':true,'h':'x','i':4,'j':false}",
            "Numbers # {'i':null,'h':'\\u00e4'}",
            "Below   # {'open':'o','value':'v','letter':'l','all of them':{'a':1},'value':null,'more':[{}]}",
            "Below   # {}",
            "Holder  # {'all':[{'letter':'a'},null],'colours':{'x':'GREEN'},'day':'2026-01-02'}",
            "Holder  # {}" })
    void readsWhatJacksonReads(String type, String json) throws Exception {
        JsonPlan plan = new JsonPlanner(Fixtures.scan(Resource.class, Colour.class, Numbers.class, Base.class, Below.class,
                Holder.class)).plan();
        assertThat(plan.generatedReading()).hasSize(3);
        GeneratedClasses classes = GeneratedClasses.of(plan);
        ObjectMapper mapper = new ObjectMapper().findAndRegisterModules()
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
        JavaType read = mapper.constructType(Class.forName(BeanBindingGeneratorTest.class.getName() + "$" + type));
        ReaderFit.Found found = ReaderFit.of(mapper, read, bean -> Optional.of(binding(classes, plan, bean)));
        assertThat(found.reason()).isEmpty();
        byte[] text = json.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
        assertThat(found.reader().orElseThrow().read(new JsonInput(text, 0, text.length)))
                .isEqualTo(mapper.readerFor(read).readValue(text));
    }

    private static GeneratedBinding binding(GeneratedClasses classes, JsonPlan plan, Class<?> bean) {
        JsonPlan.TypePlan planned = plan.generatedReading().filter(type -> type.type().equals(bean.getName())).findFirst()
                .orElseThrow();
        try {
            return new GeneratedBinding((BeanBinding) classes.instance(planned.access().orElseThrow()),
                    planned.members().stream().map(MemberPlan::key).toList());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
