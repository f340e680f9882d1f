package dev.straightway.it.calculator;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

import io.smallrye.common.annotation.Blocking;
import io.smallrye.common.annotation.NonBlocking;

/** Single numbers, and many. */
@Path("numbers")
public class NumbersResource {

    /** What can be said of many numbers. */
    public record Summary(int count, BigDecimal least, BigDecimal greatest, BigDecimal mean, BigDecimal median) {
    }

    @POST
    @Path("summary")
    public Summary summary(List<BigDecimal> numbers) {
        if (numbers.isEmpty()) {
            throw new BadRequestException("no numbers");
        }
        var sorted = numbers.stream().sorted(Comparator.naturalOrder()).toList();
        var sum = sorted.stream().reduce(BigDecimal.ZERO, BigDecimal::add);
        return new Summary(sorted.size(), sorted.get(0), sorted.get(sorted.size() - 1),
                sum.divide(BigDecimal.valueOf(sorted.size()), MathContext.DECIMAL32), sorted.get(sorted.size() / 2));
    }

    @POST
    @Path("frequencies")
    public Map<BigDecimal, Long> frequencies(List<BigDecimal> numbers) {
        return numbers.stream().map(BigDecimal::stripTrailingZeros)
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    }

    @GET
    @Path("{n}/factors")
    public List<Long> factors(@PathParam("n") long n) {
        var factors = new ArrayList<Long>();
        long rest = n;
        for (long factor = 2; factor * factor <= rest; factor++) {
            while (rest % factor == 0) {
                factors.add(factor);
                rest /= factor;
            }
        }
        if (rest > 1) {
            factors.add(rest);
        }
        return factors;
    }

    @GET
    @Path("{n}/roman")
    @Produces(MediaType.TEXT_PLAIN)
    public String roman(@PathParam("n") RomanNumber number) {
        return number.toString();
    }

    @GET
    @Path("dice/{sides}")
    public int dice(@PathParam("sides") int sides) {
        return ThreadLocalRandom.current().nextInt(sides) + 1;
    }

    /** Takes its time, and says so. */
    @GET
    @Path("{n}/prime")
    @Blocking
    public boolean prime(@PathParam("n") BigInteger n) {
        return n.isProbablePrime(100);
    }

    @GET
    @Path("{n}/fibonacci")
    @NonBlocking
    public List<BigInteger> fibonacci(@PathParam("n") int n) {
        return Stream.iterate(new BigInteger[] { BigInteger.ZERO, BigInteger.ONE },
                pair -> new BigInteger[] { pair[1], pair[0].add(pair[1]) }).map(pair -> pair[0]).limit(n).toList();
    }
}
