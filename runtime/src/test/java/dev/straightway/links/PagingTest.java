package dev.straightway.links;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.net.URI;
import java.util.stream.Collectors;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PagingTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "0 | 10 | 95 | first 0, next 1, last 9",
            "5 | 10 | 95 | first 0, prev 4, next 6, last 9",
            "9 | 10 | 95 | first 0, prev 8, last 9",
            "9 | 10 | 100 | first 0, prev 8, last 9",
            "9 | 10 | 101 | first 0, prev 8, next 10, last 10",
            "50 | 10 | 95 | first 0, prev 9, last 9",
            "0 | 10 | 10 | first 0, last 0",
            "0 | 10 | 0 | first 0, last 0",
            "3 | 10 | 0 | first 0, prev 0, last 0" })
    void linksToTheOtherPages(int page, int size, long total, String expected) {
        assertThat(new Paging(page, size, total).links(number -> URI.create("/items?page=" + number)).stream()
                .map(link -> link.getRel() + " " + link.getUri().getQuery().substring("page=".length()))
                .collect(Collectors.joining(", "))).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({ "-1, 10, 5", "0, 0, 5", "0, 10, -1", "0, 1, 3000000000" })
    void refusesWhatIsNoPage(int page, int size, long total) {
        assertThatIllegalArgumentException().isThrownBy(() -> new Paging(page, size, total))
                .withMessage("There is no page " + page + " of " + size + " elements in a list of " + total);
    }
}
