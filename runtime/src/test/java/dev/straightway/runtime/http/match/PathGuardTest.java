package dev.straightway.runtime.http.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.runtime.http.match.PathGuard.Reading;

class PathGuardTest {

    private static final PathGuard DECODED = new PathGuard(() -> Reading.DECODED);
    private static final PathGuard AS_SENT = new PathGuard(() -> Reading.AS_SENT);
    private static final PathGuard BY_SPELLING = new PathGuard(() -> Reading.BY_SPELLING);

    @ParameterizedTest
    @ValueSource(strings = { "/", "/a/b", "/a/b/", "/a%20b", "/%C3%A4/%e2%82%ac", "/100%25", "/a/...", "/a/..b", "/a+b",
            "/a%25zz", "/a%2Bb", "/%C0%80", "/anna%40example.org", "/a\"b" })
    void servesWhatEveryoneReadsAlike(String path) {
        assertThat(DECODED.refuses(path)).isFalse();
        assertThat(AS_SENT.refuses(path)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = { "/", "/a/b/", "/a%20b", "/%C3%A4/%E2%82%AC", "/100%25", "/a/...", "/a+b", "/anna@example.org",
            "/!$&'()*,=:~-._", "/%22%5B%7B" })
    void servesTheCanonicalSpelling(String path) {
        assertThat(BY_SPELLING.refuses(path)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = { "/a%2Bb", "/a%2bb", "/anna%40example.org", "/%e2%82%ac", "/%C3%a4", "/%C0%80", "/a\"b", "/%2A",
            "/a%zz",
            "/a%2Fb", "/a;x" })
    void refusesOtherSpellingsWherePoliciesTellThemApart(String path) {
        assertThat(BY_SPELLING.refuses(path)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = { "/a%2Fb", "/a%2f", "/a%5Cb", "/a\\b", "/a%00b", "/a%3Bx", "/a%2541", "/a%252Fb", "/a/..;x/b",
            "/a/;x/b", "/a/.;/b", "/a/b/..;x", "/a%zz", "/a%2", "/a/%2E%2E/b", "/caf\u00e9", "/caf\u00c3\u00a9/a%20b",
            "/\u0666", "/a;%2Fb/c", "/a;x=%5Cb/c", "/a;x=\\b/c", "/a..;%252fy/b", "/a;x=%25252fy/b", "/a;x=%00/b", "/a;x=%zz" })
    void refusesWhatPoliciesReadOtherwise(String path) {
        assertThat(DECODED.refuses(path)).isTrue();
        assertThat(AS_SENT.refuses(path)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = { "/a;x=1", "/a;x=1/b", "/a/b;x=%20", "/a/b;x=100%25;y=%3B/c", "/a/;x" })
    void refusesMatrixParametersWherePoliciesReadThemAsPartOfThePath(String path) {
        assertThat(DECODED.refuses(path)).isFalse();
        assertThat(AS_SENT.refuses(path)).isTrue();
    }

    @Test
    void servesEverythingWithoutPolicies() {
        assertThat(new PathGuard(() -> Reading.NOBODY).refuses("/a%2Fb;x")).isFalse();
        assertThat(PathGuard.NONE.refuses("/a%2Fb;x")).isFalse();
    }

    @Test
    void asksForPoliciesOnceAndOnlyWhereAPathIsInQuestion() {
        AtomicInteger asked = new AtomicInteger();
        PathGuard guard = new PathGuard(() -> {
            asked.incrementAndGet();
            return Reading.DECODED;
        });
        guard.refuses("/plain/path");
        assertThat(asked).hasValue(0);
        guard.refuses("/a%2Fb");
        guard.refuses("/a%2Fb");
        assertThat(asked).hasValue(1);
    }
}
