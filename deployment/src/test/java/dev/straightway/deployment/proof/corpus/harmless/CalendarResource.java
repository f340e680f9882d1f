package dev.straightway.deployment.proof.corpus.harmless;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Period;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;

/** Works on dates and times. */
@Path("harmless/calendar")
public class CalendarResource {
    private static final DateTimeFormatter GERMAN = DateTimeFormatter.ofPattern("dd.MM.yyyy", Locale.GERMANY);

    public record Appointment(String title, LocalDateTime start, LocalDateTime end) {
        boolean overlaps(Appointment other) {
            return start.isBefore(other.end) && other.start.isBefore(end);
        }

        Duration length() {
            return Duration.between(start, end);
        }
    }

    public record Age(int years, int months, int days) {
    }

    @GET
    @Path("now")
    public Instant now() {
        return Instant.now();
    }

    @GET
    @Path("today/{zone}")
    public String today(@PathParam("zone") String zone) {
        return ZonedDateTime.now(ZoneId.of(zone)).format(DateTimeFormatter.ISO_OFFSET_DATE_TIME);
    }

    @GET
    @Path("german")
    public String german(@QueryParam("date") String date) {
        try {
            return LocalDate.parse(date).format(GERMAN);
        } catch (DateTimeParseException e) {
            throw new BadRequestException("'" + date + "' is no date", e);
        }
    }

    @GET
    @Path("age")
    public Age age(@QueryParam("born") String born) {
        var period = Period.between(LocalDate.parse(born), LocalDate.now());
        return new Age(period.getYears(), period.getMonths(), period.getDays());
    }

    @GET
    @Path("days")
    public long days(@QueryParam("from") String from, @QueryParam("to") String to) {
        return ChronoUnit.DAYS.between(LocalDate.parse(from), LocalDate.parse(to));
    }

    @GET
    @Path("workdays/{month}")
    public List<LocalDate> workdays(@PathParam("month") String month) {
        var first = YearMonth.parse(month).atDay(1);
        return first.datesUntil(first.plusMonths(1)).filter(CalendarResource::isWorkday).toList();
    }

    @GET
    @Path("payday")
    public LocalDate payday() {
        var day = LocalDate.now().with(TemporalAdjusters.lastDayOfMonth());
        while (!isWorkday(day)) {
            day = day.minusDays(1);
        }
        return day;
    }

    @POST
    @Path("conflicts")
    public List<String> conflicts(List<Appointment> appointments) {
        var conflicts = new ArrayList<String>();
        for (int i = 0; i < appointments.size(); i++) {
            for (int j = i + 1; j < appointments.size(); j++) {
                var one = appointments.get(i);
                var other = appointments.get(j);
                if (one.overlaps(other)) {
                    conflicts.add(one.title() + " and " + other.title());
                }
            }
        }
        return conflicts;
    }

    @POST
    @Path("weekdays")
    public Map<DayOfWeek, List<String>> byWeekday(List<Appointment> appointments) {
        return appointments.stream().collect(Collectors.groupingBy(appointment -> appointment.start().getDayOfWeek(),
                TreeMap::new, Collectors.mapping(Appointment::title, Collectors.toList())));
    }

    @POST
    @Path("busy")
    public String busy(List<Appointment> appointments) {
        var total = appointments.stream().map(Appointment::length).reduce(Duration.ZERO, Duration::plus);
        return total.toHours() + " h " + total.toMinutesPart() + " min";
    }

    @GET
    @Path("easter/{year}")
    public LocalDate easter(@PathParam("year") int year) {
        int a = year % 19;
        int c = year / 100;
        int h = (c - c / 4 - (8 * c + 13) / 25 + 19 * a + 15) % 30;
        int i = h - h / 28 * (1 - 29 / (h + 1) * ((21 - a) / 11));
        int j = (year + year / 4 + i + 2 - c + c / 4) % 7;
        int l = i - j;
        int month = 3 + (l + 40) / 44;
        return LocalDate.of(year, month, l + 28 - 31 * (month / 4));
    }

    private static boolean isWorkday(LocalDate day) {
        return switch (day.getDayOfWeek()) {
            case SATURDAY, SUNDAY -> false;
            default -> true;
        };
    }
}
