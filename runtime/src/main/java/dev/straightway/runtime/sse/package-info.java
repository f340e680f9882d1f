/**
 * The server side of Server-Sent Events (Jakarta REST 3.1 §9): events, sinks, broadcasters and the encoding of an event as
 * the text of the HTML Standard (§9.2, "text/event-stream").
 * <p>
 * Imports {@code java.*} and {@code jakarta.ws.rs} only. The HTTP side implements two interfaces:
 * {@link EventChannel} takes the bytes, {@link EventBodies} writes the entity of an event. Start at {@link EventSink#send}.
 */
package dev.straightway.runtime.sse;
