package dev.straightway.deployment.plan;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import dev.straightway.deployment.model.Provider;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;

/** Plans which filters and interceptors run around a method (§6.5). */
final class ChainPlanner {

    private static final Set<String> CONTRACTS = Set.of("ContainerRequestFilter", "ContainerResponseFilter",
            "ReaderInterceptor", "WriterInterceptor");

    private final RestApplication application;
    private final CallbackPlanner callbacks;

    ChainPlanner(RestApplication application, CallbackPlanner callbacks) {
        this.application = application;
        this.callbacks = callbacks;
    }

    ChainPlan plan(ResourceMethod method) {
        Set<String> bindings = application.bindings(method);
        Stream<String> classes = application.providers().stream()
                .filter(provider -> provider.contracts().stream().anyMatch(CONTRACTS::contains))
                .filter(provider -> bindings.containsAll(provider.bindings()))
                .map(Provider::name);
        List<String> around = Stream.concat(classes, callbacks.filters(method).stream().map(CallbackPlan::words)).toList();
        return new ChainPlan(method.bindings(), around, callbacks.mapperWords(method), application.mayRegister());
    }
}
