package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Spellings of paths below {@code /api} that a policy protects; their resources answer with {@code PROTECTED}. */
final class ProtectedSpellings {

    private static final long SEED = 20_261_122;
    private static final int PER_CONNECTION = 50;
    private static final List<String> PROTECTED = List.of("/api/secret/name", "/api/exact", "/api/any/hidden",
            "/api/open/../secret/name", "/api/open/../exact", "/api/open/../any/hidden");
    private static final List<String> INSERTS = List.of("/", "//", "/./", "/../", "/x/../", "/%2e/", "/%2E%2e/", "%2F", "%2f",
            ";", ";a=b", ";a=b/", ";%2f", ";a=%252fb", ";%5cb", "/;/", "..;/", "/..;x/", "\\", "%5C", "%5c..%5c", "%00", "%3B",
            "%3bx=1", "%252F", "%252e",
            "%25", ".", "..", "%2e%2e%2f", "/open/../", "..%2fopen%2f", "/..%2f..%2fapi%2fopen%2f", "%c0%af", "%e2%88%95", "+",
            "%20", "%09", "%0a", "?", "%3F", "#", "%23", "*", "&", "@", ":", "~", "open", "%u002f", "%");

    private ProtectedSpellings() {
    }

    /** Sends so many of them, with an origin before each. */
    static void noneReachesAResource(URL server, String origin, int count) throws IOException {
        Set<Integer> statuses = new LinkedHashSet<>();
        Deque<String> left = new ArrayDeque<>(spellings(count));
        int answered = 0;
        while (!left.isEmpty()) {
            try (RawConnection connection = new RawConnection(server)) {
                boolean open = true;
                for (int i = 0; open && i < PER_CONNECTION && !left.isEmpty(); i++) {
                    String path = left.remove();
                    RawConnection.Answer answer = connection.send("GET " + origin + path + " HTTP/1.1\nHost: test\n\n")
                            .answer();
                    answered++;
                    assertThat(answer.body()).as(path).isNotEqualTo("PROTECTED");
                    statuses.add(answer.status());
                    open = !"close".equals(answer.fields().get("connection"));
                }
            }
        }
        assertThat(answered).isEqualTo(count);
        assertThat(statuses).contains(200, 400, 403, 404);
    }

    /** Every protected path with one and two changes: something put in, a character encoded once or twice, another case. */
    private static Set<String> spellings(int count) {
        Random random = new Random(SEED);
        Set<String> all = new LinkedHashSet<>();
        for (String path : PROTECTED) {
            for (int at = 0; at <= path.length(); at++) {
                for (String insert : INSERTS) {
                    addSendable(path.substring(0, at) + insert + path.substring(at), all);
                }
            }
        }
        while (all.size() < count) {
            String path = PROTECTED.get(random.nextInt(PROTECTED.size()));
            for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
                path = changed(path, random);
            }
            addSendable(path, all);
        }
        return all;
    }

    private static void addSendable(String path, Set<String> all) {
        if (path.startsWith("/")) {
            all.add(path);
        }
    }

    private static String changed(String path, Random random) {
        int at = random.nextInt(path.length());
        String before = path.substring(0, at);
        String after = path.substring(at + 1);
        return switch (random.nextInt(5)) {
            case 0 -> before + String.format("%%%02x", (int) path.charAt(at)) + after;
            case 1 -> before + String.format("%%25%02X", (int) path.charAt(at)) + after;
            case 2 -> before + Character.toUpperCase(path.charAt(at)) + after;
            default -> before + INSERTS.get(random.nextInt(INSERTS.size())) + path.substring(at);
        };
    }
}
