package dev.straightway.it.calculator;

import java.math.BigDecimal;
import java.util.List;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;

import io.quarkus.arc.All;

/** Converts units, by whatever converters there are. */
@Path("units")
public class UnitsResource {

    @Inject
    @All
    List<UnitConverter> converters;

    @GET
    public List<String> all() {
        return converters.stream().map(one -> one.from() + " to " + one.to()).sorted().toList();
    }

    @GET
    @Path("{from}/{to}")
    public BigDecimal convert(@PathParam("from") String from, @PathParam("to") String to,
            @QueryParam("amount") BigDecimal amount) {
        for (var converter : converters) {
            if (converter.fits(from, to)) {
                return converter.convert(amount);
            }
        }
        throw new NotFoundException("nobody converts " + from + " to " + to);
    }
}
