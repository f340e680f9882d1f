package dev.straightway.runtime.http.validation;

import java.util.Set;

import jakarta.annotation.Priority;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.Validator;
import jakarta.validation.executable.ExecutableValidator;

import io.quarkus.hibernate.validator.runtime.jaxrs.JaxrsEndPointValidated;
import io.quarkus.hibernate.validator.runtime.jaxrs.ResteasyReactiveViolationException;

/**
 * Validates the arguments and the result of a resource method, in the place of the interceptor that Hibernate Validator's
 * extension has for Quarkus REST. That one puts the texts of all arguments into a message which nobody sees: it calls their
 * {@code toString}, for which no thread can be proven. For all threads.
 */
@JaxrsEndPointValidated
@Interceptor
@Priority(Interceptor.Priority.PLATFORM_AFTER + 800)
public class CallValidation {

    private final Instance<Validator> validator;

    /** @param validator asked for at a call, so that beans which are called while the application starts may be validated */
    @Inject
    CallValidation(Instance<Validator> validator) {
        this.validator = validator;
    }

    /** @throws ResteasyReactiveViolationException if an argument or the result breaks a constraint */
    @AroundInvoke
    Object validate(InvocationContext call) throws Exception {
        ExecutableValidator executables = validator.get().forExecutables();
        refuse(executables.validateParameters(call.getTarget(), call.getMethod(), call.getParameters()));
        Object result = call.proceed();
        refuse(executables.validateReturnValue(call.getTarget(), call.getMethod(), result));
        return result;
    }

    private static void refuse(Set<ConstraintViolation<Object>> violations) {
        if (!violations.isEmpty()) {
            throw new ResteasyReactiveViolationException(violations);
        }
    }
}
