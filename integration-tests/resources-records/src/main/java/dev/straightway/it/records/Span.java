package dev.straightway.it.records;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.QueryParam;

/** A parameter bean whose components are its parameters. */
public record Span(@QueryParam("from") int from, @QueryParam("to") @DefaultValue("9") int to, @BeanParam Unit unit) {
}
