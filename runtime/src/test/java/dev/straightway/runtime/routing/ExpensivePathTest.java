package dev.straightway.runtime.routing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExpensivePathTest {

    @ParameterizedTest
    @CsvSource({ "a*a*a*a*b, a, 200", ".*.*.*.*x, a, 200", "(a|b)+, ab, 200000", "(?:a|/)+x, a, 200000",
            "(a|b|/)+, a/, 200000" })
    void givesUp(String expression, String piece, int times) {
        RouteTable<String> table = table(expression);
        String path = "/" + piece.repeat(times) + "!";

        assertThatThrownBy(() -> table.find(path)).isInstanceOf(ExpensivePathException.class)
                .hasMessageStartingWith("The path takes too long to be matched with the expression '");
    }

    @ParameterizedTest
    @CsvSource({ "(a|b)+, ab, 300", "[a-z]+, abc, 1300", "(a+)+b, ab, 1", ".*x, abcdefgx, 500" })
    void matchesWhatIsBearable(String expression, String piece, int times) {
        assertThat(table(expression).find("/" + piece.repeat(times))).isNotNull();
    }

    private static RouteTable<String> table(String expression) {
        RouteTable.Builder<String> table = RouteTable.builder();
        table.add(PathTemplate.parse("/{n:" + expression + "}"), PathTemplate.parse(""), "route");
        return table.build();
    }
}
