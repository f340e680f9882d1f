package dev.straightway.runtime.jackson;

import java.util.List;
import java.util.Map;
import java.util.Set;

import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.JsonInclude.Value;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.MappingJsonFactory;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.ser.BasicSerializerFactory;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import com.fasterxml.jackson.databind.ser.DefaultSerializerProvider;
import com.fasterxml.jackson.databind.ser.std.NullSerializer;

/** Looks at what a mapper is set to for all types. What it is set to for one type shows in the serializer of that type. */
final class MapperSettings {

    /** Features that change what is written of any value, with what they must be set to. */
    @SuppressWarnings("deprecation") // the feature still counts
    private static final Map<SerializationFeature, Boolean> FEATURES = Map.of(
            SerializationFeature.WRAP_ROOT_VALUE, false,
            SerializationFeature.INDENT_OUTPUT, false,
            SerializationFeature.CLOSE_CLOSEABLE, false,
            SerializationFeature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED, false,
            SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS, false,
            SerializationFeature.WRITE_NULL_MAP_VALUES, true,
            SerializationFeature.WRITE_EMPTY_JSON_ARRAYS, true);
    private static final Set<String> INTROSPECTORS = Set.of(JacksonAnnotationIntrospector.class.getName(),
            "com.fasterxml.jackson.module.paramnames.ParameterNamesAnnotationIntrospector");
    /** Changes the serializer of {@code Month} only, if at all. */
    private static final String MODIFIER = "com.fasterxml.jackson.datatype.jsr310.ser.JavaTimeSerializerModifier";
    private static final List<Include> EVERYTHING = List.of(Include.ALWAYS, Include.USE_DEFAULTS);

    private MapperSettings() {
    }

    /** @throws Unfit if the mapper writes otherwise than generated code does, whatever the type */
    static void checkWriting(ObjectMapper mapper) throws Unfit {
        SerializationConfig config = mapper.getSerializationConfig();
        checkMapper(mapper, config);
        for (Map.Entry<SerializationFeature, Boolean> feature : FEATURES.entrySet()) {
            Unfit.unless(config.isEnabled(feature.getKey()) == feature.getValue(),
                    feature.getKey() + " is " + (feature.getValue() ? "off" : "on"));
        }
        Unfit.unless(mapper.getSerializerProvider().getClass() == DefaultSerializerProvider.Impl.class
                && mapper.getSerializerProvider().getDefaultNullValueSerializer().getClass() == NullSerializer.class,
                "the mapper has a provider of serializers of its own");
        Unfit.unless(mapper.getSerializerFactory() instanceof BasicSerializerFactory,
                "the mapper has a factory of serializers of its own");
        for (BeanSerializerModifier one : ((BasicSerializerFactory) mapper.getSerializerFactory()).getFactoryConfig()
                .serializerModifiers()) {
            Unfit.unless(one.getClass().getName().equals(MODIFIER), "serializers are changed by " + one.getClass().getName());
        }
        Unfit.unless(config.getActiveView() == null && config.getFilterProvider() == null
                && config.getFullRootName() == null, "the mapper has a view, a filter or a name of the root");
        Unfit.unless(config.getDefaultTyper(null) == null, "the mapper writes the names of types");
        checkFactory(mapper.getFactory());
        Probe.checkText(mapper);
    }

    static void checkMapper(ObjectMapper mapper, MapperConfig<?> config) throws Unfit {
        Unfit.unless(mapper.getClass() == ObjectMapper.class || mapper.getClass() == JsonMapper.class,
                "the mapper is a " + mapper.getClass().getName());
        Unfit.unless(mapper.mixInCount() == 0, "the mapper has mixins");
        for (AnnotationIntrospector one : config.getAnnotationIntrospector().allIntrospectors()) {
            Unfit.unless(INTROSPECTORS.contains(one.getClass().getName()),
                    "the mapper reads annotations by " + one.getClass().getName());
        }
    }

    static void checkFactoryClass(JsonFactory factory) throws Unfit {
        Unfit.unless(factory.getClass() == JsonFactory.class || factory.getClass() == MappingJsonFactory.class,
                "the mapper has a " + factory.getClass().getName());
    }

    private static void checkFactory(JsonFactory factory) throws Unfit {
        checkFactoryClass(factory);
        Unfit.unless(factory.getGeneratorFeatures() == JsonGenerator.Feature.collectDefaults(),
                "features of the generator are changed");
        Unfit.unless(factory.getCharacterEscapes() == null && factory.getOutputDecorator() == null,
                "the generator has escapes or a decorator");
    }

    /** {@return whether nothing is left out of maps and optionals} */
    static boolean writesAllContent(SerializationConfig config) {
        Value inclusion = config.getDefaultPropertyInclusion();
        return EVERYTHING.contains(inclusion.getValueInclusion()) && EVERYTHING.contains(inclusion.getContentInclusion());
    }
}
