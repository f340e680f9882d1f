package dev.straightway.it.library.office;

import java.util.List;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import io.quarkus.scheduler.Scheduler;
import io.quarkus.scheduler.Trigger;

@Path("/jobs")
public class JobResource {

    @Inject
    Jobs jobs;

    @Inject
    Scheduler scheduler;

    @GET
    public List<String> all() {
        return scheduler.getScheduledJobs().stream().map(Trigger::getId).sorted().toList();
    }

    @GET
    @Path("reminders")
    public int reminders() {
        return jobs.reminders();
    }
}
