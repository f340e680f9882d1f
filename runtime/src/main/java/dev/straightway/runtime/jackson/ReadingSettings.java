package dev.straightway.runtime.jackson;

import java.util.Map;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.deser.BasicDeserializerFactory;
import com.fasterxml.jackson.databind.deser.BeanDeserializerFactory;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.deser.DefaultDeserializationContext;

/** Looks at what a mapper is set to for the reading of all types. What it is set to for one type shows in its deserializer. */
final class ReadingSettings {

    /** Features that change what is read in the usual way, with what they must be set to. */
    private static final Map<DeserializationFeature, Boolean> FEATURES = Map.of(
            DeserializationFeature.UNWRAP_ROOT_VALUE, false,
            DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES, false);
    /** Changes the deserializer of {@code Month} only, if at all. */
    private static final String MODIFIER = "com.fasterxml.jackson.datatype.jsr310.deser.JavaTimeDeserializerModifier";

    private ReadingSettings() {
    }

    /** @throws Unfit if the mapper reads otherwise than generated code does, whatever the type */
    static void check(ObjectMapper mapper) throws Unfit {
        DeserializationConfig config = mapper.getDeserializationConfig();
        MapperSettings.checkMapper(mapper, config);
        for (Map.Entry<DeserializationFeature, Boolean> feature : FEATURES.entrySet()) {
            Unfit.unless(config.isEnabled(feature.getKey()) == feature.getValue(),
                    feature.getKey() + " is " + (feature.getValue() ? "off" : "on"));
        }
        Unfit.unless(config.getProblemHandlers() == null, "the mapper has handlers of problems");
        Unfit.unless(config.getActiveView() == null && config.getFullRootName() == null,
                "the mapper has a view or a name of the root");
        checkDeserializers(mapper.getDeserializationContext());
        checkFactory(mapper.getFactory());
    }

    private static void checkDeserializers(DeserializationContext context) throws Unfit {
        Unfit.unless(context.getClass() == DefaultDeserializationContext.Impl.class,
                "the mapper has a context of its own");
        Unfit.unless(context.getFactory().getClass() == BeanDeserializerFactory.class,
                "the mapper has a factory of deserializers of its own");
        for (BeanDeserializerModifier one : ((BasicDeserializerFactory) context.getFactory()).getFactoryConfig()
                .deserializerModifiers()) {
            Unfit.unless(one.getClass().getName().equals(MODIFIER),
                    "deserializers are changed by " + one.getClass().getName());
        }
    }

    private static void checkFactory(JsonFactory factory) throws Unfit {
        MapperSettings.checkFactoryClass(factory);
        Unfit.unless(factory.getParserFeatures() == JsonParser.Feature.collectDefaults(),
                "features of the parser are changed");
        Unfit.unless(factory.getInputDecorator() == null, "the parser has a decorator");
        StreamReadConstraints limits = factory.streamReadConstraints();
        StreamReadConstraints usual = StreamReadConstraints.builder().build();
        Unfit.unless(limits.getMaxStringLength() >= usual.getMaxStringLength()
                && limits.getMaxNestingDepth() >= usual.getMaxNestingDepth()
                && limits.getMaxNumberLength() >= usual.getMaxNumberLength()
                && limits.getMaxNameLength() >= usual.getMaxNameLength()
                && !limits.hasMaxDocumentLength() && !limits.hasMaxTokenCount(), "the parser has narrow limits");
    }
}
