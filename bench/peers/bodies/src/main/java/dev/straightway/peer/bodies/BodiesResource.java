package dev.straightway.peer.bodies;

import java.util.List;
import java.util.stream.IntStream;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

import io.smallrye.common.annotation.NonBlocking;

/** The published comparison of entity providers: POST answers what it reads, PUT nothing. */
@Path("bodies")
@NonBlocking
public class BodiesResource {

    private static final String XML = "application/xml";
    private static final String JSON = "application/json";
    private static final String KRYO = "application/x-kryo";
    private static final String CUSTOM = "application/person";
    private static final String TEXT = "text/plain";

    private static final List<Order> ORDERS = IntStream.range(0, 1000).mapToObj(Order::of).toList();

    @GET
    @Path("xml")
    @Produces(XML)
    public Human getXml() {
        return new Human("Bob", "Builder");
    }

    @POST
    @Path("xml")
    @Consumes(XML)
    @Produces(XML)
    public Human postXml(Human human) {
        return human;
    }

    @PUT
    @Path("xml")
    @Consumes(XML)
    public void putXml(Human human) {
        // The reading is what costs.
    }

    @GET
    @Path("json")
    @Produces(JSON)
    public Human getJson() {
        return new Human("Bob", "Builder");
    }

    @POST
    @Path("json")
    @Consumes(JSON)
    @Produces(JSON)
    public Human postJson(Human human) {
        return human;
    }

    @PUT
    @Path("json")
    @Consumes(JSON)
    public void putJson(Human human) {
        // The reading is what costs.
    }

    @GET
    @Path("kryo")
    @Produces(KRYO)
    public Human getKryo() {
        return new Human("Bob", "Builder");
    }

    @POST
    @Path("kryo")
    @Consumes(KRYO)
    @Produces(KRYO)
    public Human postKryo(Human human) {
        return human;
    }

    @PUT
    @Path("kryo")
    @Consumes(KRYO)
    public void putKryo(Human human) {
        // The reading is what costs.
    }

    @GET
    @Path("custom")
    @Produces(CUSTOM)
    public Human getCustom() {
        return new Human("Bob", "Builder");
    }

    @POST
    @Path("custom")
    @Consumes(CUSTOM)
    @Produces(CUSTOM)
    public Human postCustom(Human human) {
        return human;
    }

    @PUT
    @Path("custom")
    @Consumes(CUSTOM)
    public void putCustom(Human human) {
        // The reading is what costs.
    }

    @GET
    @Path("text")
    @Produces(TEXT)
    public String getText() {
        return "Bob Builder";
    }

    @POST
    @Path("text")
    @Consumes(TEXT)
    @Produces(TEXT)
    public String postText(String text) {
        return text;
    }

    @PUT
    @Path("text")
    @Consumes(TEXT)
    public void putText(String text) {
        // The reading is what costs.
    }

    @GET
    @Path("orders/json")
    @Produces(JSON)
    public List<Order> ordersJson() {
        return ORDERS;
    }

    @GET
    @Path("orders/kryo")
    @Produces(KRYO)
    public List<Order> ordersKryo() {
        return ORDERS;
    }
}
