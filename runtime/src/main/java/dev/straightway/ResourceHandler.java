package dev.straightway;

/** Answers the requests of one method of a {@link Resource}. Called by many threads at once. */
@FunctionalInterface
public interface ResourceHandler {

    /**
     * Answers a request.
     *
     * @return an entity, a {@code Response} or {@code RestResponse}, a {@code CompletionStage} or {@code Uni} of one of these;
     *         {@code null} is answered with 204
     * @throws Exception is handled by exception mappers, as for a resource method
     */
    Object handle(ResourceExchange exchange) throws Exception;
}
