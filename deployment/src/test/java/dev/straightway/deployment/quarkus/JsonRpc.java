package dev.straightway.deployment.quarkus;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;

import io.vertx.core.json.JsonObject;

/** Asks the Dev UI of a running application, as its pages do. */
final class JsonRpc {

    private static final int PATIENCE_SECONDS = 20;
    private static final int ID = 1;

    private JsonRpc() {
    }

    /** {@return what a method of the extension answers} */
    static JsonObject ask(String base, String method, JsonObject parameters) throws Exception {
        CompletableFuture<JsonObject> answer = new CompletableFuture<>();
        WebSocket socket = HttpClient.newHttpClient().newWebSocketBuilder()
                .buildAsync(URI.create(base.replaceFirst("^http", "ws") + "/q/dev-ui/json-rpc-ws"), new Answer(answer))
                .get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        try {
            socket.sendText(new JsonObject().put("jsonrpc", "2.0").put("id", ID)
                    .put("method", "quarkus-straightway_" + method).put("params", parameters).encode(), true);
            JsonObject message = answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (message.containsKey("error")) {
                throw new IllegalStateException(message.encode());
            }
            return message.getJsonObject("result").getJsonObject("object");
        } finally {
            socket.abort();
        }
    }

    private static final class Answer implements WebSocket.Listener {

        private final CompletableFuture<JsonObject> whole;
        private final StringBuilder text = new StringBuilder();

        Answer(CompletableFuture<JsonObject> whole) {
            this.whole = whole;
        }

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
            text.append(data);
            if (last) {
                take(new JsonObject(text.toString()));
                text.setLength(0);
            }
            socket.request(1);
            return null;
        }

        /** What is told to all pages has a negative number. */
        private void take(JsonObject message) {
            if (message.getInteger("id") == ID) {
                whole.complete(message);
            }
        }

        @Override
        public void onError(WebSocket socket, Throwable error) {
            whole.completeExceptionally(error);
        }
    }
}
