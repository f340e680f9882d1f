package dev.straightway.runtime.jackson;

import java.util.List;

import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializer;

/** Lets Jackson's serializer of a bean be looked into: what it knows is for subclasses only. */
@SuppressWarnings("serial") // never written
final class WrittenBean extends BeanSerializer {

    private WrittenBean(BeanSerializer source) {
        super(source);
    }

    /**
     * {@return how Jackson writes the properties of a bean, in their order}
     *
     * @throws Unfit if it does more than that
     */
    static List<BeanPropertyWriter> properties(JsonSerializer<?> serializer) throws Unfit {
        Unfit.unless(serializer.getClass() == BeanSerializer.class,
                "Jackson writes it by " + serializer.getClass().getName());
        return new WrittenBean((BeanSerializer) serializer).plain();
    }

    private List<BeanPropertyWriter> plain() throws Unfit {
        Unfit.unless(_objectIdWriter == null && _propertyFilterId == null && _typeId == null,
                "an identity, a filter or a type id is written");
        return List.of(_props);
    }
}
