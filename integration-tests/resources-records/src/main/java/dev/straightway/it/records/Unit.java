package dev.straightway.it.records;

import jakarta.ws.rs.HeaderParam;

/** A parameter bean within another one. */
public record Unit(@HeaderParam("X-Unit") String name) {
}
