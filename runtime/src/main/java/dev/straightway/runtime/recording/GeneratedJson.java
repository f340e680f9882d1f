package dev.straightway.runtime.recording;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

import dev.straightway.runtime.json.GeneratedAccess;
import dev.straightway.runtime.json.PropertyAccess;

/**
 * Finds what was generated to write the beans of a class. It is loaded when the first of them is written: by the loader that
 * starts the application, since other threads may have another one.
 */
final class GeneratedJson implements Function<Class<?>, Optional<GeneratedAccess>> {

    private final Map<String, JsonAccessSpec> specs;
    private final ClassLoader loader = Thread.currentThread().getContextClassLoader();

    GeneratedJson(List<JsonAccessSpec> specs) {
        this.specs = specs.stream().collect(Collectors.toMap(JsonAccessSpec::type, Function.identity()));
    }

    @Override
    public Optional<GeneratedAccess> apply(Class<?> type) {
        return Optional.ofNullable(specs.get(type.getName()))
                .map(spec -> new GeneratedAccess(Classes.instance(PropertyAccess.class, spec.access(), loader),
                        spec.members()));
    }
}
