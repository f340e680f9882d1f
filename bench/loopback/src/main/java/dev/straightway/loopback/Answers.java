package dev.straightway.loopback;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;

import dev.straightway.kit.Header;
import dev.straightway.kit.Request;
import dev.straightway.kit.Response;
import dev.straightway.kit.Server;

/** A server that answers by a function, on the thread that asks. It is as fit for many threads as its function. */
public final class Answers implements Server {

    private static final int OK = 200;
    /** What is said of one connection, or of a request. */
    private static final Set<String> NOT_COPIED = Set.of("host", "connection", "transfer-encoding", "te", "accept-encoding",
            "expect");

    private final Function<Request, Response> answer;

    private Answers(Function<Request, Response> answer) {
        this.answer = answer;
    }

    /**
     * {@return a server that answers by the function}
     *
     * @param answer what it throws comes out of {@link #apply}
     */
    public static Answers by(Function<Request, Response> answer) {
        return new Answers(answer);
    }

    /** {@return a server that answers 200 with the fields and the entity of the request} */
    public static Answers echo() {
        return by(Answers::echoed);
    }

    @Override
    public Response apply(Request request) {
        return answer.apply(request);
    }

    @Override
    public CompletionStage<Response> send(Request request) {
        try {
            return CompletableFuture.completedStage(apply(request));
        } catch (RuntimeException failure) {
            return CompletableFuture.failedStage(failure);
        }
    }

    /** Does nothing: whatever is under way is so on a thread that asks. */
    @Override
    public void close() {
        // There is nothing to break off.
    }

    private static Response echoed(Request request) {
        List<Header> copied = request.headers().stream()
                .filter(header -> !NOT_COPIED.contains(header.name().toLowerCase(Locale.ROOT))).toList();
        return new Response(OK, copied, request.method().equals("HEAD") ? new byte[0] : request.entity(), List.of());
    }
}
