package dev.straightway.proof.code;

import java.util.Arrays;

import org.objectweb.asm.tree.analysis.Value;

/** Is where a value on the stack or in a local variable may come from; immutable, sorted numbers. */
record Sources(int size, int[] numbers) implements Value {

    static final int[] NONE = {};
    static final Sources ONE = new Sources(1, NONE);
    static final Sources TWO = new Sources(2, NONE);

    static Sources of(int number) {
        return new Sources(1, new int[] { number });
    }

    Sources with(Sources other) {
        if (other == this || other.numbers.length == 0) {
            return other.size < size ? other : this;
        }
        if (Arrays.equals(numbers, other.numbers)) {
            return this;
        }
        int[] all = Arrays.copyOf(numbers, numbers.length + other.numbers.length);
        System.arraycopy(other.numbers, 0, all, numbers.length, other.numbers.length);
        int[] union = Arrays.stream(all).sorted().distinct().toArray();
        return union.length == numbers.length ? this : new Sources(Math.min(size, other.size), union);
    }

    @Override
    public int getSize() {
        return size;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Sources sources && size == sources.size && Arrays.equals(numbers, sources.numbers);
    }

    @Override
    public int hashCode() {
        return 31 * size + Arrays.hashCode(numbers);
    }
}
