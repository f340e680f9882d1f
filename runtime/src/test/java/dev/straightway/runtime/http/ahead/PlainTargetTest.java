package dev.straightway.runtime.http.ahead;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import io.vertx.core.http.impl.HttpUtils;

class PlainTargetTest {

    @ParameterizedTest
    @ValueSource(strings = { "/", "/person", "/person/", "/a/b-c._~/1.2", "/person?", "/a?b=c&d=%20e+f",
            "/a?b=/../c;d=e:@!$'()*,?",
            "/a./b", "/a..b" })
    void takesWhatTheRouterTakesAsItIs(String target) {
        assertThat(PlainTarget.is(target)).isTrue();
        String path = target.contains("?") ? target.substring(0, target.indexOf('?')) : target;
        assertThat(HttpUtils.normalizePath(path)).isEqualTo(path);
    }

    @ParameterizedTest
    @ValueSource(strings = { "", "*", "person", "http://localhost/person", "//person", "/a//b", "/a/./b", "/a/../b", "/a/.",
            "/a/..",
            "/.a", "/a%20b", "/a;b=c", "/a|b", "/a\\b", "/a b", "/a#b", "/a{b}", "/\u00e4", "/a?b=|", "/a?b=%", "/a?b=%2",
            "/a?b=%zz",
            "/a?b=\u00e4", "/a?b=c#d", "/a?b=\"", "/a?b=[c]", "/a@b", "/a:b", "/a+b", "/a\u0000", "/a?b=\u007f" })
    void leavesTheRestToTheRouter(String target) {
        assertThat(PlainTarget.is(target)).isFalse();
    }
}
