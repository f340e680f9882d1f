package dev.straightway.deployment;

import io.quarkus.builder.item.MultiBuildItem;

/**
 * Says that code of an extension's library doesn't block, though the bytecode doesn't show it: by reflection, native code, or
 * a lock that is held for moments only. A route that reaches it may still be proven non-blocking.
 * <p>
 * The code may call back what it is given; that is looked at.
 */
public final class NonBlockingCodeBuildItem extends MultiBuildItem {

    private final String pattern;
    private final String reason;
    private final boolean calls;

    /**
     * @param pattern {@code org.acme.Clock#now} for all methods of that name, {@code org.acme.Clock} for a class, or
     *        {@code org.acme.**} for a package and those below it; never {@code null}
     * @param reason why it doesn't block, for readers of the build; never {@code null}
     */
    public NonBlockingCodeBuildItem(String pattern, String reason) {
        this(pattern, reason, true);
    }

    private NonBlockingCodeBuildItem(String pattern, String reason, boolean calls) {
        this.pattern = pattern;
        this.reason = reason;
        this.calls = calls;
    }

    /** {@return the same of code that calls nothing back, whatever it is given or holds} */
    static NonBlockingCodeBuildItem plain(String pattern, String reason) {
        return new NonBlockingCodeBuildItem(pattern, reason, false);
    }

    /** {@return whether the code may call back what it is given} */
    boolean calls() {
        return calls;
    }

    public String pattern() {
        return pattern;
    }

    public String reason() {
        return reason;
    }
}
