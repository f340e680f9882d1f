package dev.straightway.bench.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import dev.straightway.runtime.routing.RouteMatch;
import dev.straightway.runtime.routing.RouteTable;

/** A benchmark that measures misses would look fast. */
class RouteSetTest {

    @ParameterizedTest
    @CsvSource({ "CLASSES, 10", "CLASSES, 2000", "METHODS, 10", "METHODS, 2000" })
    void everyRouteIsFoundByItsPaths(RouteSet.Layout layout, int size) {
        RouteSet set = RouteSet.of(layout, size);
        RouteTable<String> table = set.table();
        Random random = new Random(1);
        for (RouteSet.Route route : set.routes()) {
            String path = route.path(random);
            assertThat(table.find(path)).as(path).isNotNull();
            assertThat(table.find(path).values()).as(path).containsExactly(route.text());
        }
        assertThat(set.routes().stream().map(RouteSet.Route::text)).hasSize(size).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @CsvSource({ "CLASSES, 10", "CLASSES, 2000", "METHODS, 10", "METHODS, 2000" })
    void theRandomPathsFindAllRoutes(RouteSet.Layout layout, int size) {
        RouteSet set = RouteSet.of(layout, size);
        RouteTable<String> table = set.table();
        Set<String> found = new HashSet<>();
        for (String path : set.paths(8_192)) {
            RouteMatch<String> match = table.find(path);
            assertThat(match).as(path).isNotNull();
            found.addAll(match.values());
        }
        assertThat(found).hasSize(size);
    }

    @ParameterizedTest
    @EnumSource
    void theSmallSetsPathsFindTheSameRoutesInBothTables(RouteSet.Layout layout) {
        RouteSet small = RouteSet.of(layout, 10);
        List<String> paths = small.onePathEach();
        RouteTable<String> few = small.table();
        RouteTable<String> many = RouteSet.of(layout, RouteSet.LARGEST).table();
        assertThat(paths).hasSize(10);
        for (String path : paths) {
            assertThat(many.find(path).values()).as(path).isEqualTo(few.find(path).values());
        }
    }

    @ParameterizedTest
    @EnumSource
    void theSmallSetHasEveryKindOfRoute(RouteSet.Layout layout) {
        Set<Integer> captures = RouteSet.of(layout, 10).routes().stream()
                .map(route -> route.method().variables().size()).collect(Collectors.toSet());
        long expressions = RouteSet.of(layout, 10).routes().stream()
                .filter(route -> route.text().contains("\\d+")).count();
        assertThat(captures).containsExactlyInAnyOrder(0, 1, 2);
        assertThat(expressions).isBetween(1L, 9L);
    }
}
