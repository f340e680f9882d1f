package dev.straightway.runtime.recording;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import dev.straightway.runtime.invocation.MethodSpec;
import dev.straightway.runtime.invocation.ThreadModel;

/**
 * One resource method or sub-resource locator as the build planned it.
 *
 * @param route where it answers
 * @param invoker the binary name of its generated invoker class
 * @param method the resource method
 * @param instances where the resource instance comes from
 * @param parameters one for each parameter of the method, in its order
 * @param reader how the entity is read; empty without an entity parameter
 * @param readsBody whether anything else reads the body: a form field
 * @param result how the answer is written
 * @param thread which thread calls the method
 * @param proven whether that is the event loop because the build proved that the method doesn't block; not because of an
 *        annotation or an asynchronous signature
 * @param requestScope whether the CDI request context is active during the call
 * @param ahead whether it may be served ahead of the Router
 * @param bindings the name bindings of method and class
 */
public record EndpointSpec(RouteSpec route, String invoker, MethodSpec method, InstanceSpec instances,
        List<ParameterSpec> parameters, Optional<ReaderSpec> reader, boolean readsBody, ResultSpec result,
        ThreadModel thread, boolean proven, boolean requestScope, boolean ahead,
        Set<String> bindings) {
}
