package dev.straightway.deployment.proof.corpus.blocking;

import java.text.DecimalFormat;
import java.text.FieldPosition;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.text.ParsePosition;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQuery;
import java.time.temporal.TemporalUnit;
import java.time.temporal.ValueRange;
import java.util.Formattable;
import java.util.Formatter;
import java.util.Locale;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in the application's own fields, queries and numbers, which formats and dates ask. */
@Path("blocking/formatters")
public class FormattersResource {

    private static final DateTimeFormatter CALENDAR = new DateTimeFormatterBuilder().appendChronologyId()
            .toFormatter(Locale.ROOT);

    /** A field that asks the database. */
    static final class Quarter implements TemporalField {
        @Override
        public TemporalUnit getBaseUnit() {
            return ChronoUnit.MONTHS;
        }

        @Override
        public TemporalUnit getRangeUnit() {
            return ChronoUnit.YEARS;
        }

        @Override
        public ValueRange range() {
            return ValueRange.of(1, 4);
        }

        @Override
        public boolean isDateBased() {
            return true;
        }

        @Override
        public boolean isTimeBased() {
            return false;
        }

        @Override
        public boolean isSupportedBy(TemporalAccessor temporal) {
            return true;
        }

        @Override
        public ValueRange rangeRefinedBy(TemporalAccessor temporal) {
            return range();
        }

        @Override
        public long getFrom(TemporalAccessor temporal) {
            return Slow.row() == null ? 1 : 2;
        }

        @Override
        @SuppressWarnings("unchecked")
        public <R extends Temporal> R adjustInto(R temporal, long value) {
            return (R) temporal.with(ChronoField.MONTH_OF_YEAR, Slow.monitor());
        }
    }

    /** A number that writes itself slowly. */
    static final class Amount extends NumberFormat {
        private static final long serialVersionUID = 1L;

        @Override
        public StringBuffer format(double number, StringBuffer to, FieldPosition position) {
            Slow.sleep();
            return to;
        }

        @Override
        public StringBuffer format(long number, StringBuffer to, FieldPosition position) {
            Slow.sleep();
            return to;
        }

        @Override
        public Number parse(String source, ParsePosition position) {
            return Slow.monitor();
        }
    }

    private DateTimeFormatter quarters;
    private DateTimeFormatter texts;
    private DateTimeFormatter appended;
    private final MessageFormat message = new MessageFormat("{0}");

    /** No request runs it. */
    void fill() {
        quarters = new DateTimeFormatterBuilder().appendValue(new Quarter()).toFormatter();
        texts = new DateTimeFormatterBuilder().appendLiteral("Q").appendText(new Quarter()).toFormatter()
                .withZone(ZoneOffset.UTC);
        appended = new DateTimeFormatterBuilder().append(quarters).appendLiteral('.').toFormatter();
        message.setFormat(0, new Amount());
    }

    @GET
    @Path("quarter")
    @Blocks("JDBC in a field of the application's own that a formatter asks")
    public String quarter() {
        return LocalDate.EPOCH.format(quarters);
    }

    @GET
    @Path("text")
    @Blocks("JDBC in a field whose formatter was copied")
    public String text() {
        return texts.format(LocalDate.EPOCH);
    }

    @GET
    @Path("appended")
    @Blocks("JDBC in a field of a formatter in another formatter")
    public String appended() {
        return appended.format(LocalDate.EPOCH);
    }

    @GET
    @Path("get")
    @Blocks("JDBC in a field of the application's own that a date is asked for")
    public long get() {
        return LocalDate.EPOCH.getLong(new Quarter());
    }

    @GET
    @Path("with")
    @Blocks("monitor in a field that is set")
    public String with() {
        return LocalDate.EPOCH.with(new Quarter(), 2).toString();
    }

    @GET
    @Path("adjusted")
    @Blocks("sleep in an adjuster")
    public String adjusted() {
        TemporalAdjuster slow = date -> date.plus(Slow.sleep().length(), ChronoUnit.DAYS);
        return LocalDate.EPOCH.with(slow).toString();
    }

    @GET
    @Path("query")
    @Blocks("sleep in a query")
    public String query() {
        TemporalQuery<String> slow = date -> Slow.sleep() + date;
        return LocalDate.EPOCH.query(slow);
    }

    @GET
    @Path("parsed")
    @Blocks("sleep in a query that a parser ends with")
    public String parsed() {
        return DateTimeFormatter.ISO_DATE.parse("2020-01-01", date -> Slow.sleep() + date);
    }

    @GET
    @Path("message")
    @Blocks("sleep in a format of the application's own inside of a message")
    public String message() {
        return message.format(new Object[] { 1 });
    }

    @GET
    @Path("amount")
    @Blocks("sleep in a format of the application's own")
    public String amount() {
        return new Amount().format(2.5);
    }

    @GET
    @Path("value")
    @Blocks("file in the text of what a message is given")
    public String value() {
        return MessageFormat.format("{0}", new Object() {
            @Override
            public String toString() {
                return Slow.file();
            }
        });
    }

    @GET
    @Path("formattable")
    @Blocks("file in what formats itself")
    public String formattable() {
        Formattable slow = (Formatter formatter, int flags, int width, int precision) -> formatter.format(Slow.file());
        return String.format("%s %s", DayOfWeek.MONDAY, slow);
    }

    @GET
    @Path("number")
    @Blocks("monitor in a number of the application's own")
    public String number() {
        return new DecimalFormat("0").format(new Number() {
            private static final long serialVersionUID = 1L;

            @Override
            public int intValue() {
                return 0;
            }

            @Override
            public long longValue() {
                return 0;
            }

            @Override
            public float floatValue() {
                return 0;
            }

            @Override
            public double doubleValue() {
                return Slow.monitor();
            }
        });
    }

    @GET
    @Path("calendar")
    @Blocks("services, which are looked up whenever the name of a calendar is read")
    public String calendar() {
        return CALENDAR.parse("ISO").toString();
    }
}
