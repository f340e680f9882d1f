package dev.straightway.runtime.jackson;

import java.lang.annotation.Annotation;
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
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.std.NullSerializer;

/** Lets Jackson's writer of a property be looked into: what it knows is for subclasses only. */
@SuppressWarnings("serial") // never written
final class WrittenProperty extends BeanPropertyWriter {

    /**
     * The annotations that a bundle stands for are found beside it; what the others ask for shows in the name, the place and
     * the presence of the property, or concerns reading.
     */
    private static final Set<Class<?>> UNDERSTOOD = Set.of(JsonProperty.class, JsonGetter.class, JsonSetter.class,
            JsonAlias.class, JsonIgnore.class, JsonPropertyDescription.class, JsonView.class,
            JacksonAnnotationsInside.class);

    private WrittenProperty(BeanPropertyWriter source) {
        super(source);
    }

    /** @throws Unfit if Jackson does more than to write the property's name and its value, as the type has it */
    static WrittenProperty of(BeanPropertyWriter writer) throws Unfit {
        Unfit.unless(writer.getClass() == BeanPropertyWriter.class,
                writer.getName() + " is written by " + writer.getClass().getName());
        WrittenProperty property = new WrittenProperty(writer);
        property.check();
        return property;
    }

    private void check() throws Unfit {
        Unfit.unless(_suppressableValue == null, getName() + " is left out for some of its values");
        Unfit.unless(_typeSerializer == null && _cfgSerializationType == null,
                getName() + " is written with the name of its type, or as another type");
        Unfit.unless(_nullSerializer == null || _nullSerializer.getClass() == NullSerializer.class,
                getName() + " has a null of its own");
        for (Annotation annotation : getMember().getAllAnnotations().annotations()) {
            Unfit.unless(isUnderstood(annotation),
                    "@" + annotation.annotationType().getSimpleName() + " is at " + getName());
        }
    }

    private static boolean isUnderstood(Annotation annotation) {
        Class<?> type = annotation.annotationType();
        if (annotation instanceof JsonInclude include) {
            return include.content() == JsonInclude.Include.ALWAYS && include.contentFilter() == Void.class;
        }
        return UNDERSTOOD.contains(type) || !type.getName().startsWith("com.fasterxml.jackson.");
    }

    boolean omitsNull() {
        return _nullSerializer == null;
    }

    /** {@return the member that is asked, as {@code GeneratedAccess} names it} */
    String asked() {
        AnnotatedMember member = getMember();
        return member instanceof AnnotatedMethod ? member.getName() + "()" : member.getName();
    }

    /** {@return its name as it is written, with its quotes and the colon} */
    byte[] quotedName() {
        byte[] name = _name.asQuotedUTF8();
        byte[] quoted = new byte[name.length + 3];
        quoted[0] = '"';
        System.arraycopy(name, 0, quoted, 1, name.length);
        quoted[name.length + 1] = '"';
        quoted[name.length + 2] = ':';
        return quoted;
    }
}
