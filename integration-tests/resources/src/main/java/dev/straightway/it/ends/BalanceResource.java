package dev.straightway.it.ends;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

/** Tells how many requests and beans began and ended. */
@Path("balance")
@Produces("text/plain")
public class BalanceResource {

    @Inject
    Balance balance;

    @GET
    public String tell() {
        return balance.came + " " + balance.ended + " " + balance.made + " " + balance.destroyed;
    }
}
