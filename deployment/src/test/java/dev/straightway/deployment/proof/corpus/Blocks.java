package dev.straightway.deployment.proof.corpus;

import static java.lang.annotation.ElementType.METHOD;
import static java.lang.annotation.RetentionPolicy.RUNTIME;

import java.lang.annotation.Retention;
import java.lang.annotation.Target;

/** A route that may block the thread that serves it, so that no proof may let it onto the event loop. */
@Target(METHOD)
@Retention(RUNTIME)
public @interface Blocks {
    /** {@return what blocks, or can't be seen} */
    String value();
}
