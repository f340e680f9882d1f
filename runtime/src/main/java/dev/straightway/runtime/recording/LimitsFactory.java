package dev.straightway.runtime.recording;

import dev.straightway.runtime.http.Limits;
import dev.straightway.runtime.multipart.FormLimits;
import io.quarkus.runtime.configuration.MemorySize;
import io.quarkus.vertx.http.runtime.ServerLimitsConfig;
import io.quarkus.vertx.http.runtime.VertxHttpConfig;

/** Makes the limits of what is configured. */
final class LimitsFactory {

    private LimitsFactory() {
    }

    static Limits of(VertxHttpConfig http, StraightwayConfig config) {
        ServerLimitsConfig limits = http.limits();
        long body = limits.maxBodySize().map(MemorySize::asLongValue).orElse(Long.MAX_VALUE);
        FormLimits form = new FormLimits(size(limits.maxFormAttributeSize()), limits.maxFormFields(),
                size(limits.maxFormBufferedBytes()), limits.maxParameters());
        return new Limits(body, Long.MAX_VALUE, form, new Limits.Times(http.readTimeout(), config.limits().writeTimeout()));
    }

    private static int size(MemorySize configured) {
        return configured.asBigInteger().intValueExact();
    }
}
