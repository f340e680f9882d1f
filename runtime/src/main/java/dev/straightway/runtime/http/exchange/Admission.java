package dev.straightway.runtime.http.exchange;

import io.smallrye.mutiny.Uni;

/**
 * Decides whether a request may reach an endpoint: before its body is read, and before its resource is made. Immutable, for all
 * threads.
 */
public interface Admission {

    /** {@return whether every request may} */
    boolean isOpen();

    /** {@return whether the arguments of the method are checked too, by an interceptor of its bean} */
    boolean checksArguments();

    /** {@return what fails if this request may not, within its request scope; {@code null} if it may} */
    Uni<?> ask(VertxExchange exchange);
}
