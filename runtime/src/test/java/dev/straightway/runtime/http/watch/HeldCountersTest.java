package dev.straightway.runtime.http.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;

import org.junit.jupiter.api.Test;

import dev.straightway.runtime.http.RegisteredCounters;
import dev.straightway.runtime.http.call.Calling;
import dev.straightway.runtime.invocation.MethodSpec;

class HeldCountersTest {

    private final Watch watch = Watch.of(new Watch.Settings(Duration.ofMillis(500), false), Calling.class);

    private final RegisteredCounters metrics = new RegisteredCounters();

    private Watched route(String httpMethod, String template) {
        return watch.add(new Watched.Name(httpMethod, template, new MethodSpec("Items", "get", List.of()), "Items_get"));
    }

    @Test
    void registersOneCounterForEachHttpMethodAndTemplate() {
        route("GET", "/items/{id}");
        route("GET", "/items/{id}");
        route("POST", "/items");
        route(null, "/items/{id}/parts");
        HeldCounters.register(watch.routes(), metrics);
        assertThat(metrics.values().keySet()).containsExactly("straightway.dispatch.held method=GET template=/items/{id}",
                "straightway.dispatch.held method=POST template=/items",
                "straightway.dispatch.held method=locator template=/items/{id}/parts");
    }

    @Test
    void countsWhatWasSeenOfAllRoutesOfACounter() {
        Watched json = route("GET", "/items");
        Watched text = route("GET", "/items");
        Watched other = route("PUT", "/items");
        HeldCounters.register(watch.routes(), metrics);
        json.seen();
        text.seen();
        text.seen();
        other.seen();
        assertThat(metrics.values().values()).containsExactly(3L, 1L);
    }
}
