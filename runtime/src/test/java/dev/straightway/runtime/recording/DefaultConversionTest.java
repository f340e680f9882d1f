package dev.straightway.runtime.recording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import jakarta.ws.rs.ext.ParamConverter;
import jakarta.ws.rs.ext.ParamConverterProvider;

import org.junit.jupiter.api.Test;

import dev.straightway.runtime.invocation.MethodSpec;
import dev.straightway.runtime.invocation.Parameter;
import dev.straightway.runtime.invocation.Source;
import dev.straightway.runtime.provider.Registrations;
import dev.straightway.runtime.provider.Registry;

/** The text of {@code @DefaultValue}, converted by a provider's converter while the application starts (§3.2). */
class DefaultConversionTest {

    /** Counts by twos. */
    static class Doubling implements ParamConverter<Integer> {
        int conversions;

        @Override
        public Integer fromString(String text) {
            conversions++;
            return 2 * Integer.parseInt(text);
        }

        @Override
        public String toString(Integer value) {
            return Integer.toString(value / 2);
        }
    }

    @ParamConverter.Lazy
    static final class Lazily extends Doubling {
    }

    private record Providing(ParamConverter<Integer> converter) implements ParamConverterProvider {
        @Override
        @SuppressWarnings("unchecked") // asked for nothing but Integer here
        public <T> ParamConverter<T> getConverter(Class<T> type, Type generic, Annotation[] annotations) {
            return (ParamConverter<T>) converter;
        }
    }

    void resource(Integer amount) {
    }

    private static Parameter parameter(ParamConverter<Integer> converter, String defaultText) {
        Registrations registrations = new Registrations(type -> null);
        registrations.addInstance(new Providing(converter));
        ElementSpec element = new ElementSpec(
                new MethodSpec(DefaultConversionTest.class.getName(), "resource", List.of(Integer.class.getName())), 0);
        String signature = "Ljava/lang/Integer;";
        ParameterSpec spec = new ParameterSpec(Optional.of(Source.QUERY), "amount", Optional.ofNullable(defaultText),
                Optional.empty(), Optional.empty(), Optional.empty(),
                Optional.of(new ConvertedSpec(signature, signature, true, element)),
                Optional.empty(), Optional.empty());
        return new ParameterFactory(new Registry(registrations, Set.of(), List::of), List.of(), false, null,
                new Generated(List.of()))
                .parameters(List.of(spec))
                .get(0);
    }

    @Test
    void isConvertedOnceAtTheStart() {
        Doubling converter = new Doubling();

        assertThat(parameter(converter, "21")).isNotNull();

        assertThat(converter.conversions).isEqualTo(1);
    }

    @Test
    void stopsTheStartWhenItDoesNotConvert() {
        assertThatThrownBy(() -> parameter(new Doubling(), "many")).isInstanceOf(IllegalStateException.class)
                .hasMessage("dev.straightway.runtime.recording.DefaultConversionTest#resource: "
                        + "dev.straightway.runtime.recording.DefaultConversionTest$Doubling doesn't convert "
                        + "@DefaultValue(\"many\") of the query parameter 'amount'. Fix the value, or put "
                        + "@ParamConverter.Lazy on the converter.")
                .hasCauseInstanceOf(NumberFormatException.class);
    }

    @Test
    void waitsForTheFirstRequestWhenTheConverterIsLazy() {
        Lazily converter = new Lazily();

        assertThat(parameter(converter, "many")).isNotNull();

        assertThat(converter.conversions).isZero();
    }

    @Test
    void isNotAskedForWhereThereIsNone() {
        Doubling converter = new Doubling();

        parameter(converter, null);

        assertThat(converter.conversions).isZero();
    }
}
