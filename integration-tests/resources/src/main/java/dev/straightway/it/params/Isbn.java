package dev.straightway.it.params;

/** Makes itself by {@code fromString} only; sorts by its number. */
public final class Isbn implements Comparable<Isbn> {

    private final long number;

    private Isbn(long number) {
        this.number = number;
    }

    public static Isbn fromString(String text) {
        return new Isbn(Long.parseLong(text.replace("-", "")));
    }

    @Override
    public int compareTo(Isbn other) {
        return Long.compare(number, other.number);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Isbn isbn && isbn.number == number;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(number);
    }

    @Override
    public String toString() {
        return "#" + number;
    }
}
