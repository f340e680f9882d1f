package dev.straightway.deployment.proof.corpus.blocking;

import java.sql.Timestamp;
import java.text.Format;
import java.text.MessageFormat;
import java.text.SimpleDateFormat;
import java.time.LocalDate;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.SimpleTimeZone;
import java.util.TimeZone;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in the time zone that was set for all when the application started, whatever asks for it. */
@Path("blocking/zones")
public class ZonesResource {

    static void registerAtTheStart() {
        TimeZone.setDefault(new Zone());
    }

    public static class Zone extends SimpleTimeZone {
        private static final long serialVersionUID = 1;

        public Zone() {
            super(0, "Zone");
        }

        @Override
        public int getOffset(long date) {
            return Slow.file().length();
        }

        @Override
        public String getID() {
            return Slow.sleep();
        }
    }

    @GET
    @Path("zone")
    @Blocks("file in the time zone that was set by default")
    public int zone() {
        return TimeZone.getDefault().getOffset(0);
    }

    @GET
    @Path("today")
    @Blocks("sleep in the name of the time zone that was set by default")
    public String today() {
        return LocalDate.now().toString();
    }

    @GET
    @Path("text")
    @Blocks("file as the text of a date asks for the time zone, where it is taken for any object")
    public String text() {
        return List.of(new Date(5)) + "!";
    }

    @GET
    @Path("formatted")
    @Blocks("file as a text is formatted that has a date")
    public String formatted() {
        return String.format("%tc", 5L);
    }

    @GET
    @Path("message")
    @Blocks("file as a message is formatted that has a date")
    public String message() {
        return MessageFormat.format("{0,date}", new Date(5));
    }

    private static Format format() {
        return new SimpleDateFormat("HH");
    }

    @GET
    @Path("format")
    @Blocks("file in a format of dates, which is taken for any format")
    public String format(String text) {
        return format().format(new Date(5));
    }

    @GET
    @Path("calendar")
    @Blocks("file as a calendar of numbers is made, which asks for the time zone later")
    public int calendar() {
        Comparable<java.util.Calendar> first = new GregorianCalendar(2020, 1, 1);
        return first.compareTo(new GregorianCalendar(2021, 1, 1));
    }

    @GET
    @Path("timestamp")
    @Blocks("file as a time is read of a text")
    public long timestamp() {
        return Timestamp.valueOf("2020-01-01 00:00:00").getTime();
    }
}
