package dev.straightway.peer.vertx;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

import com.fasterxml.jackson.databind.ObjectMapper;

import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;

/**
 * Finds what answers a path: a look-up of the whole path, and of what is left of it when segments are taken off its end.
 * <p>
 * It does what the scenarios need and no more. Immutable; each event loop has its own.
 */
final class Routes implements Handler<HttpServerRequest> {

    static final String BASE = "/vertx";

    private static final String HELLO = "Hello, world!";
    private static final int ROUTES_PER_CLASS = 5;
    private static final CharSequence GET_ONLY = HttpHeaders.createOptimized("GET");
    private static final CharSequence POST_ONLY = HttpHeaders.createOptimized("POST");

    private final Map<String, Handling> byPath;

    private Routes(Map<String, Handling> byPath) {
        this.byPath = byPath;
    }

    /** @param more how many routes it has beside those of the scenarios */
    static Routes of(Vertx vertx, ObjectMapper mapper, int more) {
        Map<String, Handling> byPath = new HashMap<>();
        byPath.put(BASE + "/person", new PersonHandling(mapper, Runnable::run));
        byPath.put(BASE + "/person/blocking", new PersonHandling(mapper, workers(vertx)));
        byPath.put(BASE + "/text", get((request, rest) -> Answers.text(request, HELLO)));
        byPath.put(BASE + "/parameters", get(Parameters::echo));
        byPath.put(BASE + "/persons", new PersonLists(mapper));
        LinkedItems linked = new LinkedItems(mapper);
        byPath.put(BASE + "/links/jackson", get(linked::jackson));
        byPath.put(BASE + "/links/text", get(linked::text));
        byPath.put(BASE + "/upload", Routes::upload);
        byPath.put(BASE + "/orders", get(Orders::handle));
        byPath.put(BASE + "/spin", get(Routes::spin));
        for (int i = 0; i < more / ROUTES_PER_CLASS; i++) {
            String name = i == 0 ? "match-0000" : String.format("other-%04d", i);
            byPath.put(BASE + "/routes/" + name, get(Answers::text));
        }
        return new Routes(byPath);
    }

    @Override
    public void handle(HttpServerRequest request) {
        String path = request.path();
        int end = path.length();
        Handling handling = byPath.get(path);
        while (handling == null && end > BASE.length()) {
            end = path.lastIndexOf('/', end - 1);
            handling = byPath.get(path.substring(0, Math.max(end, 0)));
        }
        if (handling == null) {
            Answers.empty(request, 404);
        } else {
            handling.handle(request, end == path.length() ? "" : path.substring(end + 1));
        }
    }

    private static Handling get(Handling handling) {
        return (request, rest) -> {
            if (request.method() == HttpMethod.GET) {
                handling.handle(request, rest);
            } else {
                Answers.notAllowed(request, GET_ONLY);
            }
        };
    }

    /** {@return the worker threads, as one uses them who blocks} */
    private static Executor workers(Vertx vertx) {
        return work -> vertx.executeBlocking(Executors.callable(work), false).onFailure(Throwable::printStackTrace);
    }

    private static void upload(HttpServerRequest request, String rest) {
        if (request.method() == HttpMethod.POST) {
            request.bodyHandler(body -> Answers.text(request, Integer.toString(body.length())));
        } else {
            Answers.notAllowed(request, POST_ONLY);
        }
    }

    private static void spin(HttpServerRequest request, String rest) {
        int micros = Integer.parseInt(rest);
        if (micros > 0) {
            long end = System.nanoTime() + micros * 1_000L;
            while (System.nanoTime() < end) {
                Thread.onSpinWait();
            }
        }
        Answers.text(request, HELLO);
    }
}
