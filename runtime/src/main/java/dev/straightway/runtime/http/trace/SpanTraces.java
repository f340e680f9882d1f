package dev.straightway.runtime.http.trace;

import dev.straightway.runtime.http.exchange.Traces;
import io.opentelemetry.instrumentation.api.instrumenter.LocalRootSpan;

/** Records failures in the span of the request, as Quarkus REST does. Loaded only where OpenTelemetry asks for it. */
public final class SpanTraces implements Traces {

    @Override
    public void failed(Throwable failure) {
        LocalRootSpan.current().recordException(failure);
    }
}
