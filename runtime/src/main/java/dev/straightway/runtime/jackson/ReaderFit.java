package dev.straightway.runtime.jackson;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;

import dev.straightway.runtime.json.BeanObjectReader;
import dev.straightway.runtime.json.BoundProperty;
import dev.straightway.runtime.json.GeneratedBinding;
import dev.straightway.runtime.json.OptionalReader;
import dev.straightway.runtime.json.ReadScalars;
import dev.straightway.runtime.json.ReadScalars.ReadScalar;
import dev.straightway.runtime.json.ValueReader;

/**
 * Makes the reader of a type, of generated code, if it makes the values that a mapper makes, of all texts that it doesn't leave
 * to the mapper.
 * <p>
 * Names of properties, and what takes their values, are those of the mapper's own deserializer. Used by one thread.
 */
public final class ReaderFit {

    private static final String OPTIONAL = "com.fasterxml.jackson.datatype.jdk8.OptionalDeserializer";

    private final DeserializationConfig config;
    private final Function<Class<?>, Optional<GeneratedBinding>> generated;
    private final ReadProbe probe;
    private final ReadContainers containers;
    private final Set<JavaType> entered = new HashSet<>();

    /**
     * What was found for a type.
     *
     * @param reader empty if Jackson reads it
     * @param reason why Jackson reads it; empty if it doesn't
     */
    public record Found(Optional<ValueReader> reader, String reason) {
    }

    private ReaderFit(ObjectMapper mapper, Function<Class<?>, Optional<GeneratedBinding>> generated) throws IOException {
        this.config = mapper.getDeserializationConfig();
        this.generated = generated;
        this.probe = new ReadProbe(mapper);
        this.containers = new ReadContainers(probe, this::reader);
    }

    /**
     * Asks a mapper.
     *
     * @param type in Jackson's canonical form
     * @param generated what the build has generated for a class
     */
    public static Found of(ObjectMapper mapper, String type, Function<Class<?>, Optional<GeneratedBinding>> generated) {
        try {
            return of(mapper, mapper.getTypeFactory().constructFromCanonical(type), generated);
        } catch (IllegalArgumentException e) {
            return new Found(Optional.empty(), "Jackson says of it: " + e.getMessage());
        }
    }

    /** The same, for a type that Jackson has made. */
    public static Found of(ObjectMapper mapper, JavaType type, Function<Class<?>, Optional<GeneratedBinding>> generated) {
        try {
            ReadingSettings.check(mapper);
            ReaderFit fit = new ReaderFit(mapper, generated);
            return new Found(Optional.of(fit.reader(type, fit.probe.context().findRootValueDeserializer(type))), "");
        } catch (Unfit e) {
            return new Found(Optional.empty(), e.getMessage());
        } catch (IOException | RuntimeException e) {
            return new Found(Optional.empty(), "Jackson says of it: " + e.getMessage());
        }
    }

    /** Finds the reader of what is within a value. */
    interface Within {

        ValueReader reader(JavaType type, JsonDeserializer<?> deserializer) throws Unfit, IOException;
    }

    private ValueReader reader(JavaType type, JsonDeserializer<?> deserializer) throws Unfit, IOException {
        Class<?> raw = type.getRawClass();
        Unfit.unless(probe.context().getFactory().findTypeDeserializer(config, type) == null,
                raw.getName() + " is read with the name of its type");
        Unfit.unless(config.findConfigOverride(raw) == null, "the mapper is configured for " + raw.getName());
        if (!ReadScalars.of(raw).isEmpty()) {
            return scalar(raw, deserializer);
        }
        if (type.isEnumType()) {
            return containers.constants(raw, deserializer);
        }
        if (Containers.isCollection(type)) {
            return containers.elements(type, deserializer);
        }
        if (type.isMapLikeType()) {
            return containers.entries(type, deserializer);
        }
        return raw == Optional.class ? optional(type, deserializer) : bean(type, deserializer);
    }

    private ValueReader scalar(Class<?> raw, JsonDeserializer<?> deserializer) throws Unfit {
        for (ReadScalar one : ReadScalars.of(raw)) {
            if (probe.agrees(one, deserializer)) {
                return one.reader();
            }
        }
        throw new Unfit(raw.getName() + " is read in a form of its own");
    }

    private ValueReader optional(JavaType type, JsonDeserializer<?> deserializer) throws Unfit, IOException {
        Unfit.unless(deserializer.getClass().getName().equals(OPTIONAL),
                "java.util.Optional is read by " + deserializer.getClass().getName());
        return new OptionalReader(reader(type.getContentType(), probe.of(type.getContentType())));
    }

    private ValueReader bean(JavaType type, JsonDeserializer<?> deserializer) throws Unfit, IOException {
        Class<?> raw = type.getRawClass();
        GeneratedBinding binding = generated.apply(raw)
                .orElseThrow(() -> new Unfit("nothing was generated for " + raw.getName()));
        Unfit.unless(entered.add(type), raw.getName() + " may hold itself");
        ReadBean bean = ReadBean.of(deserializer, raw);
        List<BoundProperty> properties = new ArrayList<>();
        for (SettableBeanProperty one : bean.bound()) {
            properties.add(property(binding, new ReadProperty(one, raw)));
        }
        Unfit.unless(properties.size() <= BeanObjectReader.MOST_PROPERTIES, raw.getName() + " has many properties");
        entered.remove(type);
        return new BeanObjectReader(binding.binding(), properties, bean.skipsOthers(config), bean.isRecord());
    }

    private BoundProperty property(GeneratedBinding binding, ReadProperty property) throws Unfit, IOException {
        property.check();
        int member = binding.members().indexOf(property.asked());
        Unfit.unless(member >= 0, "generated code can't set " + property.asked());
        return new BoundProperty(property.name(), member, reader(property.type(), property.deserializer()),
                property.forNull(probe.context()), property.forNone(probe.context()));
    }
}
