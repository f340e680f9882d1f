package dev.straightway.runtime.invocation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.WebApplicationException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ParameterTest {

    private static Parameter query(String defaultText, Converter converter) {
        return new Parameter(Source.QUERY, "p", defaultText, converter);
    }

    @Test
    void parsesEachPrimitive() {
        Parameter parameter = query(null, null);
        assertThat(parameter.booleanValue("true")).isTrue();
        assertThat(parameter.byteValue("-128")).isEqualTo((byte) -128);
        assertThat(parameter.shortValue("32767")).isEqualTo((short) 32767);
        assertThat(parameter.intValue("-2147483648")).isEqualTo(Integer.MIN_VALUE);
        assertThat(parameter.longValue("9223372036854775807")).isEqualTo(Long.MAX_VALUE);
        assertThat(parameter.floatValue("1.5")).isEqualTo(1.5f);
        assertThat(parameter.doubleValue("-1e3")).isEqualTo(-1000d);
        assertThat(parameter.charValue("x")).isEqualTo('x');
        assertThat(parameter.string("text")).isEqualTo("text");
    }

    @Test
    void isZeroWithoutTextAndDefault() {
        Parameter parameter = query(null, null);
        assertThat(parameter.booleanValue(null)).isFalse();
        assertThat(parameter.intValue(null)).isZero();
        assertThat(parameter.doubleValue(null)).isZero();
        assertThat(parameter.charValue(null)).isEqualTo((char) 0);
        assertThat(parameter.string(null)).isNull();
        assertThat(parameter.value(null)).isNull();
        assertThat(parameter.list(List.of())).isEmpty();
        assertThat(parameter.optional(null)).isEmpty();
        assertThat(parameter.optionalList(List.of())).isEmpty();
    }

    @Test
    void takesTheDefaultWithoutText() {
        assertThat(query("7", null).intValue(null)).isEqualTo(7);
        assertThat(query("7", null).intValue("8")).isEqualTo(8);
        assertThat(query("7", Converters.box("java.lang.Integer")).list(List.of())).containsExactly(7);
        assertThat(query("7", Converters.box("java.lang.Integer")).optional(null)).isEqualTo(Optional.of(7));
    }

    @Test
    void collectsInTheOrderOfTheRequest() {
        Parameter parameter = query(null, Converters.box("java.lang.Integer"));
        assertThat(parameter.list(List.of("3", "1", "3"))).containsExactly(3, 1, 3);
        assertThat(parameter.set(List.of("3", "1", "3"))).containsExactly(3, 1);
        assertThat(parameter.sortedSet(List.of("3", "1", "3"))).containsExactly(1, 3);
        assertThat(parameter.set(List.of())).isEqualTo(Set.of());
    }

    @ParameterizedTest
    @CsvSource({ "PATH, 404, path parameter", "QUERY, 404, query parameter", "HEADER, 400, header field",
            "COOKIE, 400, cookie", "MATRIX, 404, matrix parameter", "FORM, 400, form field" })
    void answersWhatTheSourceAsksForWhenTextDoesNotConvert(Source source, int status, String words) {
        Parameter parameter = new Parameter(source, "n", null, null);
        assertThatThrownBy(() -> parameter.intValue("ten")).isInstanceOfSatisfying(WebApplicationException.class,
                failure -> {
                    assertThat(failure.getResponse().getStatus()).isEqualTo(status).isEqualTo(source.failureStatus());
                    assertThat(failure).hasMessage("The " + words + " 'n' has a value that it can't have");
                });
    }

    @ParameterizedTest
    @CsvSource({ "byte, 128", "byte, -129", "short, 40000", "int, 2147483648", "long, 9223372036854775808", "char, ab",
            "char, ''", "double, x" })
    void refusesWhatIsOutOfRange(String type, String text) {
        Parameter parameter = query(null, null);
        assertThatThrownBy(() -> {
            switch (type) {
                case "byte" -> parameter.byteValue(text);
                case "short" -> parameter.shortValue(text);
                case "int" -> parameter.intValue(text);
                case "long" -> parameter.longValue(text);
                case "char" -> parameter.charValue(text);
                default -> parameter.doubleValue(text);
            }
        }).isInstanceOf(NotFoundException.class);
    }

    @Test
    void passesTheConvertersOwnAnswerOn() {
        Converter refusing = new Converter() {
            @Override
            public Object convert(String text) {
                throw new WebApplicationException(418);
            }
        };
        assertThatThrownBy(() -> query(null, refusing).value("x")).isInstanceOfSatisfying(WebApplicationException.class,
                failure -> assertThat(failure.getResponse().getStatus()).isEqualTo(418));
    }

    @ParameterizedTest
    @EnumSource(names = { "HEADER", "COOKIE" })
    void wrapsWhatAConverterThrows(Source source) {
        Converter failing = new Converter() {
            @Override
            public Object convert(String text) throws Exception {
                throw new Exception("checked");
            }
        };
        assertThatThrownBy(() -> new Parameter(source, "n", null, failing).value("x"))
                .isInstanceOf(BadRequestException.class).hasCauseInstanceOf(Exception.class);
    }

    @Test
    void collectsIntoArrays() {
        Parameter boxes = query(null, Converters.box("java.lang.Integer"));
        assertThat((int[]) boxes.array(List.of("3", "1", "3"), int.class)).containsExactly(3, 1, 3);
        assertThat((Integer[]) boxes.array(List.of("3"), Integer.class)).containsExactly(3);
        assertThat((String[]) query(null, null).array(List.of("b", "a"), String.class)).containsExactly("b", "a");
        assertThat((int[]) boxes.array(List.of(), int.class)).isEmpty();
        assertThat((int[]) query("7", Converters.box("java.lang.Integer")).array(List.of(), int.class)).containsExactly(7);
    }

    /** Makes what a provider of the application would: lengths, and nothing of an empty text. */
    private static final Converter LENGTH = new Converter() {
        @Override
        public Object convert(String text) {
            return text.isEmpty() ? null : text.length();
        }
    };

    @Test
    void asksTheConverterOfAProviderForPrimitives() {
        Parameter parameter = query("four", LENGTH);
        assertThat(parameter.intValue("abc")).isEqualTo(3);
        assertThat(parameter.intValue(null)).isEqualTo(4);
        assertThat(parameter.intValue("")).isZero();
        assertThat(query(null, LENGTH).intValue(null)).isZero();
        assertThat(query(null, new Converter() {
            @Override
            public Object convert(String text) {
                return text + "!";
            }
        }).string("a")).isEqualTo("a!");
    }

    @Test
    void letsAWholeConverterMakeTheCollectionOfTheFirstText() {
        Converter split = new Converter() {
            @Override
            public Object convert(String text) {
                return List.of((Object[]) text.split(","));
            }
        };
        Parameter parameter = new Parameter(Source.QUERY, "p", "d,e", split, true);
        assertThat(parameter.list(List.of("a,b", "c"))).containsExactly("a", "b");
        assertThat(parameter.list(List.of())).containsExactly("d", "e");
        assertThat(new Parameter(Source.QUERY, "p", null, split, true).list(List.of())).isNull();
    }

    @Test
    void splitsEachTextBySeparators() {
        Parameter parameter = new Parameter(Source.QUERY, "n", null, Converters.box("java.lang.Integer"))
                .splitBy(Pattern.compile("[,;]"));
        assertThat(parameter.list(List.of("1,2", "3;4"))).containsExactly(1, 2, 3, 4);
        assertThat(parameter.set(List.of("1,1"))).containsExactly(1);
        assertThat((int[]) parameter.array(List.of("5,6"), int.class)).containsExactly(5, 6);
        assertThatThrownBy(() -> parameter.list(List.of("1,,2"))).isInstanceOf(NotFoundException.class);
    }

    @Test
    void takesTheDefaultForOneValue() {
        Parameter parameter = new Parameter(Source.QUERY, "n", "7,8", null).splitBy(Pattern.compile(","));
        assertThat(parameter.list(List.of())).containsExactly("7,8");
    }

    @Test
    void takesTheDefaultWhereSeparatorsLeaveNothing() {
        Parameter parameter = new Parameter(Source.QUERY, "n", "7", null).splitBy(Pattern.compile(","));
        assertThat(parameter.list(List.of(","))).containsExactly("7");
    }

    @Test
    void leavesOutTextsWithoutCharactersIfAsked() {
        Converter integers = Converters.box("java.lang.Integer");
        Parameter defaulted = new Parameter(Source.QUERY, "n", "7", integers).withoutEmptyTexts();
        assertThat(defaulted.value("")).isEqualTo(7);
        assertThat(defaulted.list(List.of("", "1", ""))).containsExactly(1);
        assertThat(defaulted.list(List.of(""))).containsExactly(7);
        Parameter plain = new Parameter(Source.QUERY, "n", null, null).withoutEmptyTexts();
        assertThat(plain.string("")).isNull();
        assertThat(plain.intValue("")).isZero();
        assertThat(plain.optional("")).isEmpty();
        assertThat(plain.optionalList(List.of(""))).isEmpty();
        assertThat(plain.splitBy(Pattern.compile(",")).optionalSet(List.of(""))).isEmpty();
        assertThat(new Parameter(Source.QUERY, "n", null, null).optionalSortedSet(List.of("")))
                .hasValue(new TreeSet<>(Set.of("")));
    }

    @Test
    void hasAConverterForEachBox() {
        assertThat(Converters.hasBox("java.lang.String")).isFalse();
        assertThatThrownBy(() -> Converters.box("java.lang.String")).isInstanceOf(IllegalStateException.class);
        for (String box : List.of("Boolean", "Byte", "Short", "Integer", "Long", "Float", "Double", "Character")) {
            assertThat(Converters.hasBox("java.lang." + box)).as(box).isTrue();
        }
        assertThat(new Parameter(Source.QUERY, "c", null, Converters.box("java.lang.Character")).value("x")).isEqualTo('x');
    }
}
