/** What tracers learn of a request. Imports {@code exchange} and the API of OpenTelemetry, which is optional. */
package dev.straightway.runtime.http.trace;
