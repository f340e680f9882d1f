package dev.straightway.kryo;

import java.lang.reflect.Type;

/**
 * A value that is made of others. What it is made of is found when the first one comes: types may name each other.
 *
 * @param <P> what is known of its parts
 */
abstract class ComposedValue<P> extends Value {

    private final Type declared;
    private final Shapes shapes;
    private volatile P parts;

    ComposedValue(Type declared, Shapes shapes) {
        super(GenericTypes.raw(declared));
        this.declared = declared;
        this.shapes = shapes;
    }

    /** {@return what is known of the parts of a type} */
    abstract P find(Type declared, Shapes shapes);

    @Override
    final void prepare() {
        parts();
    }

    final P parts() {
        P present = parts;
        if (present == null) {
            parts = present = find(declared, shapes);
        }
        return present;
    }
}
