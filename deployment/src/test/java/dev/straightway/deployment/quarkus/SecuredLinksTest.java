package dev.straightway.deployment.quarkus;

import static dev.straightway.deployment.quarkus.Users.as;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.deployment.quarkus.linked.Linked;
import io.quarkus.test.QuarkusUnitTest;

/** Links that the caller may not follow are left out. */
@Tag("application")
@NeedsUsers
class SecuredLinksTest {

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = Users.of(Linked.class, Map.of("alice", "admin,user", "bob", "user"));

    @ParameterizedTest
    @CsvSource({
            "nobody, /items/7",
            "bob, /items/7 /items/7/change",
            "alice, /items/7 /items/7/change /items/7 /items/7/parts" })
    void areThoseThatTheCallerMayFollow(String user, String expected) {
        assertThat(as(user).get("/items/links/7").asString()).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "bob | {\"_links\":{\"self\":{\"href\":\"/items/7\"}}}",
            "alice | {\"_links\":{\"self\":{\"href\":\"/items/7\"},\"remove\":{\"href\":\"/items/7\"}}}" })
    void areLeftOutOfDocuments(String user, String expected) {
        assertThat(as(user).get("/items/hal/7").asString()).isEqualTo(expected);
    }
}
