package dev.straightway.it.calculator;

import java.util.List;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

/** Answers 422 with all that is wrong. */
@Provider
public class InvalidCalculationMapper implements ExceptionMapper<InvalidCalculation> {

    public record Problem(String title, List<String> details) {
    }

    @Override
    public Response toResponse(InvalidCalculation invalid) {
        return Response.status(422).type(MediaType.APPLICATION_JSON).entity(new Problem("invalid", invalid.problems()))
                .build();
    }
}
