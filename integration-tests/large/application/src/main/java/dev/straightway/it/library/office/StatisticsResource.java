package dev.straightway.it.library.office;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import org.jboss.resteasy.reactive.RestPath;

import io.micrometer.core.annotation.Counted;
import io.micrometer.core.instrument.MeterRegistry;

@Path("/statistics")
public class StatisticsResource {

    private final MeterRegistry meters;

    public StatisticsResource(MeterRegistry meters) {
        this.meters = meters;
    }

    @POST
    @Path("visits/{branch}")
    public void visit(@RestPath String branch) {
        meters.counter("library.visits", "branch", branch).increment();
    }

    @GET
    @Path("visits/{branch}")
    public int visits(@RestPath String branch) {
        return (int) meters.counter("library.visits", "branch", branch).count();
    }

    @GET
    @Path("questions")
    @Counted("library.questions")
    public String question() {
        return "forty-two";
    }
}
