package dev.straightway.deployment.quarkus;

import static dev.straightway.deployment.quarkus.Users.as;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.deployment.quarkus.hidden.Hidden;
import io.quarkus.test.QuarkusUnitTest;

/** Only users with a role see some properties, however a response is written. */
@Tag("application")
@NeedsUsers
class SecureFieldTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = Users.of(Hidden.class, Map.of("alice", "admin,user", "bob", "user", "carol", "none"))
            .overrideRuntimeConfigKey("tried.roles", "boss,admin");

    private static String body(String user, String path) {
        return as(user).get("/secured/" + path).then().statusCode(200).extract().asString();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "nobody | {'name':'ada'}",
            "carol  | {'name':'ada','balance':1}",
            "bob    | {'name':'ada','balance':1}",
            "alice  | {'name':'ada','secret':'s','balance':1}" })
    void leavesOutWhatTheUserMayNotSee(String user, String shown) {
        String json = shown.replace('\'', '"');
        for (String path : List.of("entity", "loop", "response", "uni", "stage", "object")) {
            assertThat(body(user, path)).as(path).isEqualTo(json);
        }
        assertThat(body(user, "list")).isEqualTo("[" + json + "]");
        assertThat(body(user, "items")).isEqualTo("[" + json + "," + json + "]");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "nobody | bean    | {'open':'open'}",
            "bob    | bean    | {'open':'open','byDefault':'default'}",
            "alice  | bean    | {'open':'open','byExpression':'configured','byDefault':'default','read':'read','name':'ada','secret':'s',"
                    + "'balance':1,'nested':[{'name':'eve','secret':'t','balance':2}]}",
            "bob    | row     | ['ada',null]",
            "alice  | row     | ['ada','s']",
            "bob    | view    | {'seen':'seen'}",
            "alice  | view    | {'seen':'seen','secret':'secret'}",
            "bob    | renamed | {'first_name':'ada'}",
            "alice  | renamed | {'first_name':'ada','last_name':'lovelace'}" })
    void knowsPropertiesOfAllKinds(String user, String path, String shown) {
        assertThat(body(user, path)).isEqualTo(shown.replace('\'', '"'));
    }

    @Test
    void doesNotLimitWhatIsReadOrWrittenForOthers() {
        String json = "{\"name\":\"ada\",\"secret\":\"s\",\"balance\":1}";
        assertThat(as("nobody").contentType("application/json").body(json).post("/secured").then().statusCode(200).extract()
                .asString()).isEqualTo("Account[name=ada, secret=s, balance=1]");
        assertThat(body("nobody", "own")).isEqualTo(json);
    }

    @Test
    void refusesWhatIsNoProperty() {
        as("alice").get("/secured/wrong").then().statusCode(500);
    }
}
