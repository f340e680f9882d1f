/**
 * Asks the checks of Quarkus Security whether a request may reach an endpoint, and answers for those that may not. The
 * classes of this package that know Quarkus Security are loaded only where the application has it.
 * <p>
 * Imports {@code http.exchange}, {@code http.filter}, {@code http.read}, {@code http.call}, {@code http.dispatch} and
 * {@code http.answer}. Start at
 * {@link dev.straightway.runtime.http.secure.Securing}.
 */
package dev.straightway.runtime.http.secure;
