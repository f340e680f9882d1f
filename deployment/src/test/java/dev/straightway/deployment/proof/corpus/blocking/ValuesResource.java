package dev.straightway.deployment.proof.corpus.blocking;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URLEncoder;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.util.AbstractList;
import java.util.Date;
import java.util.Locale;
import java.util.SimpleTimeZone;
import java.util.TimeZone;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks where a value of the platform asks another one, of a class that the application extends. */
@Path("blocking/values")
public class ValuesResource {

    static final class LoadedDate extends Date {
        private static final long serialVersionUID = 1;

        @Override
        public long getTime() {
            return Slow.monitor();
        }
    }

    static final class LoadedZone extends SimpleTimeZone {
        private static final long serialVersionUID = 1;

        LoadedZone() {
            super(0, "loaded");
        }

        @Override
        public int getRawOffset() {
            return Slow.monitor();
        }
    }

    static final class LoadedDecimal extends BigDecimal {
        private static final long serialVersionUID = 1;

        LoadedDecimal() {
            super(1);
        }

        @Override
        public int signum() {
            return 1 + Slow.monitor();
        }
    }

    static final class LoadedInteger extends BigInteger {
        private static final long serialVersionUID = 1;

        LoadedInteger() {
            super("1");
        }

        @Override
        public BigInteger abs() {
            return BigInteger.valueOf(Slow.monitor());
        }
    }

    static final class LoadedTags extends AbstractList<String> {
        @Override
        public String get(int index) {
            return Slow.sleep();
        }

        @Override
        public int size() {
            return 1;
        }
    }

    static final class LoadedCharset extends Charset {
        LoadedCharset() {
            super("x-loaded", null);
        }

        @Override
        public boolean contains(Charset other) {
            return false;
        }

        @Override
        public CharsetDecoder newDecoder() {
            return StandardCharsets.UTF_8.newDecoder();
        }

        @Override
        public CharsetEncoder newEncoder() {
            Slow.sleep();
            return StandardCharsets.UTF_8.newEncoder();
        }
    }

    @GET
    @Path("after")
    @Blocks("monitor in getTime of what Date.after is given")
    public boolean after() {
        return new Date().after(new LoadedDate());
    }

    @GET
    @Path("equals")
    @Blocks("monitor in getTime of what Date.equals is given")
    public boolean equal() {
        return new Date().equals(new LoadedDate());
    }

    @GET
    @Path("daylight")
    @Blocks("monitor in getTime of what TimeZone.inDaylightTime is given")
    public boolean daylight() {
        return TimeZone.getTimeZone("UTC").inDaylightTime(new LoadedDate());
    }

    @GET
    @Path("rules")
    @Blocks("monitor in getRawOffset of what TimeZone.hasSameRules is given")
    public boolean rules() {
        return TimeZone.getTimeZone("UTC").hasSameRules(new LoadedZone());
    }

    @GET
    @Path("decimal")
    @Blocks("monitor in signum of what BigDecimal.divide is given")
    public String decimal() {
        return BigDecimal.ONE.divide(new LoadedDecimal()).toString();
    }

    @GET
    @Path("integer")
    @Blocks("monitor in abs of what BigInteger.gcd is given")
    public String integer() {
        return BigInteger.ZERO.gcd(new LoadedInteger()).toString();
    }

    @GET
    @Path("tag")
    @Blocks("sleep in get of what Locale.lookupTag is given")
    public String tag() {
        return Locale.lookupTag(Locale.LanguageRange.parse("en"), new LoadedTags());
    }

    @GET
    @Path("bytes")
    @Blocks("sleep in newEncoder of what String.getBytes is given")
    public int bytes() {
        return "x".getBytes(new LoadedCharset()).length;
    }

    @GET
    @Path("url")
    @Blocks("sleep in newEncoder of what URLEncoder.encode is given")
    public String url() {
        return URLEncoder.encode("ü", new LoadedCharset());
    }
}
