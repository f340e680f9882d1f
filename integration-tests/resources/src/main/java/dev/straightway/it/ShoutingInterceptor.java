package dev.straightway.it;

import java.util.Locale;

import jakarta.annotation.Priority;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;

/** Turns a returned text into capitals. */
@Shouting
@Interceptor
@Priority(Interceptor.Priority.APPLICATION)
public class ShoutingInterceptor {

    @AroundInvoke
    Object shout(InvocationContext context) throws Exception {
        return context.proceed().toString().toUpperCase(Locale.ROOT);
    }
}
