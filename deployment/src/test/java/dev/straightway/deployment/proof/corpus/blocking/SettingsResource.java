package dev.straightway.deployment.proof.corpus.blocking;

import java.util.Properties;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in the properties of the system, which are of an own class since the application started. */
@Path("blocking/settings")
public class SettingsResource {

    static void registerAtTheStart() {
        System.setProperties(new Settings());
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
    @Blocks("file in the properties of the system")
    public String property() {
        return System.getProperty("user.name");
    }

    @GET
    @Path("number")
    @Blocks("file in the properties of the system, asked for a number")
    public Integer number() {
        return Integer.getInteger("rooms");
    }

    @GET
    @Path("long")
    @Blocks("file in the properties of the system, asked for a long number")
    public Long longNumber() {
        return Long.getLong("rooms");
    }

    @GET
    @Path("flag")
    @Blocks("file in the properties of the system, asked for a flag")
    public boolean flag() {
        return Boolean.getBoolean("open");
    }
}
