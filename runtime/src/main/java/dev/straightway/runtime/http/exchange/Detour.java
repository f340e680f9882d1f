package dev.straightway.runtime.http.exchange;

import jakarta.ws.rs.WebApplicationException;

/** What only a request needs that leaves the straight way: apart, so that the others don't pay for its fields. */
final class Detour {

    /** The way to an endpoint behind locators. */
    Matched way;
    /** Why there is no endpoint, to be answered on a worker. */
    WebApplicationException pending;
    /** The texts that aren't read by Vert.x or by index. */
    RequestTexts texts;
    /** What filters made of the request. */
    ChangedRequest changed;
    /** The endpoint whose request filters have let the request pass. */
    Endpoint passed;
    /** Whether somebody has asked for the body. */
    boolean reading;
    /** Why the body can't be read. */
    WebApplicationException refused;
    /** Whether an exception was mapped already. */
    boolean mapped;
    /** The failure that nothing made an answer of. */
    Throwable unmapped;
}
