package dev.straightway.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.KryoException;
import com.esotericsoftware.kryo.Registration;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.util.DefaultClassResolver;
import com.esotericsoftware.kryo.util.MapReferenceResolver;

/**
 * A Kryo that counts what a message makes, and refuses classes by name. Used by one thread at a time.
 * <p>
 * What is referred to counts again for each reference. Objects that each have two references to the next one make a small
 * message, and code that walks them, such as {@code hashCode} or a writer of JSON, would hardly come to an end.
 */
final class BoundedKryo extends Kryo {

    private static final int USUAL_OBJECTS = 64;

    private final Registered registered;
    private final int depth;
    private final int elements;
    private final References references;
    /** Elements of the object that is read now. */
    private long size;
    /** The levels below the object that is read now. */
    private int height;

    BoundedKryo(Registered registered, KryoLimits limits) {
        this(registered, limits, new References(registered));
    }

    private BoundedKryo(Registered registered, KryoLimits limits, References references) {
        super(new NumberedClasses(), references);
        this.registered = registered;
        this.references = references;
        this.depth = limits.depth();
        this.elements = limits.elements();
        references.kryo = this;
        setMaxDepth(limits.depth());
        registered.register(this);
    }

    Registered registered() {
        return registered;
    }

    /** Counts elements of what is read now. */
    void count(long more) {
        size += more;
        if (size > elements) {
            throw new KryoException("More than " + elements + " elements");
        }
    }

    private void count(Size one) {
        if (getDepth() + one.height > depth) {
            throw new KryoException("More than " + depth + " levels");
        }
        height = Math.max(height, one.height);
        count(one.elements);
    }

    /** Begins an object, which {@link #end} ends. */
    Size begin() {
        Size outer = references.began();
        outer.outerElements = size;
        outer.outerHeight = height;
        size = 0;
        height = 0;
        return outer;
    }

    void end(Size of) {
        of.elements = size + 1;
        of.height = height + 1;
        size = of.outerElements;
        height = Math.max(of.outerHeight, of.height);
        count(of.elements);
    }

    @Override
    public void reset() {
        super.reset();
        size = 0;
        height = 0;
    }

    /** How large an object is with all that it refers to, the more so the more often. */
    static final class Size {
        private Object object;
        private long elements = 1;
        private int height = 1;
        private long outerElements;
        private int outerHeight;
    }

    /** Names no class: only those that are registered can be meant. */
    private static final class NumberedClasses extends DefaultClassResolver {
        @Override
        protected Registration readName(Input input) {
            throw new KryoException("A class is named. Only registered classes, which have numbers, are read");
        }
    }

    private static final class References extends MapReferenceResolver {

        private final Registered registered;
        private final java.util.ArrayList<Size> sizes = new java.util.ArrayList<>();
        private BoundedKryo kryo;

        References(Registered registered) {
            super(USUAL_OBJECTS);
            this.registered = registered;
        }

        /** {@return that of the object whose number was given last; of one that has no number, for itself} */
        Size began() {
            Size last = sizes.isEmpty() ? null : sizes.get(sizes.size() - 1);
            return last == null || last.object != null ? new Size() : last;
        }

        @Override
        public boolean useReferences(@SuppressWarnings("rawtypes") Class type) {
            return registered.isReferred(type);
        }

        @Override
        public int nextReadId(@SuppressWarnings("rawtypes") Class type) {
            sizes.add(new Size());
            return sizes.size() - 1;
        }

        @Override
        public void setReadObject(int id, Object object) {
            sizes.get(id).object = object;
        }

        @Override
        public Object getReadObject(@SuppressWarnings("rawtypes") Class type, int id) {
            Size known = sizes.get(id);
            if (!type.isInstance(known.object)) {
                throw new KryoException("A reference to no " + type.getName());
            }
            kryo.count(known);
            return known.object;
        }

        @Override
        public void reset() {
            super.reset();
            sizes.clear();
        }
    }
}
