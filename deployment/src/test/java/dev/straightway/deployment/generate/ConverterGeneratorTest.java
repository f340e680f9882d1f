package dev.straightway.deployment.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.UUID;
import java.util.concurrent.TimeUnit;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.deployment.Fixtures;
import dev.straightway.deployment.plan.ConverterPlan;
import dev.straightway.deployment.plan.Plan;
import dev.straightway.runtime.invocation.Converter;

/** Generates converters, loads them beside the types that they make, and calls them. */
class ConverterGeneratorTest {

    static final class ByConstructor {
        private final String text;

        ByConstructor(String text) {
            if (text.isEmpty()) {
                throw new IllegalArgumentException("empty");
            }
            this.text = text;
        }

        @Override
        public String toString() {
            return "new " + text;
        }
    }

    static final class ByValueOf {
        private final int length;

        private ByValueOf(int length) {
            this.length = length;
        }

        static ByValueOf valueOf(String text) {
            return new ByValueOf(text.length());
        }

        @Override
        public String toString() {
            return "valueOf " + length;
        }
    }

    static final class ByFromString {
        private final String text;

        private ByFromString(StringBuilder text) {
            this.text = text.toString();
        }

        static ByFromString fromString(String text) {
            return text.equals("none") ? null : new ByFromString(new StringBuilder(text));
        }

        @Override
        public String toString() {
            return "fromString " + text;
        }
    }

    interface ByInterface {
        static ByInterface valueOf(String text) {
            return new ByInterface() {
                @Override
                public String toString() {
                    return "interface " + text;
                }
            };
        }
    }

    enum Colour {
        RED,
        BLUE
    }

    enum Shade {
        DARK;

        static Shade fromString(String text) {
            return valueOf(text.toUpperCase(Locale.ROOT));
        }
    }

    @Path("all")
    static class All {
        @GET
        public String get(@QueryParam("a") ByConstructor a, @QueryParam("b") ByValueOf b, @QueryParam("c") ByFromString c,
                @QueryParam("d") ByInterface d,
                @QueryParam("e") Colour e, @QueryParam("f") Shade f, @QueryParam("g") UUID g, @QueryParam("h") BigDecimal h,
                @QueryParam("i") LocalDate i, @QueryParam("j") TimeUnit j) {
            return "";
        }
    }

    private final Plan plan = Fixtures.plan(All.class, ByConstructor.class, ByValueOf.class, ByFromString.class,
            ByInterface.class, Colour.class, Shade.class);
    private final GeneratedClasses classes = GeneratedClasses.of(plan, ConverterGeneratorTest.class);

    @ParameterizedTest
    @CsvSource({
            "ByConstructor, x, new x",
            "ByValueOf, four, valueOf 4",
            "ByFromString, x, fromString x",
            "ByInterface, x, interface x",
            "Colour, BLUE, BLUE",
            "Shade, dark, DARK",
            "UUID, 00000000-0000-0001-0000-000000000002, 00000000-0000-0001-0000-000000000002",
            "BigDecimal, 1.50, 1.50",
            "LocalDate, 2024-02-29, 2024-02-29",
            "TimeUnit, DAYS, DAYS" })
    void makesAValueOfText(String type, String text, String expected) throws Throwable {
        assertThat(converter(type).convert(text)).hasToString(expected);
    }

    @Test
    void returnsTheNullOfTheTypesOwnMethod() throws Throwable {
        assertThat(converter("ByFromString").convert("none")).isNull();
    }

    @Test
    void letsTheFailureOfTheTypeThrough() {
        assertThatThrownBy(() -> converter("ByConstructor").convert("")).isExactlyInstanceOf(IllegalArgumentException.class)
                .hasMessage("empty");
        assertThatThrownBy(() -> converter("LocalDate").convert("x")).isInstanceOf(DateTimeParseException.class);
    }

    private Converter converter(String type) throws ReflectiveOperationException {
        ConverterPlan found = plan.converters().stream().filter(converter -> converter.type().endsWith(type)).findFirst()
                .orElseThrow();
        return (Converter) classes.instance(found.converter());
    }
}
