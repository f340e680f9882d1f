package dev.straightway.runtime.http;

import java.lang.reflect.Proxy;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

import io.quarkus.runtime.metrics.MetricsFactory;

/** A metrics extension that keeps the counters and gauges that it is given, by name and tags. */
public final class RegisteredCounters implements MetricsFactory {

    private final Map<String, Supplier<Number>> counters = new LinkedHashMap<>();

    /** {@return what the counters say now, in the order in which they were registered} */
    public Map<String, Number> values() {
        Map<String, Number> values = new LinkedHashMap<>();
        counters.forEach((id, counter) -> values.put(id, counter.get()));
        return values;
    }

    @Override
    public boolean metricsSystemSupported(String name) {
        return false;
    }

    @Override
    public MetricBuilder builder(String name, Type type) {
        return building(new StringBuilder(name));
    }

    @SuppressWarnings({ "unchecked", "rawtypes" }) // the object and its function come from one generic call
    private MetricBuilder building(StringBuilder id) {
        return (MetricBuilder) Proxy.newProxyInstance(getClass().getClassLoader(), new Class<?>[] { MetricBuilder.class },
                (proxy, method, arguments) -> {
                    switch (method.getName()) {
                        case "description" -> {
                        }
                        case "tag" -> id.append(' ').append(arguments[0]).append('=').append(arguments[1]);
                        case "buildCounter", "buildGauge" -> counters.put(id.toString(),
                                () -> (Number) ((Function) arguments[1]).apply(arguments[0]));
                        default -> throw new IllegalStateException(method.toString());
                    }
                    return proxy;
                });
    }
}
