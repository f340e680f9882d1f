package dev.straightway.it.todo;

import java.util.Map;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

/** What has happened; touches no database. */
@Path("statistics")
public class StatisticsResource {

    private final Statistics statistics;

    public StatisticsResource(Statistics statistics) {
        this.statistics = statistics;
    }

    @GET
    public Map<String, Long> counts() {
        return statistics.counts();
    }

    @GET
    @Path("{event}")
    public long count(@PathParam("event") String event) {
        return statistics.of(event);
    }

    @POST
    @Path("{event}")
    public void add(@PathParam("event") String event) {
        statistics.count(event);
    }
}
