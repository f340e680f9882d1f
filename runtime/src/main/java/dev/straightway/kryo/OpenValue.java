package dev.straightway.kryo;

import java.lang.reflect.Type;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.KryoException;
import com.esotericsoftware.kryo.Registration;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;

/** A value behind the number of its class, which must be one that the declared type allows. */
final class OpenValue extends WholeValue {

    private final Type declared;
    private final Shapes shapes;
    private final Map<Class<?>, Value> byClass = new ConcurrentHashMap<>();

    OpenValue(Type declared, Shapes shapes) {
        super(Scalars.boxed(GenericTypes.raw(declared)));
        this.declared = declared;
        this.shapes = shapes;
    }

    @Override
    Object take(Kryo kryo, Input input) {
        Registration registration = kryo.readClass(input);
        return registration == null ? null : value(Scalars.boxed(registration.getType())).take(kryo, input);
    }

    @Override
    void give(Kryo kryo, Output output, Object value) {
        if (value == null) {
            kryo.writeClass(output, null);
            return;
        }
        Class<?> said = said(value);
        kryo.writeClass(output, said);
        value(said).give(kryo, output, value);
    }

    private Class<?> said(Object value) {
        Class<?> known = Scalars.known(value);
        if (Scalars.of(known) != null) {
            return known;
        }
        if (Containers.include(known)) {
            return Containers.tag(known);
        }
        Class<?> registered = shapes.registered()
                .nearest(value instanceof Enum<?> constant ? constant.getDeclaringClass() : known);
        if (registered == null) {
            throw new KryoException(
                    known.getName() + " isn't registered. A class that no resource method names is registered by"
                            + " quarkus.straightway.kryo.register");
        }
        return registered;
    }

    private Value value(Class<?> said) {
        Value known = byClass.get(said);
        return known != null ? known : byClass.computeIfAbsent(said, this::find);
    }

    private Value find(Class<?> said) {
        if (Containers.isTag(said)) {
            boolean fits = type().isAssignableFrom(said) || Containers.include(type()) && Containers.tag(type()) == said;
            if (fits) {
                return Containers.of(Containers.include(type()) ? declared : said, shapes::open);
            }
        } else if (type().isAssignableFrom(said)) {
            Value scalar = Scalars.of(said);
            return scalar != null ? scalar
                    : said.isEnum() ? new EnumValue(said) : shapes.bean(said == type() ? declared : said);
        }
        throw new KryoException("A " + said.getName() + " stands where a " + declared.getTypeName() + " is expected");
    }
}
