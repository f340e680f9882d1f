package dev.straightway.it.params;

import jakarta.ws.rs.CookieParam;
import jakarta.ws.rs.HeaderParam;

/** What {@link Search} nests. */
public class Origin {

    @HeaderParam("X-Client")
    String client;

    @CookieParam("session")
    String session;

    @Override
    public String toString() {
        return client + "/" + session;
    }
}
