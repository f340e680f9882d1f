package dev.straightway.it.hostile.guard;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

import jakarta.ws.rs.NameBinding;

/** For clients that say who they are. */
@NameBinding
@Retention(RetentionPolicy.RUNTIME)
@interface Guarded {
}
