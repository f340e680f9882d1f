package dev.straightway.runtime.http.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PathGuardTest {

    private static final PathGuard DECODED = new PathGuard(false, () -> true);
    private static final PathGuard AS_SENT = new PathGuard(true, () -> true);

    @ParameterizedTest
    @ValueSource(strings = { "/", "/a/b", "/a/b/", "/a%20b", "/%C3%A4/%e2%82%ac", "/100%25", "/a/...", "/a/..b", "/a+b",
            "/a%25zz", "/a%2Bb", "/%C0%80" })
    void servesWhatEveryoneReadsAlike(String path) {
        assertThat(DECODED.refuses(path)).isFalse();
        assertThat(AS_SENT.refuses(path)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = { "/a%2Fb", "/a%2f", "/a%5Cb", "/a\\b", "/a%00b", "/a%3Bx", "/a%2541", "/a%252Fb", "/a/..;x/b",
            "/a/;x/b", "/a/.;/b", "/a/b/..;x", "/a%zz", "/a%2", "/a/%2E%2E/b" })
    void refusesWhatPoliciesReadOtherwise(String path) {
        assertThat(DECODED.refuses(path)).isTrue();
        assertThat(AS_SENT.refuses(path)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = { "/a;x=1", "/a;x=1/b", "/a/b;x=%20", "/a/;x" })
    void refusesMatrixParametersWherePoliciesReadThemAsPartOfThePath(String path) {
        assertThat(DECODED.refuses(path)).isFalse();
        assertThat(AS_SENT.refuses(path)).isTrue();
    }

    @Test
    void servesEverythingWithoutPolicies() {
        assertThat(new PathGuard(true, () -> false).refuses("/a%2Fb;x")).isFalse();
        assertThat(PathGuard.NONE.refuses("/a%2Fb;x")).isFalse();
    }

    @Test
    void asksForPoliciesOnceAndOnlyWhereAPathIsInQuestion() {
        AtomicInteger asked = new AtomicInteger();
        PathGuard guard = new PathGuard(false, () -> asked.incrementAndGet() > 0);
        guard.refuses("/plain/path");
        assertThat(asked).hasValue(0);
        guard.refuses("/a%2Fb");
        guard.refuses("/a%2Fb");
        assertThat(asked).hasValue(1);
    }
}
