package dev.straightway.deployment.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.proof.application.ExceptionMapping;
import dev.straightway.proof.application.Instantiation;
import dev.straightway.proof.code.Method;

/** Tells the walk which methods are called around a resource method, and which answer for its exceptions. */
final class CallbackEntries {

    private final CallbackPlanner callbacks;
    private final Proving proving;
    private final Set<String> unwrapped;

    /** @param unwrapped the names of the exceptions whose cause may be mapped in their place */
    CallbackEntries(CallbackPlanner callbacks, Proving proving, Set<String> unwrapped) {
        this.callbacks = callbacks;
        this.proving = proving;
        this.unwrapped = unwrapped;
    }

    /** {@return the filters, those before the match too} */
    List<Method> filters(ResourceMethod method) {
        return callbacks.filters(method).stream().map(CallbackEntries::method).toList();
    }

    /** {@return what the first use of these filters makes} */
    List<Instantiation> instantiations(ResourceMethod method) {
        return callbacks.filters(method).stream().flatMap(filter -> proving.called().apply(filter.call().owner()).stream())
                .toList();
    }

    /**
     * {@return what answers for the exceptions of a method}
     * <p>
     * An exception that is unwrapped may have any cause, so each mapper may be called.
     *
     * @param others mappers that are classes
     */
    List<ExceptionMapping> mappings(ResourceMethod method, List<ExceptionMapping> others) {
        List<ExceptionMapping> thrown = new ArrayList<>(others);
        callbacks.mappers(method).forEach(mapper -> mapper.spec().exceptions().forEach(exception -> thrown
                .add(new ExceptionMapping(exception.replace('.', '/'), List.of(method(mapper)), instantiations(mapper)))));
        List<ExceptionMapping> all = new ArrayList<>(thrown);
        unwrapped.forEach(wrapper -> thrown.forEach(mapping -> all
                .add(new ExceptionMapping(wrapper.replace('.', '/'), mapping.methods(), mapping.instantiations()))));
        return all;
    }

    private List<Instantiation> instantiations(CallbackPlan mapper) {
        List<Instantiation> instantiations = new ArrayList<>(
                mapper.spec().scope().ownResource() ? List.of() : proving.called().apply(mapper.call().owner()));
        if (mapper.later()) {
            instantiations.add(Instantiation.unknown("what " + mapper.call().signature() + " answers later"));
        }
        return instantiations;
    }

    private static Method method(CallbackPlan callback) {
        CallPlan call = callback.call();
        return Method.of(call.owner(), call.method(), "(" + String.join("", call.parameters()) + ")" + call.returns());
    }
}
