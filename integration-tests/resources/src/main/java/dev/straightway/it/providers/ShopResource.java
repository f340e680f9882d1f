package dev.straightway.it.providers;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

/** Fails in every way that is mapped (§4.4). */
@Path("shop")
@Produces("text/plain")
public class ShopResource {

    @GET
    @Path("root")
    public String root() {
        throw new ShopException("root");
    }

    @GET
    @Path("sold-out")
    public String soldOut() {
        throw new SoldOutException("nails");
    }

    @GET
    @Path("price")
    public String price() {
        throw new PriceException("too dear");
    }

    @GET
    @Path("anonymous")
    public String anonymous() {
        throw new SoldOutException("screws") {
            private static final long serialVersionUID = 1;
        };
    }

    @GET
    @Path("closed")
    public String closed() {
        throw new ClosedException();
    }

    @GET
    @Path("broken")
    public String broken() throws BrokenException {
        throw new BrokenException();
    }

    @GET
    @Path("stage")
    public CompletionStage<String> stage() {
        return CompletableFuture.failedFuture(new PriceException("later"));
    }
}
