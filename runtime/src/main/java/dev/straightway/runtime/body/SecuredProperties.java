package dev.straightway.runtime.body;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;

import dev.straightway.SecureField;

/** Has properties with {@link SecureField} ask who the user is. */
final class SecuredProperties extends BeanSerializerModifier {

    private static final long serialVersionUID = 1L;

    private final transient Predicate<List<String>> allowed;

    SecuredProperties(Predicate<List<String>> allowed) {
        this.allowed = allowed;
    }

    /** Behind the changes of other modifiers. */
    @Override
    public List<BeanPropertyWriter> orderProperties(SerializationConfig config, BeanDescription type,
            List<BeanPropertyWriter> properties) {
        List<BeanPropertyWriter> secured = new ArrayList<>();
        for (BeanPropertyWriter property : properties) {
            SecureField annotation = property.getAnnotation(SecureField.class);
            secured.add(annotation == null ? property : secured(property, List.of(annotation.rolesAllowed())));
        }
        return secured;
    }

    private BeanPropertyWriter secured(BeanPropertyWriter property, List<String> roles) {
        return new SecuredProperty(property, () -> allowed.test(roles));
    }

    @Override
    public JsonSerializer<?> modifySerializer(SerializationConfig config, BeanDescription type, JsonSerializer<?> serializer) {
        refuse(type.findAnyGetter(), "@JsonAnyGetter");
        refuse(type.findJsonValueAccessor(), "@JsonValue");
        return serializer;
    }

    /** @throws IllegalStateException if a member is to be left out that isn't a property */
    private static void refuse(AnnotatedMember member, String how) {
        if (member != null && member.hasAnnotation(SecureField.class)) {
            throw new IllegalStateException(member.getFullName() + " has @SecureField beside " + how
                    + ", which isn't a property. Put @SecureField on properties.");
        }
    }
}
