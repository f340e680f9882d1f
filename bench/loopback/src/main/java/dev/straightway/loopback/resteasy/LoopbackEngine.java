package dev.straightway.loopback.resteasy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;

import javax.net.ssl.HostnameVerifier;
import javax.net.ssl.SSLContext;

import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.client.Invocation;
import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.client.jaxrs.ClientHttpEngine;
import org.jboss.resteasy.client.jaxrs.internal.ClientInvocation;

import dev.straightway.kit.Server;
import dev.straightway.loopback.Written;

/**
 * Answers requests of RESTEasy's client in memory. The whole client takes part but its engine.
 *
 * <pre>
 * ((ResteasyClientBuilder) ClientBuilder.newBuilder()).httpEngine(new LoopbackEngine(Answers.echo()))
 * </pre>
 *
 * An asynchronous request waits for its answer on a thread of the client's executor, as with RESTEasy's own default engine. The
 * server stays open when the client is closed. Redirects aren't followed.
 */
public final class LoopbackEngine implements ClientHttpEngine {

    private final Server server;

    /** @param server what answers */
    public LoopbackEngine(Server server) {
        this.server = server;
    }

    @Override
    public Response invoke(Invocation invocation) {
        ClientInvocation request = (ClientInvocation) invocation;
        try {
            byte[] entity = entity(request);
            // Writers and their interceptors may have changed the fields.
            return LoopbackResponse.of(server.apply(
                    Written.request(request.getMethod(), request.getUri(), request.getHeaders().asMap(), entity)), request);
        } catch (IOException | RuntimeException failure) {
            throw failure instanceof ProcessingException already ? already : new ProcessingException(failure);
        }
    }

    /** {@return nothing: there is no TLS} */
    @Override
    public SSLContext getSslContext() {
        return null;
    }

    /** {@return nothing: there is no TLS} */
    @Override
    public HostnameVerifier getHostnameVerifier() {
        return null;
    }

    @Override
    public boolean isFollowRedirects() {
        return false;
    }

    /** @throws UnsupportedOperationException if they are to be followed */
    @Override
    public void setFollowRedirects(boolean followed) {
        if (followed) {
            throw new UnsupportedOperationException("Redirects aren't followed in memory");
        }
    }

    /** Does nothing: the server is its maker's. */
    @Override
    public void close() {
        // The server is its maker's.
    }

    private static byte[] entity(ClientInvocation request) throws IOException {
        ByteArrayOutputStream entity = new ByteArrayOutputStream();
        if (request.getEntity() != null) {
            request.writeRequestBody(entity);
        }
        return entity.toByteArray();
    }
}
