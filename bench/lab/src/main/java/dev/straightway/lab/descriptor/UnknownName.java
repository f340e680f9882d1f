package dev.straightway.lab.descriptor;

import java.util.Collection;

/** Something was asked for by a name that nothing has; its message lists the names that there are. */
public final class UnknownName extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final String name;

    /**
     * @param name what was asked for
     * @param kind of thing, as "scenario"
     * @param known the names that there are
     */
    public UnknownName(String name, String kind, Collection<String> known) {
        super("'" + name + "': no such " + kind + "; there are " + String.join(", ", known));
        this.name = name;
    }

    /** {@return what was asked for} */
    public String name() {
        return name;
    }
}
