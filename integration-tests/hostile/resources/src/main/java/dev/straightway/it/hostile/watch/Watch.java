package dev.straightway.it.hostile.watch;

import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;

import com.sun.management.UnixOperatingSystemMXBean;

import dev.straightway.it.hostile.Marker;
import io.netty.buffer.PooledByteBufAllocator;
import io.quarkus.vertx.http.runtime.filters.QuarkusRequestWrapper;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;

/**
 * Counts requests beside the stack, and tells at {@value #PATH} what the server holds. Requests aren't counted with
 * {@code hostile.counting=false}, since a handler that sees each of them keeps them from being served ahead of the Router.
 */
@Singleton
public class Watch {

    static final String PATH = "/watch";

    @Inject
    Counts counts;

    void routes(@Observes Router router) {
        if (Boolean.parseBoolean(System.getProperty("hostile.counting", "true"))) {
            router.route().order(-100_000).handler(this::count);
        }
        router.get(PATH).order(-99_999).blockingHandler(this::tell);
        router.get(PATH + "/open").order(-99_999).handler(
                request -> request.response().end(String.join("\n", counts.open)));
        router.get(PATH + "/scopes").order(-99_999).handler(
                request -> request.response().end(OpenScopes.of(counts.scopes)));
    }

    private void count(RoutingContext request) {
        if (!request.request().path().startsWith(PATH)) {
            counts.came.increment();
            String name = name(request);
            counts.open.add(name);
            // Not the end handlers of the Router: Quarkus replaces them where a Content-Length is over the limit.
            QuarkusRequestWrapper.get(request.request()).addRequestDoneHandler(done -> {
                counts.ended.increment();
                counts.open.remove(name);
            });
        }
        request.next();
    }

    /** {@return what ties a request to the attack's records} */
    static String name(RoutingContext request) {
        return request.request().version() + " " + request.request().method() + " " + request.request().path() + " "
                + request.request().getHeader(Marker.FIELD);
    }

    private void tell(RoutingContext request) {
        System.gc();
        request.response().end(state().entrySet().stream().map(e -> e.getKey() + "=" + e.getValue())
                .collect(Collectors.joining("\n")));
    }

    private Map<String, Long> state() {
        Map<String, Long> state = new TreeMap<>();
        state.put("requests.came", counts.came.sum());
        state.put("requests.ended", counts.ended.sum());
        state.put("beans.made", counts.made.sum());
        state.put("beans.destroyed", counts.destroyed.sum());
        state.put("scopes.begun", counts.scopesBegun.sum());
        state.put("scopes.ended", counts.scopesEnded.sum());
        state.put("threads", (long) ManagementFactory.getThreadMXBean().getThreadCount());
        state.put("heap", ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed());
        state.put("netty.direct", PooledByteBufAllocator.DEFAULT.metric().usedDirectMemory());
        state.put("buffers.direct", ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class).stream()
                .filter(pool -> pool.getName().equals("direct")).mapToLong(BufferPoolMXBean::getMemoryUsed).sum());
        if (ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix) {
            state.put("files", unix.getOpenFileDescriptorCount());
        }
        return state;
    }
}
