/**
 * Validates the calls of resource methods by Hibernate Validator, and answers requests that break a constraint as Quarkus REST
 * does.
 * <p>
 * Loaded only where the application has Hibernate Validator. Imports {@code http.exchange} and {@code fields}, that extension
 * and ArC. Start at {@link dev.straightway.runtime.http.validation.CallValidation}.
 */
package dev.straightway.runtime.http.validation;
