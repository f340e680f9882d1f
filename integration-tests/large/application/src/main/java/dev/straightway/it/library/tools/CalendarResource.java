package dev.straightway.it.library.tools;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Optional;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import org.jboss.resteasy.reactive.DateFormat;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;

import dev.straightway.it.library.office.Rules;

@Path("/calendar")
public class CalendarResource {

    /** When the doors are open. */
    public record Hours(String day, LocalTime from, LocalTime to) {
    }

    private final Rules rules;

    public CalendarResource(Rules rules) {
        this.rules = rules;
    }

    @GET
    @Path("hours/{day}")
    public Hours hours(@RestPath DayOfWeek day) {
        return new Hours(day.name(), LocalTime.of(day == DayOfWeek.SATURDAY ? 10 : 8, 0), LocalTime.of(18, 30));
    }

    @GET
    @Path("open")
    public boolean open(@RestQuery LocalDate on) {
        return on.getDayOfWeek() != DayOfWeek.SUNDAY;
    }

    @GET
    @Path("due")
    public String due(@RestQuery @DateFormat(pattern = "dd.MM.yyyy") LocalDate from, @RestQuery Optional<Integer> extensions) {
        return from.plusDays((long) rules.days() * (1 + extensions.orElse(0))).toString();
    }

    @GET
    @Path("day/{year}/{month}/{day}")
    public String day(@RestPath int year, @RestPath int month, @RestPath int day) {
        return LocalDate.of(year, month, day).getDayOfWeek().name();
    }
}
