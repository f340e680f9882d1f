package dev.straightway.deployment.proof.corpus.blocking;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in a number of the application that a {@code BigDecimal} is made of, and asks for its text. */
@Path("blocking/held-number")
public class HeldNumberResource {

    static final class Large extends BigInteger {
        private static final long serialVersionUID = 1;

        Large() {
            super("1234567890123456789012345678901234567890");
        }

        @Override
        public String toString() {
            return Slow.file();
        }

        @Override
        public BigInteger abs() {
            return new BigInteger(String.valueOf(Slow.monitor()));
        }
    }

    private static BigInteger large;

    static void fillAtTheStart() {
        large = new Large();
    }

    @GET
    @Path("text")
    @Blocks("file in the text of the number that a BigDecimal holds")
    public String text() {
        return new BigDecimal(large).toString();
    }

    @GET
    @Path("scaled")
    @Blocks("monitor in abs of the number that a BigDecimal holds")
    public String scaled() {
        return new BigDecimal(large, 2).toPlainString();
    }

    @GET
    @Path("held")
    @Blocks("file in the text of the number that a BigDecimal holds, which the server writes")
    public BigDecimal held() {
        return Amounts.held;
    }

    @GET
    @Path("json")
    @Produces("application/json")
    @Blocks("file in the text of the number that a BigDecimal holds, which JSON writes")
    public List<Amount> json() {
        return List.of(new Amount(Amounts.held));
    }

    public record Amount(BigDecimal value) {
    }

    static final class Amounts {
        static BigDecimal held;

        private Amounts() {
        }

        static void fillAtTheStart() {
            held = new BigDecimal(new Large());
        }
    }
}
