package dev.straightway.runtime.recording;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import dev.straightway.kryo.KryoLimits;
import dev.straightway.runtime.http.exchange.Limits;
import dev.straightway.runtime.multipart.FormLimits;
import io.quarkus.runtime.configuration.MemorySize;
import io.quarkus.vertx.http.runtime.ServerLimitsConfig;
import io.quarkus.vertx.http.runtime.VertxHttpConfig;

/** Makes the limits of what is configured. */
final class LimitsFactory {

    /** A body is copied while it grows, and again as the entity that is made of it. */
    private static final int SHARE_OF_HEAP = 4;
    private static final long LARGEST_BUFFER = Integer.MAX_VALUE;

    private LimitsFactory() {
    }

    static Limits of(VertxHttpConfig http, StraightwayConfig config) {
        ServerLimitsConfig limits = http.limits();
        long body = limits.maxBodySize().isPresent() ? limits.maxBodySize().get().asLongValue() : Long.MAX_VALUE;
        Optional<List<String>> files = http.body().multipart().fileContentTypes();
        FormLimits form = new FormLimits(size(limits.maxFormAttributeSize()), limits.maxFormFields(),
                size(limits.maxFormBufferedBytes()), limits.maxParameters(),
                files.isPresent() ? Set.copyOf(files.get()) : Set.of());
        return new Limits(body, heldBodies(config, body), form,
                new Limits.Times(http.readTimeout(), config.limits().writeTimeout(), config.limits().bodyRate().asLongValue()),
                kryo(config.kryo()), http.handle100ContinueAutomatically());
    }

    private static KryoLimits kryo(StraightwayConfig.Kryo config) {
        return new KryoLimits(size(config.maxSize()), config.maxDepth(), config.maxElements());
    }

    /** By default a share of the heap, but one body of full size at least. */
    private static long heldBodies(StraightwayConfig config, long body) {
        Optional<MemorySize> configured = config.limits().heldBodies();
        return configured.isPresent() ? configured.get().asLongValue()
                : Math.max(Runtime.getRuntime().maxMemory() / SHARE_OF_HEAP, Math.min(body, LARGEST_BUFFER));
    }

    private static int size(MemorySize configured) {
        return configured.asBigInteger().intValueExact();
    }
}
