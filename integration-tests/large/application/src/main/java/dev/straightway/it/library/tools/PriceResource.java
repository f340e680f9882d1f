package dev.straightway.it.library.tools;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import org.jboss.resteasy.reactive.RestQuery;
import org.jboss.resteasy.reactive.Separator;

@Path("/prices")
public class PriceResource {

    /** One line of an order. */
    public record Line(String title, int pieces, BigDecimal price) {
    }

    /** What an order costs. */
    public record Total(int pieces, BigDecimal sum, BigDecimal withTax) {
    }

    @GET
    @Path("sum")
    public BigDecimal sum(@RestQuery @Separator(",") List<BigDecimal> prices) {
        BigDecimal sum = BigDecimal.ZERO;
        for (BigDecimal price : prices) {
            sum = sum.add(price);
        }
        return sum;
    }

    @POST
    @Path("total")
    public Total total(List<Line> lines) {
        int pieces = 0;
        BigDecimal sum = BigDecimal.ZERO;
        for (Line line : lines) {
            pieces += line.pieces();
            sum = sum.add(line.price().multiply(BigDecimal.valueOf(line.pieces())));
        }
        return new Total(pieces, sum, sum.multiply(new BigDecimal("1.07")).setScale(2, RoundingMode.HALF_UP));
    }
}
