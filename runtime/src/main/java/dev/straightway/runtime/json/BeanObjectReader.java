package dev.straightway.runtime.json;

import java.util.List;

/** Reads the beans of one class. */
public final class BeanObjectReader implements ValueReader {

    /** As many as a {@code long} has bits. */
    public static final int MOST_PROPERTIES = 64;

    private final BeanBinding binding;
    private final BoundProperty[] properties;
    private final boolean skipsOthers;
    private final boolean collects;

    /**
     * @param skipsOthers whether names that aren't among the properties are passed over
     * @param collects whether the bean is made of its properties, each of which comes once
     */
    public BeanObjectReader(BeanBinding binding, List<BoundProperty> properties, boolean skipsOthers, boolean collects) {
        this.binding = binding;
        this.properties = properties.toArray(BoundProperty[]::new);
        this.skipsOthers = skipsOthers;
        this.collects = collects;
    }

    @Override
    public Object read(JsonInput input) {
        input.take('{');
        try {
            Object begun = binding.begin();
            long seen = input.takes('}') ? 0 : readProperties(begun, input);
            if (collects) {
                complete(begun, seen);
            }
            return binding.end(begun);
        } catch (Unforeseen e) {
            throw e;
        } catch (Throwable e) {
            throw new Unforeseen("a failure of " + e.getClass().getName());
        }
    }

    private long readProperties(Object begun, JsonInput input) throws Throwable {
        long seen = 0;
        int next = 0;
        do {
            int found = find(input, next);
            if (found >= 0) {
                long bit = 1L << found;
                if (collects && (seen & bit) != 0) {
                    throw new Unforeseen("a property that comes twice");
                }
                seen |= bit;
                input.take(':');
                BoundProperty property = properties[found];
                binding.bind(property.member(), begun, property, input);
                next = found + 1;
            }
        } while (input.takes(','));
        input.take('}');
        return seen;
    }

    /** {@return which property comes next; -1 for one that was passed over} */
    private int find(JsonInput input, int expected) {
        if (expected < properties.length && input.takesName(properties[expected].quoted())) {
            return expected;
        }
        for (int i = 0; i < properties.length; i++) {
            if (input.takesName(properties[i].quoted())) {
                return i;
            }
        }
        String name = input.name();
        for (int i = 0; i < properties.length; i++) {
            if (properties[i].name().equals(name)) {
                return i;
            }
        }
        if (!skipsOthers) {
            throw new Unforeseen("an unknown property");
        }
        input.take(':');
        JsonSkipping.skip(input);
        return -1;
    }

    private void complete(Object begun, long seen) throws Throwable {
        for (int i = 0; i < properties.length; i++) {
            if ((seen & 1L << i) == 0 && properties[i].forNone() != Absence.NOTHING) {
                bindAbsent(properties[i], begun);
            }
        }
    }

    private void bindAbsent(BoundProperty property, Object begun) throws Throwable {
        if (property.forNone() == Absence.UNFORESEEN) {
            throw new Unforeseen("a property that isn't there");
        }
        binding.bind(property.member(), begun, property, JsonInput.ofNull());
    }
}
