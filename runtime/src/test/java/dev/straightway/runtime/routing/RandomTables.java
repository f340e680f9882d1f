package dev.straightway.runtime.routing;

import java.util.List;
import java.util.Random;

/**
 * Templates and paths that meet often and in awkward ways.
 */
final class RandomTables {

    private static final List<String> TEMPLATE_SEGMENTS = List.of("a", "b", "ab", "a", "b", "x", "1", "a-b", "",
            "{v}", "{v}", "{v}", "{v:\\d+}", "{v:[a-z]+}", "{v:[0-9]+}", "{v:[^/]+}", "{v:a*}", "{v:(a|b)+}", "{v:a|ab}",
            "a{v}", "{v}b", "{v}.{w}", "{v}{w}", "{v}-{w}-{z}", "{v:\\d+}.{w}", "{v}.x", "{v:\\w+}.x",
            "{v:.*}", "{v:.+}", "{v:.*?}", "{v:a(/b)?}", "{v:.*}b", "a{v:.+}", "{v:[^.]+}");
    private static final List<String> PATH_SEGMENTS = List.of("a", "a", "b", "b", "ab", "x", "1", "12", "", "aa", "aab", "a.b",
            "a.b.c", "1.x", "12.12", "a-b", "a-b-c", "--a--", "c", "..", "%20");

    private final Random random;
    private int names;

    RandomTables(long seed) {
        random = new Random(seed);
    }

    PathTemplate template(int mostSegments) {
        StringBuilder template = new StringBuilder();
        for (int segments = random.nextInt(mostSegments + 1); segments > 0; segments--) {
            template.append('/').append(pick(TEMPLATE_SEGMENTS)
                    .replace("{v", "{v" + names++).replace("{w", "{w" + names++).replace("{z", "{z" + names++));
        }
        return PathTemplate.parse(template.toString());
    }

    String path(int mostSegments) {
        StringBuilder path = new StringBuilder();
        for (int segments = random.nextInt(mostSegments + 1); segments > 0; segments--) {
            path.append('/').append(pick(PATH_SEGMENTS));
        }
        return random.nextInt(5) == 0 ? path + "/" : path.toString();
    }

    int upTo(int most) {
        return 1 + random.nextInt(most);
    }

    private String pick(List<String> from) {
        return from.get(random.nextInt(from.size()));
    }
}
