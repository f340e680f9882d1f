package dev.straightway.kryo;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.Arrays;
import java.util.Map;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.KryoException;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;

/** A record, component by component, made by its canonical constructor. */
final class RecordValue extends ComposedValue<RecordValue.Parts> {

    record Parts(Constructor<?> constructor, Method[] accessors, Value[] values) {
    }

    RecordValue(Type declared, Shapes shapes) {
        super(declared, shapes);
    }

    @Override
    Parts find(Type declared, Shapes shapes) {
        Map<TypeVariable<?>, Type> variables = GenericTypes.variables(declared);
        RecordComponent[] components = type().getRecordComponents();
        try {
            Constructor<?> constructor = type()
                    .getDeclaredConstructor(Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
            constructor.setAccessible(true);
            Method[] accessors = Arrays.stream(components).map(RecordComponent::getAccessor).toArray(Method[]::new);
            Arrays.stream(accessors).forEach(accessor -> accessor.setAccessible(true));
            return new Parts(constructor, accessors, Arrays.stream(components)
                    .map(component -> Members.value(component.getGenericType(), variables, shapes)).toArray(Value[]::new));
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(type().getName() + " is a record without its constructor", e);
        }
    }

    @Override
    public void write(Kryo kryo, Output output, Object value) {
        Parts present = parts();
        for (int i = 0; i < present.values().length; i++) {
            try {
                present.values()[i].give(kryo, output, present.accessors()[i].invoke(value));
            } catch (ReflectiveOperationException e) {
                throw new KryoException(present.accessors()[i] + " failed", e);
            }
        }
    }

    @Override
    public Object read(Kryo kryo, Input input, Class<?> expected) {
        Parts present = parts();
        BoundedKryo bounded = (BoundedKryo) kryo;
        BoundedKryo.Size size = bounded.begin();
        Object[] arguments = new Object[present.values().length];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = present.values()[i].take(kryo, input);
        }
        bounded.end(size);
        try {
            return present.constructor().newInstance(arguments);
        } catch (InvocationTargetException e) {
            throw new KryoException(type().getName() + " refuses its components", e.getCause());
        } catch (ReflectiveOperationException | IllegalArgumentException e) {
            throw new KryoException("Not the components of " + type().getName(), e);
        }
    }
}
