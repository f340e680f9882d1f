package dev.straightway.deployment.proof.corpus.blocking;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.Security;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.zone.ZoneRules;
import java.time.zone.ZoneRulesProvider;
import java.util.NavigableMap;
import java.util.Properties;
import java.util.Set;
import java.util.SimpleTimeZone;
import java.util.TimeZone;
import java.util.TreeMap;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;

/** Blocks in what was registered with the platform or with a library when the application started. */
@Path("blocking/registered")
public class RegisteredResource {

    static void registerAtTheStart() {
        TimeZone.setDefault(new Zone());
        ZoneRulesProvider.registerProvider(new Rules());
        System.setProperties(new Settings());
        Security.addProvider(new Digests());
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

    public static class Rules extends ZoneRulesProvider {
        @Override
        protected Set<String> provideZoneIds() {
            return Set.of("Registered/Zone");
        }

        @Override
        protected ZoneRules provideRules(String zone, boolean forCaching) {
            Slow.file();
            return ZoneOffset.UTC.getRules();
        }

        @Override
        protected NavigableMap<String, ZoneRules> provideVersions(String zone) {
            return new TreeMap<>();
        }
    }

    @GET
    @Path("rules")
    @Blocks("file as the rules of a zone are asked for")
    public String rules() {
        return ZoneId.of("Registered/Zone").getId();
    }

    public static class Settings extends Properties {
        private static final long serialVersionUID = 1;

        @Override
        public String getProperty(String name) {
            return Slow.file();
        }
    }

    @GET
    @Path("property")
    @Blocks("file in the properties of the system, which are of an own class")
    public String property() {
        return System.getProperty("user.name");
    }

    public static class Digests extends java.security.Provider {
        private static final long serialVersionUID = 1;

        public Digests() {
            super("Digests", "1", "digests");
        }

        @Override
        public Service getService(String type, String algorithm) {
            Slow.file();
            return null;
        }
    }

    @GET
    @Path("digest")
    @Blocks("file in a provider that is asked for a digest")
    public String digest() throws NoSuchAlgorithmException {
        return MessageDigest.getInstance("SHA-256").getAlgorithm();
    }

    @Path("blocking/registered/meters")
    public static class MetersResource {
        private final MeterRegistry registry = registry();

        private static MeterRegistry registry() {
            return new SimpleMeterRegistry();
        }

        void listenAtTheStart() {
            registry.config().onMeterAdded(meter -> Slow.row());
        }

        @GET
        @Blocks("query in what is told of a new meter")
        public int counted() {
            registry.counter("calls").increment();
            return 1;
        }
    }
}
