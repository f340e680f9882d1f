package dev.straightway.lab.descriptor;

import java.util.Collection;
import java.util.List;

/** Something was asked for by a name that nothing has; its message lists the names that there are. */
public final class UnknownName extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final String name;
    private final String kind;
    private final transient List<String> known;

    /**
     * @param name what was asked for
     * @param kind what it would be the name of, as "scenario"
     * @param known the names that there are
     */
    public UnknownName(String name, String kind, Collection<String> known) {
        super(message(name, kind, "", List.copyOf(known)));
        this.name = name;
        this.kind = kind;
        this.known = List.copyOf(known);
    }

    /** {@return what was asked for} */
    public String name() {
        return name;
    }

    /** {@return the names that there are} */
    public List<String> known() {
        return known;
    }

    /** {@return the message with a question which one was meant, as "; did you mean person-get?"} */
    public String message(String suggestion) {
        return message(name, kind, suggestion, known);
    }

    private static String message(String name, String kind, String suggestion, List<String> known) {
        return "'" + name + "': no such " + kind + suggestion + "; there are " + String.join(", ", known);
    }
}
