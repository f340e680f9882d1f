package org.acme;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.Provider;

@Keyed
@Provider
public class KeyFilter implements ContainerRequestFilter {

    private static final byte[] KEY = "open sesame".getBytes(StandardCharsets.UTF_8);

    @Override
    public void filter(ContainerRequestContext request) {
        String key = request.getHeaderString("X-Key");
        if (key == null || !MessageDigest.isEqual(KEY, key.getBytes(StandardCharsets.UTF_8))) {
            request.abortWith(Response.status(Response.Status.UNAUTHORIZED).build());
        }
    }
}
