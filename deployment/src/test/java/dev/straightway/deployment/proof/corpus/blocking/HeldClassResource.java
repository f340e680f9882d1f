package dev.straightway.deployment.proof.corpus.blocking;

import java.math.BigDecimal;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;

import dev.straightway.deployment.proof.corpus.Blocks;

/**
 * Waits for the monitor of a class of the platform, or of a locale, which another route holds while it sleeps. The platform
 * takes
 * them for moments.
 */
@Path("blocking/held-class")
public class HeldClassResource {

    private static final Locale AUSTRIA = new Locale("de", "AT");

    @GET
    @Path("hold")
    @Blocks("sleeps while it holds the class of time zones")
    public String hold() {
        synchronized (TimeZone.class) {
            return Slow.sleep();
        }
    }

    @GET
    @Path("hold-locale")
    @Blocks("sleeps while it holds a locale")
    public String holdLocale() {
        synchronized (AUSTRIA) {
            return Slow.sleep();
        }
    }

    @GET
    @Path("hold-decimals")
    @Blocks("sleeps while it holds the class of a number")
    public String holdDecimals() {
        synchronized (BigDecimal.TEN.getClass()) {
            return Slow.sleep();
        }
    }

    @GET
    @Path("zone")
    @Blocks("waits for the class of time zones")
    public String zone(@QueryParam("name") String name) {
        return TimeZone.getTimeZone(name).getID();
    }

    @GET
    @Path("tag")
    @Blocks("waits for a locale to tell its tag")
    public String tag() {
        return AUSTRIA.toLanguageTag();
    }

    @GET
    @Path("scale")
    @Blocks("waits for the table of powers of ten")
    public String scale() {
        return BigDecimal.ONE.setScale(400).toString();
    }

    @GET
    @Path("date")
    @Blocks("waits for the calendar of early dates")
    public String date() {
        return new Date(-100_000_000_000_000L).toString();
    }
}
