package dev.straightway.it.records;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

/** A parameter bean that is a record, with a record within (§3.2). */
@Path("records")
@Produces("text/plain")
public class RecordsResource {

    @GET
    public String span(@BeanParam Span span) {
        return span.from() + "-" + span.to() + " " + span.unit().name();
    }
}
