package dev.straightway.it.tck.result;

import java.util.Comparator;

/**
 * Names one test of the TCK.
 *
 * @param type its class, without the package that all share: {@code ee.rs.get.JAXRSClientIT}
 * @param method its method
 */
public record TestName(String type, String method) implements Comparable<TestName> {

    private static final Comparator<TestName> ORDER = Comparator.comparing(TestName::type).thenComparing(TestName::method);

    /** {@return the package of its class: {@code ee.rs.get}} */
    public String packageName() {
        int dot = type.lastIndexOf('.');
        return dot < 0 ? "" : type.substring(0, dot);
    }

    @Override
    public int compareTo(TestName other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return type + "#" + method;
    }
}
