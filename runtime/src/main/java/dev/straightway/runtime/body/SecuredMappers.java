package dev.straightway.runtime.body;

import java.util.List;
import java.util.function.Predicate;

import com.fasterxml.jackson.databind.ObjectMapper;

/**
 * Makes mappers leave out the properties that a user may not see. For all threads.
 * <p>
 * A mapper itself stays as it is, since the application may use it for more than responses.
 */
public final class SecuredMappers {

    /** Leaves all mappers as they are. */
    public static final SecuredMappers NONE = new SecuredMappers(null);

    /** {@code null} for {@link #NONE}. */
    private final Recent<ObjectMapper, ObjectMapper> mappers;

    private SecuredMappers(Recent<ObjectMapper, ObjectMapper> mappers) {
        this.mappers = mappers;
    }

    /** @param allowed whether the current user has one of some roles; asked each time a property is written */
    public static SecuredMappers by(Predicate<List<String>> allowed) {
        SecuredProperties properties = new SecuredProperties(allowed);
        return new SecuredMappers(new Recent<>(mapper -> mapper.copy()
                .setSerializerFactory(mapper.getSerializerFactory().withSerializerModifier(properties))));
    }

    /** {@return a mapper that writes for users} */
    public ObjectMapper of(ObjectMapper mapper) {
        return mappers == null ? mapper : mappers.of(mapper);
    }
}
