package org.acme;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

import jakarta.ws.rs.NameBinding;

/** Wants the key. */
@NameBinding
@Retention(RetentionPolicy.RUNTIME)
public @interface Keyed {
}
