package dev.straightway.runtime.jackson;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.std.EnumSerializer;

import dev.straightway.links.Href;
import dev.straightway.runtime.json.BeanWriter;
import dev.straightway.runtime.json.ConstantsWriter;
import dev.straightway.runtime.json.ElementsWriter;
import dev.straightway.runtime.json.EntriesWriter;
import dev.straightway.runtime.json.GeneratedAccess;
import dev.straightway.runtime.json.JsonProperty;
import dev.straightway.runtime.json.OptionalWriter;
import dev.straightway.runtime.json.Scalars;
import dev.straightway.runtime.json.Scalars.Scalar;
import dev.straightway.runtime.json.ValueWriter;
import dev.straightway.runtime.links.Hrefs;

/**
 * Makes the writer of a type, of generated code, if it writes what a mapper writes, byte for byte.
 * <p>
 * Names, order and presence of properties are those of the mapper's own serializer. Values of another class than the declared
 * one, which Jackson writes by their class, are unforeseen to the writer. Used by one thread.
 */
public final class WriterFit {

    private static final String OPTIONAL = "com.fasterxml.jackson.datatype.jdk8.OptionalSerializer";
    private static final String TEXT_KEYS = "com.fasterxml.jackson.databind.ser.std.StdKeySerializers$StringKeySerializer";

    private final ObjectMapper mapper;
    private final Function<Class<?>, Optional<GeneratedAccess>> generated;
    private final SerializerProvider provider;
    private final Probe probe;
    private final Set<JavaType> entered = new HashSet<>();

    /**
     * What was found for a type.
     *
     * @param writer empty if Jackson writes it
     * @param reason why Jackson writes it; empty if it doesn't
     */
    public record Found(Optional<ValueWriter> writer, String reason) {
    }

    private WriterFit(ObjectMapper mapper, Function<Class<?>, Optional<GeneratedAccess>> generated) {
        this.mapper = mapper;
        this.generated = generated;
        this.provider = mapper.getSerializerProviderInstance();
        this.probe = new Probe(mapper, provider);
    }

    /**
     * Asks a mapper.
     *
     * @param type in Jackson's canonical form
     * @param generated what the build has generated for a class
     */
    public static Found of(ObjectMapper mapper, String type, Function<Class<?>, Optional<GeneratedAccess>> generated) {
        try {
            return of(mapper, mapper.getTypeFactory().constructFromCanonical(type), generated);
        } catch (IllegalArgumentException e) {
            return new Found(Optional.empty(), "Jackson says of it: " + e.getMessage());
        }
    }

    /** The same, for a type that Jackson has made. */
    public static Found of(ObjectMapper mapper, JavaType type, Function<Class<?>, Optional<GeneratedAccess>> generated) {
        try {
            MapperSettings.checkWriting(mapper);
            WriterFit fit = new WriterFit(mapper, generated);
            return new Found(Optional.of(fit.writer(type, fit.provider.findValueSerializer(type, null), null)), "");
        } catch (Unfit e) {
            return new Found(Optional.empty(), e.getMessage());
        } catch (JsonMappingException | RuntimeException e) {
            return new Found(Optional.empty(), "Jackson says of it: " + e.getMessage());
        }
    }

    private ValueWriter writer(JavaType type, JsonSerializer<Object> serializer, BeanProperty at)
            throws Unfit, JsonMappingException {
        Class<?> raw = type.getRawClass();
        Unfit.unless(provider.findTypeSerializer(type) == null, raw.getName() + " is written with the name of its type");
        Unfit.unless(!overrides(raw), "the mapper is configured for " + raw.getName());
        Scalar<?> scalar = raw == Href.class ? Hrefs.scalar() : Scalars.of(raw);
        if (scalar != null) {
            probe.check(scalar, serializer);
            return scalar.writer();
        }
        if (type.isEnumType()) {
            return constants(raw, serializer, at);
        }
        if (Containers.isCollection(type)) {
            return elements(type, serializer);
        }
        if (type.isMapLikeType()) {
            return entries(type, serializer);
        }
        return raw == Optional.class ? optional(type, serializer) : bean(type, serializer);
    }

    private boolean overrides(Class<?> type) {
        return mapper.getSerializationConfig().findConfigOverride(type) != null;
    }

    private ValueWriter content(JavaType type) throws Unfit, JsonMappingException {
        return writer(type, provider.findContentValueSerializer(type, null), null);
    }

    private ValueWriter constants(Class<?> raw, JsonSerializer<Object> serializer, BeanProperty at)
            throws Unfit, JsonMappingException {
        Unfit.unless(serializer.getClass() == EnumSerializer.class && raw.isEnum(),
                raw.getName() + " is written by " + serializer.getClass().getName());
        List<byte[]> encoded = new ArrayList<>();
        for (Object constant : raw.getEnumConstants()) {
            encoded.add(probe.written(provider.findPrimaryPropertySerializer(constant.getClass(), at), constant));
        }
        return new ConstantsWriter(encoded.toArray(byte[][]::new));
    }

    private ValueWriter elements(JavaType type, JsonSerializer<Object> serializer) throws Unfit, JsonMappingException {
        Unfit.unless(Collection.class.isAssignableFrom(type.getRawClass()) && Containers.isUsual(serializer),
                type.getRawClass().getName() + " is written by " + serializer.getClass().getName());
        return new ElementsWriter(value -> isUsual(type, value), content(type.getContentType()));
    }

    private ValueWriter entries(JavaType type, JsonSerializer<Object> serializer) throws Unfit, JsonMappingException {
        JsonSerializer<Object> keys = provider.findKeySerializer(type.getKeyType(), null);
        Unfit.unless(Map.class.isAssignableFrom(type.getRawClass()) && Containers.isUsual(serializer)
                && type.getKeyType().hasRawClass(String.class) && keys.getClass().getName().equals(TEXT_KEYS),
                type.toCanonical() + " isn't a plain map with texts as keys");
        Unfit.unless(MapperSettings.writesAllContent(mapper.getSerializationConfig()), "the mapper leaves entries out");
        return new EntriesWriter(value -> isUsual(type, value), content(type.getContentType()));
    }

    private ValueWriter optional(JavaType type, JsonSerializer<Object> serializer) throws Unfit, JsonMappingException {
        Unfit.unless(serializer.getClass().getName().equals(OPTIONAL),
                "java.util.Optional is written by " + serializer.getClass().getName());
        Unfit.unless(MapperSettings.writesAllContent(mapper.getSerializationConfig()), "the mapper leaves optionals out");
        return new OptionalWriter(content(type.getContentType()));
    }

    /** Asked while values are written, by any thread, once for each of their classes. */
    private boolean isUsual(JavaType declared, Class<?> type) {
        SerializerProvider asked = mapper.getSerializerProviderInstance();
        try {
            return !overrides(type) && Containers.isUsual(asked.findContentValueSerializer(
                    asked.constructSpecializedType(declared, type), null));
        } catch (JsonMappingException e) {
            return false;
        }
    }

    private ValueWriter bean(JavaType type, JsonSerializer<Object> serializer) throws Unfit, JsonMappingException {
        Class<?> raw = type.getRawClass();
        GeneratedAccess access = generated.apply(raw)
                .orElseThrow(() -> new Unfit("nothing was generated for " + raw.getName()));
        Unfit.unless(entered.add(type), raw.getName() + " may hold itself");
        List<JsonProperty> properties = new ArrayList<>();
        for (BeanPropertyWriter one : WrittenBean.properties(serializer)) {
            properties.add(property(access, WrittenProperty.of(one)));
        }
        entered.remove(type);
        return new BeanWriter(raw, access, properties);
    }

    private JsonProperty property(GeneratedAccess access, WrittenProperty property) throws Unfit, JsonMappingException {
        int member = access.members().indexOf(property.asked());
        Unfit.unless(member >= 0, "generated code can't ask for " + property.asked());
        JsonSerializer<Object> serializer = property.getSerializer() != null ? property.getSerializer()
                : provider.findPrimaryPropertySerializer(property.getType(), property);
        return new JsonProperty(member, property.quotedName(), property.omitsNull(),
                writer(property.getType(), serializer, property));
    }
}
