package dev.straightway.it.params;

import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.QueryParam;

/** What {@link Search} inherits. */
public abstract class Paged {

    @QueryParam("page")
    @DefaultValue("1")
    protected int page;
}
