package dev.straightway.runtime.recording;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.straightway.runtime.json.BeanBinding;
import dev.straightway.runtime.json.GeneratedAccess;
import dev.straightway.runtime.json.GeneratedBinding;
import dev.straightway.runtime.json.GeneratedCode;
import dev.straightway.runtime.json.PropertyAccess;

/** Finds what was generated to write and read the beans of a class. It is loaded when the first of them is written or read. */
final class GeneratedJson implements GeneratedCode {

    private final Map<String, JsonAccessSpec> written;
    private final Map<String, JsonAccessSpec> read;
    private final Generated generated;

    GeneratedJson(GeneratedJsonSpec spec, Generated generated) {
        this.generated = generated;
        this.written = byType(spec.written());
        this.read = byType(spec.read());
    }

    private static Map<String, JsonAccessSpec> byType(List<JsonAccessSpec> specs) {
        Map<String, JsonAccessSpec> byType = new HashMap<>();
        for (JsonAccessSpec spec : specs) {
            byType.put(spec.type(), spec);
        }
        return byType;
    }

    @Override
    public Optional<GeneratedAccess> access(Class<?> type) {
        return Optional.ofNullable(written.get(type.getName()))
                .map(spec -> new GeneratedAccess(generated.make(PropertyAccess.class, spec.access()),
                        spec.members()));
    }

    @Override
    public Optional<GeneratedBinding> binding(Class<?> type) {
        return Optional.ofNullable(read.get(type.getName()))
                .map(spec -> new GeneratedBinding(generated.make(BeanBinding.class, spec.access()),
                        spec.members()));
    }
}
