package dev.straightway.runtime.links;

import dev.straightway.runtime.json.JsonOutput;

/** A link that begins with the base URI of the request in which it was made. */
public abstract class AbsoluteHref extends GeneratedHref {

    private final String base;

    /** @param base what {@link LinkBase} says */
    protected AbsoluteHref(String base) {
        this.base = base;
    }

    @Override
    public final void write(JsonOutput output) {
        output.plain('"');
        output.part(base);
        append(output);
        output.plain('"');
    }

    @Override
    public final String toString() {
        return base.concat(super.toString());
    }
}
