package dev.straightway.deployment.check;

import static dev.straightway.deployment.Fixtures.check;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;

import org.jboss.resteasy.reactive.DateFormat;
import org.junit.jupiter.api.Test;

/** What {@code @DateFormat} can't mean is refused. */
class DateFormatProblemsTest {

    private static final String HERE = "[STW-126] dev.straightway.deployment.check.DateFormatProblemsTest$Wrong#";

    public static class Iso implements DateFormat.DateTimeFormatterProvider {
        @Override
        public DateTimeFormatter get() {
            return DateTimeFormatter.ISO_DATE;
        }
    }

    @Path("/dated")
    public static class Dated {
        @GET
        public String get(@QueryParam("a") @DateFormat(pattern = "yyyy") LocalDate one,
                @QueryParam("b") @DateFormat(dateTimeFormatterProvider = Iso.class) List<LocalDate> several,
                @QueryParam("c") @DateFormat(pattern = "yyyy") Optional<List<LocalDate>> maybe) {
            return "";
        }
    }

    @Path("/wrong")
    public static class Wrong {
        @GET
        public String text(@QueryParam("t") @DateFormat(pattern = "yyyy") String text) {
            return "";
        }

        @GET
        @Path("instant")
        public String instant(@QueryParam("t") @DateFormat(pattern = "yyyy") Instant instant) {
            return "";
        }

        @GET
        @Path("both")
        public String both(
                @QueryParam("t") @DateFormat(pattern = "yyyy", dateTimeFormatterProvider = Iso.class) LocalDate day) {
            return "";
        }

        @GET
        @Path("none")
        public String none(@QueryParam("t") @DateFormat LocalDate day) {
            return "";
        }

        @GET
        @Path("malformed")
        public String malformed(@QueryParam("t") @DateFormat(pattern = "yyyy{") LocalDate day) {
            return "";
        }
    }

    @Test
    void refusesAFormatThatIsNone() {
        assertThat(check(Dated.class, Iso.class)).isEmpty();
        String typed = "Take a LocalDate or another type of java.time that has a format, or remove it.";
        assertThat(check(Wrong.class, Iso.class, Instant.class)).extracting(Problem::toString).containsExactlyInAnyOrder(
                HERE + "text(String): @DateFormat of the parameter 'text' has nothing to format, since the parameter is of type"
                        + " java.lang.String. " + typed,
                HERE + "instant(Instant): @DateFormat of the parameter 'instant' has nothing to format, since the parameter"
                        + " is of type java.time.Instant. " + typed,
                HERE + "both(LocalDate): @DateFormat of the parameter 'day' names a pattern and a formatter. Name one of them.",
                HERE + "none(LocalDate): @DateFormat of the parameter 'day' names neither a pattern nor a formatter. Name one"
                        + " of them.",
                HERE + "malformed(LocalDate): @DateFormat of the parameter 'day' has the pattern 'yyyy{', which"
                        + " DateTimeFormatter doesn't know. Fix the pattern.");
    }
}
