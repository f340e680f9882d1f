package dev.straightway.it.hostile.attack.seed;

import java.util.List;
import java.util.SplittableRandom;

/** Chance that comes out the same for the same seed and number. */
public final class Dice {

    private final SplittableRandom random;

    public Dice(long seed, long number) {
        this.random = new SplittableRandom(seed * 0x9E3779B97F4A7C15L + number);
    }

    /** {@return a number from 0 to below the bound} */
    public int below(int bound) {
        return random.nextInt(bound);
    }

    /** {@return a number between the two, both included} */
    public int between(int least, int most) {
        return random.nextInt(least, most + 1);
    }

    public boolean chance(int percent) {
        return below(100) < percent;
    }

    public <T> T pick(List<T> choices) {
        return choices.get(below(choices.size()));
    }

    @SafeVarargs
    public final <T> T pick(T... choices) {
        return choices[below(choices.length)];
    }

    public byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        random.nextBytes(bytes);
        return bytes;
    }

    /** {@return letters and digits} */
    public String word(int length) {
        StringBuilder word = new StringBuilder(length);
        for (int i = 0; i < length; i++) {
            word.append(Character.forDigit(below(36), 36));
        }
        return word.toString();
    }

    /** {@return some of these texts one behind the other, as often as chance wants them} */
    public String pieces(List<String> from, int most) {
        StringBuilder pieces = new StringBuilder();
        for (int i = between(1, most); i > 0; i--) {
            pieces.append(pick(from));
        }
        return pieces.toString();
    }

    /** {@return a text that no other request has} */
    public String marker() {
        return String.format("mk%012x", random.nextLong() & 0xFFFFFFFFFFFFL);
    }
}
