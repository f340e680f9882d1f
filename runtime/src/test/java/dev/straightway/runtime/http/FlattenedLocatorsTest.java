package dev.straightway.runtime.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.recording.FlatTables;
import dev.straightway.runtime.routing.RouteTable;

/**
 * In applications that nobody would write a request reaches the same method by the same locators with the same parameters, or
 * is refused alike, whether ways through locators are flattened or run time goes step by step.
 */
class FlattenedLocatorsTest {

    private static final int APPLICATIONS = Integer.getInteger("locators.applications", 15);
    private static final int REQUESTS = 25;
    private static final long SEED = Long.getLong("locators.seed", 1);

    private final List<String> calls = Collections.synchronizedList(new ArrayList<>());
    private final AtomicReference<RouteHandler> served = new AtomicReference<>();
    private TestServer server;

    @BeforeEach
    void start() {
        server = new TestServer();
        server.with(List.of(context -> served.get().handle(context)), server.worker);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void areServedAsStepByStep() throws Exception {
        int foreseen = 0;
        int reached = 0;
        for (int i = 0; i < APPLICATIONS; i++) {
            RandomLocators application = new RandomLocators(SEED + i, calls);
            Map<Class<?>, RouteTable<Endpoint>> located = new LinkedHashMap<>();
            application.classes.forEach((type, routes) -> located.put(type, FlatTables.table(routes)));
            RouteHandler stepwise = server.handler(FlatTables.table(application.roots), located);
            RouteHandler flattened = server
                    .handler(FlatTables.flattened(application.roots, application.classes, application.ways), located);
            for (int request = 0; request < REQUESTS; request++) {
                RandomLocators.Asked asked = application.asked();
                String expected = answer(stepwise, asked);
                int before = application.foreseen;
                assertThat(answer(flattened, asked)).as("%s, application %d", asked, SEED + i).isEqualTo(expected);
                foreseen += application.foreseen > before ? 1 : 0;
                reached += expected.startsWith("200") && application.foreseen > before ? 1 : 0;
            }
        }
        assertThat(foreseen).as("requests whose method was foreseen").isGreaterThan(5 * APPLICATIONS);
        assertThat(reached).as("those of them that reached it").isBetween(2 * APPLICATIONS, foreseen - 1);
    }

    private String answer(RouteHandler handler, RandomLocators.Asked asked) throws IOException, InterruptedException {
        calls.clear();
        served.set(handler);
        boolean body = asked.httpMethod().startsWith("P");
        HttpResponse<String> response = server.send(asked.httpMethod(), asked.path(), body ? "body" : null,
                asked.fields().toArray(String[]::new));
        return response.statusCode() + " " + response.headers().firstValue("Allow").orElse("") + " " + response.body() + " "
                + calls;
    }
}
