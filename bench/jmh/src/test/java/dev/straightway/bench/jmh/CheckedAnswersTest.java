package dev.straightway.bench.jmh;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.openjdk.jmh.annotations.Param;

/** Each benchmark finds its answers right before it measures. */
class CheckedAnswersTest {

    static List<String> accepted() throws NoSuchFieldException {
        return List.of(NegotiationBenchmark.class.getField("accept")
                .getAnnotation(Param.class).value());
    }

    @ParameterizedTest
    @MethodSource("accepted")
    void areRightOfNegotiation(String accept) {
        NegotiationBenchmark benchmark = new NegotiationBenchmark();
        benchmark.accept = accept;
        assertThatCode(benchmark::check).doesNotThrowAnyException();
    }

    @Test
    void areRightOfConvertersJsonAndLinks() {
        assertThatCode(new ConverterBenchmark()::check).doesNotThrowAnyException();
        assertThatCode(new JsonBenchmark()::check).doesNotThrowAnyException();
        assertThatCode(new LinkBenchmark()::check).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @CsvSource({ "10, CLASSES", "10, METHODS", "2000, CLASSES", "2000, METHODS" })
    void areRightOfRouteTables(int routes, String layout) {
        RouteTableBenchmark benchmark = new RouteTableBenchmark();
        benchmark.routes = routes;
        benchmark.layout = layout;
        assertThatCode(benchmark::setup).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @EnumSource
    void areRightOfLocators(LocatedRequests.Way way) throws Exception {
        LocatorBenchmark benchmark = new LocatorBenchmark();
        benchmark.way = way.name();
        try {
            assertThatCode(benchmark::setup).doesNotThrowAnyException();
        } finally {
            benchmark.close();
        }
    }

    @Test
    void areRefusedWhereTheyAreWrong() {
        assertThatThrownBy(() -> Checked.equal("right", "wrong")).isInstanceOf(IllegalStateException.class)
                .hasMessage("Expected 'right' and found 'wrong'");
    }
}
