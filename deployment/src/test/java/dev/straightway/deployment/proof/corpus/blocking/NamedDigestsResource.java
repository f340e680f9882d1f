package dev.straightway.deployment.proof.corpus.blocking;

import java.security.MessageDigestSpi;
import java.security.Security;
import java.util.UUID;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in a digest that the application has registered, with which {@code UUID.nameUUIDFromBytes} computes. */
@Path("blocking/named-digests")
public class NamedDigestsResource {

    /** A provider of a library, such as Bouncy Castle, finds classes of the application. */
    static void registerAtTheStart() {
        Security.getProvider("BC").put("MessageDigest.MD5", Slowly.class.getName());
    }

    public static class Slowly extends MessageDigestSpi {
        @Override
        protected void engineUpdate(byte input) {
            Slow.sleep();
        }

        @Override
        protected void engineUpdate(byte[] input, int offset, int length) {
            Slow.sleep();
        }

        @Override
        protected byte[] engineDigest() {
            return new byte[16];
        }

        @Override
        protected void engineReset() {
            // keeps nothing
        }
    }

    @GET
    @Blocks("sleep in the digest of a name")
    public String named() {
        return UUID.nameUUIDFromBytes(new byte[] { 1 }).toString();
    }
}
