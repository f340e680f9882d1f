package dev.straightway.loopback.resteasy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;

import jakarta.ws.rs.core.MultivaluedMap;

import org.jboss.resteasy.client.jaxrs.internal.ClientInvocation;
import org.jboss.resteasy.client.jaxrs.internal.ClientResponse;
import org.jboss.resteasy.specimpl.MultivaluedTreeMap;

import dev.straightway.kit.Response;

/** An answer that is whole before the client reads it. */
final class LoopbackResponse extends ClientResponse {

    private InputStream stream;

    private LoopbackResponse(ClientInvocation request, InputStream stream) {
        super(request.getClientConfiguration(), request.getTracingLogger());
        this.stream = stream;
    }

    static ClientResponse of(Response from, ClientInvocation request) {
        LoopbackResponse answer = new LoopbackResponse(request, new ByteArrayInputStream(from.body()));
        MultivaluedMap<String, String> headers = new MultivaluedTreeMap<>(String.CASE_INSENSITIVE_ORDER);
        from.headers().forEach(header -> headers.add(header.name(), header.value()));
        answer.setProperties(request.getMutableProperties());
        answer.setStatus(from.status());
        answer.setHeaders(headers);
        answer.setClientConfiguration(request.getClientConfiguration());
        return answer;
    }

    @Override
    protected InputStream getInputStream() {
        return stream;
    }

    /** An interceptor has put another stream before the one that there was. */
    @Override
    protected void setInputStream(InputStream other) {
        stream = other;
        resetEntity();
    }

    @Override
    public void releaseConnection() throws IOException {
        stream.close();
    }

    @Override
    public void releaseConnection(boolean consumed) throws IOException {
        stream.close();
    }
}
