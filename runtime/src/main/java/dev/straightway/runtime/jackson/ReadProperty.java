package dev.straightway.runtime.jackson;

import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Array;
import java.util.Optional;
import java.util.Set;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonGetter;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.CreatorProperty;
import com.fasterxml.jackson.databind.deser.NullValueProvider;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.impl.FieldProperty;
import com.fasterxml.jackson.databind.deser.impl.MethodProperty;
import com.fasterxml.jackson.databind.deser.impl.NullsConstantProvider;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;

import dev.straightway.runtime.json.Absence;

/** How Jackson reads one property. */
final class ReadProperty {

    private static final Set<Class<?>> KINDS = Set.of(MethodProperty.class, FieldProperty.class, CreatorProperty.class);
    /** What they ask for shows in the name of the property, in what it gets for {@code null}, or concerns writing. */
    private static final Set<Class<?>> UNDERSTOOD = Set.of(JsonProperty.class, JsonGetter.class, JsonSetter.class,
            JsonAlias.class, JsonIgnore.class, JsonPropertyDescription.class, JsonView.class, JsonInclude.class,
            JacksonAnnotationsInside.class);

    private final SettableBeanProperty property;
    private final Class<?> owner;

    ReadProperty(SettableBeanProperty property, Class<?> owner) {
        this.property = property;
        this.owner = owner;
    }

    /** @throws Unfit if Jackson does more than to read the value as the type has it, and to hand it over */
    void check() throws Unfit {
        Unfit.unless(KINDS.contains(property.getClass()), name() + " is read by " + property.getClass().getName());
        Unfit.unless(!property.hasValueTypeDeserializer(), name() + " is read with the name of its type");
        Unfit.unless(property.getInjectableValueId() == null && property.getManagedReferenceName() == null
                && property.getObjectIdInfo() == null && !property.isIgnorable(),
                name() + " isn't simply read");
        for (Annotation annotation : property.getMember().getAllAnnotations().annotations()) {
            Class<?> type = annotation.annotationType();
            Unfit.unless(UNDERSTOOD.contains(type) || !type.getName().startsWith("com.fasterxml.jackson."),
                    "@" + type.getSimpleName() + " is at " + name());
        }
    }

    String name() {
        return property.getName();
    }

    JavaType type() {
        return property.getType();
    }

    JsonDeserializer<?> deserializer() {
        return property.getValueDeserializer();
    }

    /** {@return the member that takes the value, as {@code GeneratedBinding} names it} */
    String asked() {
        if (property instanceof CreatorProperty) {
            return owner.getRecordComponents()[property.getCreatorIndex()].getName();
        }
        return property.getMember() instanceof AnnotatedMethod method
                ? method.getName() + "(" + method.getRawParameterType(0).descriptorString() + ")"
                : property.getMember().getName();
    }

    Absence forNull(DeserializationContext context) {
        NullValueProvider provider = property.getNullValueProvider();
        boolean known = provider == property.getValueDeserializer() || provider instanceof NullsConstantProvider;
        if (type().isPrimitive() || !known || NullsConstantProvider.isSkipper(provider)) {
            return Absence.UNFORESEEN;
        }
        try {
            return absence(provider.getNullValue(context));
        } catch (IOException e) {
            return Absence.UNFORESEEN;
        }
    }

    /** {@return what it gets if a record is made without it} */
    Absence forNone(DeserializationContext context) {
        if (!(property instanceof CreatorProperty)) {
            return Absence.NOTHING;
        }
        if (property.isRequired() || context.isEnabled(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)) {
            return Absence.UNFORESEEN;
        }
        try {
            Object value = property.getNullValueProvider().getAbsentValue(context);
            Absence found = absence(value == null ? deserializer().getAbsentValue(context) : value);
            return found == Absence.EMPTY ? forNull(context) : found;
        } catch (IOException e) {
            return Absence.UNFORESEEN;
        }
    }

    private Absence absence(Object value) {
        Class<?> raw = type().getRawClass();
        boolean zero = raw.isPrimitive() && Array.get(Array.newInstance(raw, 1), 0).equals(value);
        if (value == null && !raw.isPrimitive() || zero) {
            return Absence.NOTHING;
        }
        return Optional.empty().equals(value) ? Absence.EMPTY : Absence.UNFORESEEN;
    }
}
