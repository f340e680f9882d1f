package dev.straightway.deployment.model;

import java.util.List;
import java.util.Optional;

/**
 * What annotations of a resource method declare of the head of its answer, as they say it: the runtime's {@code DeclaredHead},
 * which the model doesn't know, is what the plan makes of it.
 *
 * @param status the value of {@code @ResponseStatus}
 * @param fields what {@code @ResponseHeader} adds, one for each value
 * @param cacheControl the value of Cache-Control that {@code @Cache} or {@code @NoCache} ask for
 * @param compressed whether {@code @Compressed} or {@code @Uncompressed} stands there
 * @param kept whether what comes later goes on when the client leaves: {@code @Cancellable(false)}
 * @param elementType the media type of the entities of events: {@code @RestStreamElementType}
 * @param json how an entity is written as JSON
 */
public record DeclaredAnswer(Optional<Integer> status, List<Field> fields, Optional<String> cacheControl,
        Optional<Boolean> compressed, boolean kept, Optional<String> elementType, JsonForm json) {

    /** A field of the answer. */
    public record Field(String name, String value) {
    }

    /** {@return whether no status and no field is declared} */
    public boolean isEmpty() {
        return status.isEmpty() && fields.isEmpty() && cacheControl.isEmpty();
    }
}
