package dev.straightway.deployment.proof.corpus.blocking;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.MessageDigestSpi;
import java.security.Principal;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.SecurityContext;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in what reviewed code finds on its own: digests of an own provider, the principal of an own identity. */
@Path("blocking/companions")
public class CompanionsResource {

    public static class SlowDigest extends MessageDigestSpi {
        @Override
        protected void engineUpdate(byte input) {
            Slow.file();
        }

        @Override
        protected void engineUpdate(byte[] input, int offset, int length) {
            Slow.file();
        }

        @Override
        protected byte[] engineDigest() {
            return new byte[0];
        }

        @Override
        protected void engineReset() {
            // nothing to reset
        }
    }

    public static class SlowKey extends SecretKeySpec {
        private static final long serialVersionUID = 1L;

        public SlowKey() {
            super(new byte[] { 1 }, "HmacSHA256");
        }

        @Override
        public byte[] getEncoded() {
            return Slow.file().getBytes();
        }
    }

    public static class Person implements Principal {
        @Override
        public String getName() {
            return Slow.row();
        }
    }

    @GET
    @Path("digest")
    @Blocks("file in the digest of a provider that the application has registered")
    public int digest() throws GeneralSecurityException {
        return MessageDigest.getInstance("slow").digest(new byte[] { 1 }).length;
    }

    @GET
    @Path("key")
    @Blocks("file in a key of the application")
    public int key() throws GeneralSecurityException {
        var mac = Mac.getInstance("HmacSHA256");
        mac.init(new SlowKey());
        return mac.getMacLength();
    }

    @GET
    @Path("principal")
    @Blocks("JDBC in the principal that the application has given to the identity")
    public String principal(@Context SecurityContext context) {
        return context.getUserPrincipal().getName();
    }
}
