package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.startsWith;

import java.nio.charset.StandardCharsets;
import java.util.function.BiConsumer;

import org.hamcrest.Matcher;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import dev.straightway.kryo.KryoCodec;
import dev.straightway.kryo.KryoLimits;
import dev.straightway.kryo.KryoRegistration;
import io.quarkus.test.QuarkusUnitTest;
import io.restassured.config.EncoderConfig;
import io.restassured.config.RestAssuredConfig;
import io.restassured.http.ContentType;

/**
 * What one route has Kryo, JAXB or Jackson read, on a worker, another route runs: not on the event loop, though nobody is seen
 * to put anything slow there. The classes are in a package of their own, and not named here by constants, which would show
 * them to the proof.
 */
@Tag("application")
class FilledFieldsTest {

    private static final String KRYO = "application/x-kryo";
    private static final String CLASSES = FilledFieldsTest.class.getPackageName() + ".filled";

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest().withApplicationRoot(root -> root.addPackage(CLASSES));

    private static void runs(String path, Matcher<String> answer) {
        when().get("/shelf/" + path).then().statusCode(200).body(answer);
    }

    private static void post(String path, String contentType, byte[] body) {
        RestAssuredConfig bytes = RestAssuredConfig.config().encoderConfig(EncoderConfig.encoderConfig()
                .encodeContentTypeAs(contentType, ContentType.BINARY)
                .appendDefaultContentCharsetToContentTypeIfUndefined(false));
        given().config(bytes).contentType(contentType).body(body).post("/shelf/" + path).then().statusCode(204);
    }

    private static Object make(String name) throws ReflectiveOperationException {
        return Thread.currentThread().getContextClassLoader().loadClass(CLASSES + ".ShelfResource$" + name)
                .getDeclaredConstructor().newInstance();
    }

    /** {@return what sets a job, of the class loader of the test: the proof sees what the code here would set by itself} */
    @SuppressWarnings("unchecked")
    private static BiConsumer<Object, Object> other() throws ReflectiveOperationException {
        return (BiConsumer<Object, Object>) ClassLoader.getSystemClassLoader()
                .loadClass(FilledFieldsTest.class.getPackageName() + ".OtherCode").getDeclaredConstructor().newInstance();
    }

    @Test
    void servesWhatNobodyReadsOnTheEventLoop() {
        runs("made", startsWith("vert.x-eventloop"));
    }

    @Test
    void servesWhatKryoHasReadOnAWorker() throws ReflectiveOperationException {
        Object read = make("ByKryo");
        other().accept(read, make("SlowJob"));
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        KryoRegistration registration = KryoRegistration.read(loader.getResourceAsStream(KryoRegistration.RESOURCE));

        post("kryo", KRYO, KryoCodec.of(registration, loader, KryoLimits.USUAL).write(read));

        runs("kryo", endsWith("slept"));
        runs("kryo", startsWith("executor-thread"));
    }

    @Test
    void servesWhatJaxbHasReadOnAWorker() {
        String steps = "<steps xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"><step xsi:type=\"slow\"/></steps>";

        post("xml", "application/xml", steps.getBytes(StandardCharsets.UTF_8));

        runs("xml", endsWith("slept"));
        runs("xml", startsWith("executor-thread"));
    }

    @Test
    void servesWhatJacksonHasReadForARouteThatIsNotAskedAboutOnAWorker() {
        post("json", "application/json", "{\"task\":{\"@type\":\"slow\"}}".getBytes(StandardCharsets.UTF_8));

        runs("json", endsWith("slept"));
        runs("json", startsWith("executor-thread"));
    }
}
