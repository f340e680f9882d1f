package dev.straightway.kryo;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;

import com.esotericsoftware.kryo.KryoException;

/** Makes objects of a class by its constructor without parameters, which needn't be public. */
record NewInstance(Constructor<?> constructor) {

    static NewInstance of(Class<?> type) {
        try {
            Constructor<?> found = type.getDeclaredConstructor();
            if (!type.getName().startsWith("java.")) {
                found.setAccessible(true);
            }
            return new NewInstance(found);
        } catch (NoSuchMethodException e) {
            throw new UnsuitableClassException(
                    type.getName() + " has no constructor without parameters, by which Kryo makes objects."
                            + " Give it one, which needn't be public, or make it a record.",
                    e);
        }
    }

    Object get() {
        try {
            return constructor.newInstance();
        } catch (InvocationTargetException e) {
            throw new KryoException("The constructor of " + constructor.getDeclaringClass().getName() + " failed",
                    e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new UnsuitableClassException("No object of " + constructor.getDeclaringClass().getName() + " can be made", e);
        }
    }
}
