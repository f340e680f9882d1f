package dev.straightway.runtime.http.trial;

import java.util.Locale;

import jakarta.inject.Singleton;

import dev.straightway.runtime.http.match.Explanation;
import dev.straightway.runtime.http.match.Matching;
import io.smallrye.common.annotation.NonBlocking;
import io.vertx.core.json.JsonObject;

/** Tells the Dev UI how requests are matched, by the route table that serves. Called by JSON-RPC. */
@Singleton
public class RequestTrials {

    private volatile Matching matching;

    /** Takes what finds the endpoints, when the application starts. */
    public void begin(Matching started) {
        this.matching = started;
    }

    /**
     * {@return an {@link Explanation}}
     *
     * @param httpMethod in any letters
     * @param path as it is sent; a query is left out
     * @param accept blank without the field
     * @param contentType blank without the field
     */
    @NonBlocking
    public JsonObject explain(String httpMethod, String path, String accept, String contentType) {
        Explanation explanation = matching.explain(httpMethod.strip().toUpperCase(Locale.ROOT), path.strip(), field(accept),
                field(contentType));
        return JsonObject.mapFrom(explanation);
    }

    private static String field(String value) {
        return value == null || value.isBlank() ? null : value.strip();
    }
}
