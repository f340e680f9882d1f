package dev.straightway.deployment.proof.corpus.blocking;

import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.zone.ZoneRules;
import java.time.zone.ZoneRulesProvider;
import java.util.List;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;

import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in the rules of a time zone that the application provides, as JSON reads a time in it. */
@Path("blocking/read-rules")
public class ReadRulesResource {

    static void registerAtTheStart() {
        ZoneRulesProvider.registerProvider(new Rules());
    }

    public static class Rules extends ZoneRulesProvider {
        @Override
        protected Set<String> provideZoneIds() {
            return Set.of("Read/Zone");
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

    public record Booking(ZonedDateTime at) {
    }

    @POST
    @Path("booking")
    @Blocks("file as JSON reads a time in a zone of the application's")
    public String book(Booking booking) {
        return "booked";
    }

    @POST
    @Path("times")
    @Blocks("file as JSON reads a list of such times")
    public int times(List<ZonedDateTime> times) {
        return 1;
    }
}
