package dev.straightway.lab.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FlamegraphSectionTest {

    @ParameterizedTest
    @CsvSource({ "flamegraphs/get cpu.html, flamegraphs/get%20cpu.html", "a&b.html, a&b.html", "javascript:alert(1), ''",
            "https://example.org/x.html, ''", "/etc/x.html, ''", "//example.org/x.html, ''", "../x.html, ''",
            "a/../../x.html, ''", "\\\\host\\x.html, ''", "results.exe, ''" })
    void linksOnlyPagesBelowItsFolder(String file, String link) {
        assertThat(FlamegraphSection.relative(file)).isEqualTo(link);
    }
}
