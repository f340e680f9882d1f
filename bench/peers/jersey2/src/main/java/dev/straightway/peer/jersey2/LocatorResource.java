package dev.straightway.peer.jersey2;

import javax.ws.rs.Path;

/** Hands the request on to a sub-resource. */
@Path("locator")
public class LocatorResource {

    @Path("text")
    public LocatedText text() {
        return new LocatedText();
    }
}
