package dev.straightway.runtime.http.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

import org.junit.jupiter.api.Test;

import dev.straightway.runtime.http.call.Calling;
import dev.straightway.runtime.invocation.MethodSpec;
import io.quarkus.runtime.metrics.MetricsFactory;
import io.quarkus.runtime.metrics.MetricsFactory.MetricBuilder;

class HeldCountersTest {

    private final Map<String, Supplier<Number>> counters = new LinkedHashMap<>();
    private final Watch watch = Watch.of(new Watch.Settings(Duration.ofMillis(500), false), Calling.class);

    private final MetricsFactory metrics = new MetricsFactory() {
        @Override
        public boolean metricsSystemSupported(String name) {
            return false;
        }

        @Override
        public MetricBuilder builder(String name, Type type) {
            return building(new StringBuilder(name));
        }
    };

    @SuppressWarnings({ "unchecked", "rawtypes" }) // the object and its function come from one generic call
    private MetricBuilder building(StringBuilder id) {
        return (MetricBuilder) Proxy.newProxyInstance(getClass().getClassLoader(), new Class<?>[] { MetricBuilder.class },
                (proxy, method, arguments) -> {
                    switch (method.getName()) {
                        case "description" -> {
                        }
                        case "tag" -> id.append(' ').append(arguments[0]).append('=').append(arguments[1]);
                        case "buildCounter" -> counters.put(id.toString(),
                                () -> (Number) ((Function) arguments[1]).apply(arguments[0]));
                        default -> throw new IllegalStateException(method.toString());
                    }
                    return proxy;
                });
    }

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
        assertThat(counters.keySet()).containsExactly("straightway.dispatch.held method=GET template=/items/{id}",
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
        assertThat(counters.values()).extracting(Supplier::get).containsExactly(3L, 1L);
    }
}
