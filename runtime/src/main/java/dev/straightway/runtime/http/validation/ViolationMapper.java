package dev.straightway.runtime.http.validation;

import java.util.Iterator;
import java.util.List;
import java.util.Set;

import jakarta.annotation.Priority;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.ElementKind;
import jakarta.validation.Path;
import jakarta.validation.ValidationException;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;

import dev.straightway.runtime.http.exchange.VertxExchange;
import io.quarkus.hibernate.validator.runtime.jaxrs.ResteasyReactiveViolationException;
import io.quarkus.hibernate.validator.runtime.jaxrs.ViolationReport;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;

/**
 * Answers a request whose arguments break a constraint with 400 and a report. What a result breaks, and what other beans throw,
 * is a fault of the application: it goes on to the error handler of Quarkus, which answers 500. A mapper of the application
 * comes first.
 */
@Singleton
@Priority(Priorities.USER + 1)
public class ViolationMapper implements ExceptionMapper<ValidationException> {

    private final CurrentVertxRequest current;

    @Inject
    ViolationMapper(CurrentVertxRequest current) {
        this.current = current;
    }

    @Override
    public Response toResponse(ValidationException exception) {
        if (!(exception instanceof ResteasyReactiveViolationException broken)
                || isOfAResult(broken.getConstraintViolations())) {
            throw exception;
        }
        MediaType type = ReportType.of((VertxExchange) current.getOtherHttpContextObject());
        return Response.status(Response.Status.BAD_REQUEST).header("validation-exception", "true")
                .entity(ReportType.isJson(type) ? report(broken) : report(broken).toString()).type(type).build();
    }

    private static boolean isOfAResult(Set<ConstraintViolation<?>> violations) {
        return violations.stream().anyMatch(violation -> {
            Iterator<Path.Node> nodes = violation.getPropertyPath().iterator();
            return nodes.next().getKind() == ElementKind.METHOD && nodes.next().getKind() == ElementKind.RETURN_VALUE;
        });
    }

    private static ViolationReport report(ResteasyReactiveViolationException broken) {
        List<ViolationReport.Violation> violations = broken.getConstraintViolations().stream()
                .map(violation -> new ViolationReport.Violation(violation.getPropertyPath().toString(), violation.getMessage()))
                .toList();
        return new ViolationReport("Constraint Violation", Response.Status.BAD_REQUEST, violations);
    }
}
