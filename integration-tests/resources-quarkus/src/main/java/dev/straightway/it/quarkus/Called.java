package dev.straightway.it.quarkus;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

import jakarta.ws.rs.NameBinding;

/** Binds {@link CallbackFilters} to the methods that they are called around. */
@NameBinding
@Retention(RetentionPolicy.RUNTIME)
public @interface Called {
}
