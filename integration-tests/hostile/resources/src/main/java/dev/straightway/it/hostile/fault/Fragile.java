package dev.straightway.it.hostile.fault;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

import jakarta.ws.rs.NameBinding;

/** Binds the filters and interceptors that fail when a request asks for it. */
@NameBinding
@Retention(RetentionPolicy.RUNTIME)
public @interface Fragile {
}
