package dev.straightway.it.hostile.attack.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TableTest {

    private static final String TEXT = "# a remark\n\nform *\tstatus\t4*\t-\tbecause\n*\tbody\t*\t*\tanother\n";

    @Test
    void findsTheFirstRowWhosePatternsMatch() {
        Table table = Table.parse(TEXT, 5);
        assertThat(table.find("form /x", "status", "404", "-").columns()).endsWith("because");
        assertThat(table.find("form /x", "body", "a\nb", "").columns()).endsWith("another");
    }

    @Test
    void findsNothingWhereOneColumnIsOther() {
        Table table = Table.parse(TEXT, 5);
        assertThat(table.find("form /x", "status", "500", "-")).isNull();
        assertThat(table.find("forms", "status", "404", "-")).isNull();
    }

    @Test
    void refusesARowThatLacksItsReason() {
        assertThatThrownBy(() -> Table.parse("form\tstatus\t4*\t-\n", 5))
                .hasMessage("A row needs 5 columns: form\tstatus\t4*\t-");
    }

    @ParameterizedTest
    @ValueSource(strings = { "quarkus-rest", "resteasy-classic" })
    void readsTheDifferencesThatAreAccepted(String peer) {
        assertThat(Table.read("accepted-differences-" + peer + ".tsv", 5).rows()).isNotEmpty();
    }

    /** A method that returns null has no content (Jakarta REST 3.1 §3.3.3), whatever it was asked to return. */
    @ParameterizedTest
    @ValueSource(strings = { "map", "list" })
    void acceptsNoContentForANullOfJson(String path) {
        Table table = Table.read("accepted-differences-quarkus-rest.tsv", 5);
        assertThat(table.find("json/odd /body/" + path + " null", "status", "204", "500")).isNotNull();
        assertThat(table.find("json/odd /body/" + path + " null", "status", "500", "204")).isNull();
    }

    @Test
    void readsTheFindingsThatAreKnown() {
        assertThat(Table.read("known-findings.tsv", 5).rows())
                .allSatisfy(row -> assertThat(row.columns().get(3)).isIn("always", "sometimes"));
    }
}
