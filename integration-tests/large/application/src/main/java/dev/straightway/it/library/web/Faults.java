package dev.straightway.it.library.web;

import java.time.DateTimeException;

import jakarta.ws.rs.core.MediaType;

import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.RestResponse.ResponseBuilder;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Answers to exceptions of all resources. */
public class Faults {

    @ServerExceptionMapper
    public RestResponse<Fault> refused(Refused refused) {
        return answer(409, new Fault(refused.rule(), refused.getMessage()));
    }

    @ServerExceptionMapper({ ArithmeticException.class, DateTimeException.class })
    public RestResponse<Fault> uncomputable(RuntimeException failure) {
        return answer(422, new Fault("uncomputable", failure.getMessage()));
    }

    /** JSON, whatever the method produces. */
    private static RestResponse<Fault> answer(int status, Fault fault) {
        return ResponseBuilder.<Fault> create(status).entity(fault).type(MediaType.APPLICATION_JSON_TYPE).build();
    }
}
