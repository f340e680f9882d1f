package dev.straightway.runtime.routing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The table finds what the specification's own procedure finds, in tables that nobody would write.
 */
class RouteTableAgainstReferenceTest {

    private static final int TABLES = 1_000;
    private static final int PATHS = 40;

    @ParameterizedTest
    @ValueSource(longs = { 1, 2, 3, 4, 5 })
    void findsWhatTheSpecificationFinds(long seed) {
        RandomTables generator = new RandomTables(seed);
        SharedTemplates shared = new SharedTemplates();
        for (int table = 0; table < TABLES; table++) {
            compare(generator, table % 4 == 0 ? 60 : 12, table % 2 == 0 ? shared : new SharedTemplates());
        }
    }

    private static void compare(RandomTables generator, int mostRoutes, SharedTemplates templates) {
        ReferenceMatcher<String> reference = new ReferenceMatcher<>();
        RouteTable.Builder<String> builder = RouteTable.builder(templates);
        for (int routes = generator.upTo(mostRoutes); routes > 0; routes--) {
            PathTemplate inClass = generator.template(2);
            PathTemplate method = generator.template(3);
            boolean locator = generator.upTo(4) == 1;
            String value = inClass + " " + method + (locator ? " ..." : "");
            reference.add(inClass, method, locator, value);
            if (locator) {
                builder.addOpen(inClass, method, value);
            } else {
                builder.add(inClass, method, value);
            }
        }
        RouteTable<String> table = builder.build();
        for (int i = 0; i < PATHS; i++) {
            String path = generator.path(5);
            List<ReferenceMatcher.Match<String>> found = found(table, path);
            assertThat(found).as(() -> path + " in\n" + table.dump()).isEqualTo(reference.find(path));
            assertThat(firstOfEachClass(table, path)).as(() -> "attempts of " + path + " in\n" + table.dump())
                    .isEqualTo(found.stream().map(ReferenceMatcher.Match::values).toList());
        }
    }

    /** {@return the values of the first method template that matches in each class template} */
    private static List<List<String>> firstOfEachClass(RouteTable<String> table, String path) {
        return table.attempts(path).stream().flatMap(attempt -> attempt.methods().stream()
                .filter(Attempt.MethodAttempt::matches).limit(1)).map(Attempt.MethodAttempt::values).toList();
    }

    private static List<ReferenceMatcher.Match<String>> found(RouteTable<String> table, String path) {
        List<ReferenceMatcher.Match<String>> found = new ArrayList<>();
        for (RouteMatch<String> match = table.find(path); match != null; match = match.next()) {
            List<String> captures = new ArrayList<>();
            for (int i = 0; i < match.captureCount(); i++) {
                captures.add(match.capture(i));
            }
            found.add(new ReferenceMatcher.Match<>(match.values(), captures, match.rest()));
        }
        return found;
    }

    @Test
    void theGeneratedPathsDoMeetTheGeneratedTemplates() {
        RandomTables generator = new RandomTables(1);
        RouteTable.Builder<Integer> builder = RouteTable.builder();
        for (int i = 0; i < 12; i++) {
            builder.add(generator.template(2), generator.template(3), i);
        }
        RouteTable<Integer> table = builder.build();
        int found = 0;
        for (int i = 0; i < 1_000; i++) {
            found += table.find(generator.path(5)) == null ? 0 : 1;
        }
        assertThat(found).isBetween(100, 950);
    }
}
