package dev.straightway.it.library.catalogue;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.QueryParam;

/** Which page of a list is asked for. */
public class Paging {

    @QueryParam("page")
    @DefaultValue("0")
    @Min(0)
    public int page;

    @QueryParam("size")
    @DefaultValue("5")
    @Min(1)
    @Max(50)
    public int size;
}
