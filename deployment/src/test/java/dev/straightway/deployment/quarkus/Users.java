package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;

import java.util.Map;

import io.quarkus.test.QuarkusUnitTest;
import io.restassured.specification.RequestSpecification;

/** Users whom the tests of security know by basic authentication, each by the same password. */
final class Users {

    private static final String PASSWORD = "sesame";
    private static final String EMBEDDED = "quarkus.security.users.embedded.";

    private Users() {
    }

    /**
     * {@return an application with users}
     *
     * @param application a class of the package that has all of it
     * @param roles by the names of the users
     * @param more what the test itself needs there
     */
    static QuarkusUnitTest of(Class<?> application, Map<String, String> roles, Class<?>... more) {
        QuarkusUnitTest app = new QuarkusUnitTest()
                .withApplicationRoot(
                        root -> root.addPackage(application.getPackage()).addClasses(Neighbours.class, Users.class)
                                .addClasses(more))
                .setForcedDependencies(Neighbours.of("quarkus-elytron-security-properties-file"))
                .overrideConfigKey("quarkus.http.auth.basic", "true")
                .overrideConfigKey(EMBEDDED + "enabled", "true")
                .overrideConfigKey(EMBEDDED + "plain-text", "true");
        roles.forEach((user, has) -> app.overrideRuntimeConfigKey(EMBEDDED + "users." + user, PASSWORD)
                .overrideRuntimeConfigKey(EMBEDDED + "roles." + user, has));
        return app;
    }

    /**
     * {@return a request of a user; of {@code nobody}, of a {@code stranger} with a wrong password, or of a {@code friend}, who
     * is known by a header}
     */
    static RequestSpecification as(String user) {
        return switch (user) {
            case "nobody" -> given();
            case "friend" -> given().header("speak", "friend");
            case "stranger" -> given().auth().preemptive().basic("alice", "wrong");
            default -> given().auth().preemptive().basic(user, PASSWORD);
        };
    }
}
