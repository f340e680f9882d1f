package dev.straightway.it.quarkus;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;

import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

import org.jboss.resteasy.reactive.DateFormat;
import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;

/** Dates and times, in their own format or another. */
@Path("dated")
@Produces("text/plain")
public class DatedResource {

    /** Gives a formatter. */
    public static class Compact implements DateFormat.DateTimeFormatterProvider {
        @Override
        public DateTimeFormatter get() {
            return DateTimeFormatter.BASIC_ISO_DATE;
        }
    }

    @GET
    @Path("own")
    public String own(@RestQuery LocalDate day, @RestQuery LocalTime at, @RestQuery YearMonth month, @RestQuery Period span,
            @RestQuery Instant instant) {
        return day + " " + at + " " + month + " " + span + " " + instant;
    }

    @GET
    @Path("pattern/{day}")
    public String pattern(@RestPath @DateFormat(pattern = "dd-MM-yyyy") LocalDate day,
            @RestQuery @DateFormat(pattern = "HH.mm") @DefaultValue("08.30") LocalTime at,
            @RestHeader @DateFormat(pattern = "yy") Year year) {
        return day + " " + at + " " + year;
    }

    @GET
    @Path("provider")
    public String provider(@RestQuery @DateFormat(dateTimeFormatterProvider = Compact.class) LocalDate day) {
        return String.valueOf(day);
    }

    @GET
    @Path("several")
    public String several(@RestQuery @DateFormat(pattern = "d/M/yyyy") List<LocalDate> day,
            @RestQuery @DateFormat(pattern = "yyyy-MM-dd HH:mm") Optional<LocalDateTime> from,
            @RestQuery Optional<OffsetDateTime> to) {
        return day + " " + from.map(LocalDateTime::toString).orElse("-") + " " + to.map(OffsetDateTime::toString).orElse("-");
    }
}
