package dev.straightway.it.library.tools;

import java.util.List;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.MediaType;

import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;

import dev.straightway.it.library.web.Isbn;

@Path("/isbn")
public class IsbnResource {

    /** Whether a number is right, and the digit that would make it so. */
    public record Verdict(String digits, boolean valid, int check) {

        static Verdict of(Isbn isbn) {
            return new Verdict(isbn.digits(), isbn.isValid(), isbn.check());
        }
    }

    @GET
    @Path("{isbn}")
    public Verdict check(@RestPath Isbn isbn) {
        return Verdict.of(isbn);
    }

    @GET
    public boolean valid(@RestQuery("number") Isbn isbn) {
        return isbn != null && isbn.isValid();
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    public List<Verdict> checkAll(List<String> numbers) {
        return numbers.stream().map(Isbn::new).map(Verdict::of).toList();
    }
}
