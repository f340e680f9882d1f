package dev.straightway.kryo;

import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Finds who reads and writes a type. For all threads.
 * <p>
 * A value says its class, unless the field that it is in leaves no choice: so who writes needn't know as what it will be read.
 */
final class Shapes {

    private final Registered registered;
    private final Map<Type, Value> open = new ConcurrentHashMap<>();
    private final Map<Type, Value> beans = new ConcurrentHashMap<>();

    Shapes(Registered registered) {
        this.registered = registered;
    }

    Registered registered() {
        return registered;
    }

    /** {@return who reads and writes values of a type that say their class} */
    Value open(Type type) {
        Value known = open.get(type);
        return known != null ? known : open.computeIfAbsent(type, declared -> new OpenValue(declared, this));
    }

    /** {@return who reads and writes values in a field of a type, which say their class only where that is open} */
    Value field(Type type) {
        Class<?> raw = GenericTypes.raw(type);
        Value scalar = Scalars.of(raw);
        if (scalar != null) {
            return scalar;
        }
        if (raw.isEnum()) {
            return new EnumValue(raw);
        }
        if (Containers.include(raw)) {
            return Containers.of(type, this::field);
        }
        return registered.contains(raw) && !registered.isOpen(raw) ? bean(type) : open(type);
    }

    /** Looks at the parts of a registered class now. */
    void prepare(Class<?> type) {
        if (!type.isEnum() && !Modifier.isAbstract(type.getModifiers())) {
            bean(type).prepare();
        }
    }

    /** {@return who reads and writes objects of a registered class} */
    Value bean(Type type) {
        Value known = beans.get(type);
        return known != null ? known
                : beans.computeIfAbsent(type,
                        declared -> GenericTypes.raw(declared).isRecord() ? new RecordValue(declared, this)
                                : new BeanValue(declared, this));
    }
}
