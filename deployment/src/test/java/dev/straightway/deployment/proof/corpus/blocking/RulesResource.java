package dev.straightway.deployment.proof.corpus.blocking;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.zone.ZoneRules;
import java.time.zone.ZoneRulesProvider;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in the rules of a time zone, which a provider of the application gives. */
@Path("blocking/rules")
public class RulesResource {

    static void registerAtTheStart() {
        ZoneRulesProvider.registerProvider(new Rules());
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

    private static final ZoneId ZONE = ZoneOffset.UTC;

    @GET
    @Path("zone")
    @Blocks("file as the rules of a zone are asked for")
    public String zone() {
        return ZoneId.of("Registered/Zone").getId();
    }

    @GET
    @Path("offset")
    @Blocks("file as a time is told in a zone whose rules change, which was found before")
    public int offset() {
        return OffsetDateTime.ofInstant(Instant.EPOCH, ZONE).getHour();
    }
}
