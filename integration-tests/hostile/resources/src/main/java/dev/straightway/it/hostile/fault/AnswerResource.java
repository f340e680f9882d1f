package dev.straightway.it.hostile.fault;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Response;

import dev.straightway.it.hostile.Marker;

/** Answers that HTTP doesn't allow. */
@Path("answer")
@Produces("text/plain")
public class AnswerResource {

    @GET
    @Path("plain/{how}")
    public Response plain(@PathParam("how") String how, @HeaderParam(Marker.FIELD) String marker) {
        return answer(how, marker);
    }

    /** The same behind filters and interceptors. */
    @GET
    @Path("filtered/{how}")
    @Fragile
    public Response filtered(@PathParam("how") String how, @HeaderParam(Marker.FIELD) String marker) {
        return answer(how, marker);
    }

    private static Response answer(String how, String marker) {
        String body = "method " + marker;
        Response.ResponseBuilder answer = Response.ok(body).header(Marker.FIELD, marker).header(Marker.STAGE, "method");
        return switch (how) {
            case "length-short" -> answer.header("Content-Length", 3).build();
            case "length-long" -> answer.header("Content-Length", body.length() + 20).build();
            case "length-text" -> answer.header("Content-Length", "many").build();
            case "length-twice" -> answer.header("Content-Length", 3).header("Content-Length", 4).build();
            case "chunked" -> answer.header("Transfer-Encoding", "chunked").build();
            case "close" -> answer.header("Connection", "close").build();
            case "field-newline" -> answer.header("X-Odd", "a\r\nX-Injected: yes").build();
            case "field-control" -> answer.header("X-Odd", "a\u0001b").build();
            case "field-wide" -> answer.header("X-Odd", "a\u20ac\u010db").build();
            case "name-space" -> answer.header("X Odd", "a").build();
            case "no-content" -> answer.status(204).build();
            case "not-modified" -> answer.status(304).build();
            case "reset-content" -> answer.status(205).build();
            case "status-299" -> answer.status(299).build();
            case "status-599" -> answer.status(599).build();
            case "null" -> null;
            default -> answer.build();
        };
    }
}
