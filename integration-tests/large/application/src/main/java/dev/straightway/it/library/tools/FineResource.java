package dev.straightway.it.library.tools;

import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;

import dev.straightway.it.library.office.Rules;

@Path("/fines")
public class FineResource {

    /** Days over the time, of how many books. */
    public record Delay(int days, int books) {
    }

    /** What is to be paid, in cents. */
    public record Fine(int cents, boolean most) {
    }

    private final Rules rules;

    public FineResource(Rules rules) {
        this.rules = rules;
    }

    @GET
    public Fine of(@QueryParam("days") @DefaultValue("1") int days) {
        return fine(new Delay(days, 1));
    }

    @POST
    public Fine of(Delay delay) {
        return fine(delay);
    }

    @GET
    @Path("per-book")
    public int perBook(@QueryParam("cents") int cents, @QueryParam("books") int books) {
        return cents / books;
    }

    private Fine fine(Delay delay) {
        int cents = delay.days() * delay.books() * rules.fines().perDay();
        return new Fine(Math.min(cents, rules.fines().most()), cents >= rules.fines().most());
    }
}
