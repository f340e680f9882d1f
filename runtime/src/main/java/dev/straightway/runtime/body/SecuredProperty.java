package dev.straightway.runtime.body;

import java.util.function.BooleanSupplier;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.util.NameTransformer;

/** A property that is written only for some users. */
final class SecuredProperty extends BeanPropertyWriter {

    private static final long serialVersionUID = 1L;

    private final BeanPropertyWriter property;
    private final transient BooleanSupplier allowed;

    SecuredProperty(BeanPropertyWriter property, BooleanSupplier allowed) {
        super(property);
        this.property = property;
        this.allowed = allowed;
    }

    @Override
    public void serializeAsField(Object bean, JsonGenerator generator, SerializerProvider provider) throws Exception {
        if (allowed.getAsBoolean()) {
            property.serializeAsField(bean, generator, provider);
        } else if (!generator.canOmitFields()) {
            property.serializeAsOmittedField(bean, generator, provider);
        }
    }

    @Override
    public void serializeAsElement(Object bean, JsonGenerator generator, SerializerProvider provider) throws Exception {
        if (allowed.getAsBoolean()) {
            property.serializeAsElement(bean, generator, provider);
        } else {
            property.serializeAsPlaceholder(bean, generator, provider);
        }
    }

    @Override
    public BeanPropertyWriter rename(NameTransformer names) {
        return new SecuredProperty(property.rename(names), allowed);
    }

    @Override
    public boolean isUnwrapping() {
        return property.isUnwrapping();
    }

    @Override
    public void assignSerializer(JsonSerializer<Object> serializer) {
        property.assignSerializer(serializer);
    }

    @Override
    public void assignNullSerializer(JsonSerializer<Object> serializer) {
        property.assignNullSerializer(serializer);
    }

    @Override
    public void assignTypeSerializer(TypeSerializer serializer) {
        property.assignTypeSerializer(serializer);
    }

    @Override
    public void setNonTrivialBaseType(JavaType type) {
        property.setNonTrivialBaseType(type);
    }
}
