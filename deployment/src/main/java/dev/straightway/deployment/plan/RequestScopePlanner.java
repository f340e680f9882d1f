package dev.straightway.deployment.plan;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import dev.straightway.deployment.model.Provider;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.plan.ArgumentPlan.FromContainer;
import dev.straightway.deployment.plan.ArgumentPlan.FromContext;
import dev.straightway.deployment.plan.ArgumentPlan.FromEntity;
import dev.straightway.proof.Proof;
import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.Proof.Proven;
import dev.straightway.runtime.invocation.ContextType;
import dev.straightway.runtime.invocation.ThreadModel;
import dev.straightway.runtime.recording.InstanceSpec.Origin;
import dev.straightway.runtime.recording.OwnProviderSpec;
import dev.straightway.runtime.recording.ResultSpec.Completion;

/**
 * Plans whether the CDI request context is active while a method runs. A context that is missing is a wrong answer, one too
 * many costs a little: without proof it is active.
 */
final class RequestScopePlanner {

    private static final Set<String> NOT_OF_REQUESTS = Set.of("Singleton", "ApplicationScoped", "Dependent");
    private static final Set<String> ENTITY_PROVIDERS = Set.of("MessageBodyReader", "MessageBodyWriter");
    private static final Set<ContextType> ASKING = Set.of(ContextType.SECURITY_CONTEXT, ContextType.CONTAINER_REQUEST,
            ContextType.RESOURCE_CONTEXT, ContextType.ROUTING_CONTEXT);

    private final Beans beans;
    private final Proving proving;
    private final List<String> entityProviders;

    RequestScopePlanner(RestApplication application, Beans beans, Proving proving) {
        this.beans = beans;
        this.proving = proving;
        this.entityProviders = application.providers().stream()
                .filter(provider -> ENTITY_PROVIDERS.stream().anyMatch(provider::is)).map(Provider::name).toList();
    }

    /** {@return the decision about a method that isn't walked} */
    static Decision<Boolean> unproven(ResourceMethod method) {
        return new Decision<>(true, "active: " + name(method)
                + " may reach request-scoped beans, and nothing proves that it doesn't");
    }

    /** {@return the decision about a method that was walked, with its thread decided} */
    Decision<Boolean> plan(ResourceMethod method, InvokerPlan plan, Proof proof) {
        if (plan.thread().value() != ThreadModel.EVENT_LOOP) {
            return plan.requestScope();
        }
        return needs(method, plan, proof).map(why -> new Decision<>(true, "active: " + why))
                .orElseGet(() -> new Decision<>(false, "not active: nothing in the " + ((Proven) proof).methods()
                        + " methods that it reaches asks for it"));
    }

    /** {@return the decision about a way through locators that is on the event loop as a whole} */
    Decision<Boolean> plan(FlatDraft way, InvokerPlan plan, Proof proof) {
        return needs(way, plan, proof).map(why -> new Decision<>(true, "active: " + why))
                .orElseGet(() -> new Decision<>(false, "not active: nothing in the " + ((Proven) proof).methods()
                        + " methods that locators and method reach asks for it"));
    }

    private Optional<String> needs(FlatDraft way, InvokerPlan plan, Proof proof) {
        if (!isNotOfRequests(plan.call().owner())) {
            return Optional.of("what the locator returns may belong to the request");
        }
        return asked(proof).or(() -> instance(way.first().method(), way.first().plan()))
                .or(() -> way.steps().stream().flatMap(locator -> call(locator.method(), locator.plan()).stream()).findFirst())
                .or(() -> around(plan)).or(() -> call(way.method().method(), plan));
    }

    /** What isn't a bean has no scope. */
    private boolean isNotOfRequests(String type) {
        String scope = beans.scope(type);
        return scope == null || NOT_OF_REQUESTS.contains(scope);
    }

    private Optional<String> needs(ResourceMethod method, InvokerPlan plan, Proof proof) {
        return asked(proof).or(() -> instance(method, plan)).or(() -> around(plan)).or(() -> call(method, plan));
    }

    private Optional<String> asked(Proof proof) {
        if (proof instanceof NotProven asked) {
            return Optional.of(asked.words());
        }
        return proving.observed() ? Optional.of("observers are told when it begins and ends") : Optional.empty();
    }

    private Optional<String> instance(ResourceMethod method, InvokerPlan plan) {
        return isShared(method, plan) ? Optional.empty()
                : Optional.of("the instance of " + name(method) + " may belong to the request");
    }

    /** An anonymous class has no simple name. */
    private static String name(ResourceMethod method) {
        String simple = method.owner().simpleName();
        return simple == null ? method.owner().name().withoutPackagePrefix() : simple;
    }

    private Optional<String> around(InvokerPlan plan) {
        if (plan.result().completion() != Completion.NOW) {
            return Optional.of("the answer comes later");
        }
        if (!plan.around().providers().isEmpty() || plan.around().open()) {
            return Optional.of("filters, interceptors or entity providers run around the method");
        }
        return asksProviders(plan)
                ? entityProviders.stream().filter(name -> !isNotOfRequests(name)).findFirst()
                        .map(name -> "the entity provider " + name + " may belong to the request")
                : Optional.empty();
    }

    /** What they do is walked with the route. */
    private static boolean asksProviders(InvokerPlan plan) {
        return !plan.result().own().equals(OwnProviderSpec.NONE) || plan.arguments().stream()
                .anyMatch(argument -> argument instanceof FromEntity entity && !entity.own().equals(OwnProviderSpec.NONE));
    }

    private Optional<String> call(ResourceMethod method, InvokerPlan plan) {
        if (proving.validation().validates(method)) {
            return Optional.of("the validation of the call may ask for the language of the request");
        }
        return plan.arguments().stream().filter(RequestScopePlanner::asks).findFirst()
                .map(argument -> "the argument " + argument.name() + " may ask for it");
    }

    private boolean isShared(ResourceMethod method, InvokerPlan plan) {
        Origin origin = plan.instances().value().origin();
        boolean bean = origin == Origin.SHARED_BEAN || origin == Origin.REQUEST_BEAN;
        return bean && plan.instances().value().reader().isEmpty()
                && NOT_OF_REQUESTS.contains(beans.scope(method.owner().name().toString()));
    }

    private static boolean asks(ArgumentPlan argument) {
        return argument instanceof FromContainer
                || argument instanceof FromContext context && ASKING.contains(context.type());
    }
}
