package dev.straightway.it.params;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;

/** Parameter beans: nested, inherited, and of a form. */
@Path("bean-param")
@Produces("text/plain")
public class BeanParamResource {

    /** Of a form and of the target at once. */
    public static class Order {

        @FormParam("item")
        String item;

        @QueryParam("count")
        int count;
    }

    @GET
    @Path("search/{shelf}")
    public String search(@BeanParam Search search) {
        return search.toString();
    }

    @POST
    @Path("order")
    public String order(@BeanParam Order order) {
        return order.count + " " + order.item;
    }
}
