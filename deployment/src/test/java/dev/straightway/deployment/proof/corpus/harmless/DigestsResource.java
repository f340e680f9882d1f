package dev.straightway.deployment.proof.corpus.harmless;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.HexFormat;
import java.util.UUID;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.SecurityContext;

/** Computes digests, and asks who asks. */
@Path("harmless/digests")
public class DigestsResource {

    @GET
    @Path("sha/{text}")
    public String sha(@PathParam("text") String text) throws GeneralSecurityException {
        return HexFormat.of()
                .formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
    }

    @GET
    @Path("mac/{text}")
    public String mac(@PathParam("text") String text) throws GeneralSecurityException {
        var mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec("secret".getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
        return Base64.getEncoder().encodeToString(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
    }

    @GET
    @Path("uuid/{text}")
    public String uuid(@PathParam("text") String text) {
        return UUID.nameUUIDFromBytes(text.getBytes(StandardCharsets.UTF_8)).toString();
    }

    @GET
    @Path("who")
    public String who(@Context SecurityContext context) {
        var user = context.getUserPrincipal();
        return context.isUserInRole("admin") ? "admin" : user == null ? "nobody" : user.getName();
    }
}
