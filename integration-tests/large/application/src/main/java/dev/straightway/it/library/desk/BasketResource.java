package dev.straightway.it.library.desk;

import java.util.List;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.NewCookie;
import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.RestCookie;
import org.jboss.resteasy.reactive.RestQuery;

@Path("/basket")
public class BasketResource {

    @Inject
    Basket basket;

    @GET
    @Path("size")
    public int size(@RestQuery List<String> title) {
        title.forEach(basket::put);
        return basket.size();
    }

    @GET
    public Response remember(@RestCookie("basket") String last) {
        NewCookie cookie = new NewCookie.Builder("basket").value(last == null ? "1" : last + "1").path("/basket").httpOnly(true)
                .build();
        return Response.ok("basket " + last).cookie(cookie).build();
    }
}
