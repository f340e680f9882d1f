package dev.straightway.it.quarkus;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

import jakarta.ws.rs.NameBinding;

/** Binds {@link SeenFilter}. */
@NameBinding
@Retention(RetentionPolicy.RUNTIME)
public @interface Seen {
}
