package dev.straightway.runtime.links;

/** Knows what absolute links begin with. */
public interface LinkBase {

    /**
     * {@return scheme, host and the path before all templates, without a slash at its end}
     *
     * @throws IllegalStateException where no request is being served
     */
    String text();
}
