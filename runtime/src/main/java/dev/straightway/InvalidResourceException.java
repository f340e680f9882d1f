package dev.straightway;

import java.util.List;

/** A {@link Resource} can't be served. The message lists all problems, each with its id in the documentation. */
public final class InvalidResourceException extends IllegalArgumentException {

    private static final long serialVersionUID = 1;

    private final transient List<String> problems;

    /** @param problems each as <code>[STW-102] Resource 'open/&#123;name': &hellip;</code> */
    public InvalidResourceException(List<String> problems) {
        super(String.join("\n", problems));
        this.problems = List.copyOf(problems);
    }

    /** {@return the problems, each with its fix; empty if the exception comes from another JVM} */
    public List<String> problems() {
        return problems == null ? List.of() : problems;
    }
}
