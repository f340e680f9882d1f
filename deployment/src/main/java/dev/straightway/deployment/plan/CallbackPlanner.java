package dev.straightway.deployment.plan;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.jboss.jandex.Type;

import dev.straightway.deployment.model.Callback;
import dev.straightway.deployment.model.Callback.Kind;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.plan.CallbackPlan.ArgumentGiven;
import dev.straightway.deployment.types.CallbackResults;
import dev.straightway.deployment.types.Given;
import dev.straightway.runtime.recording.CallbackSpec;
import dev.straightway.runtime.recording.CallbackSpec.Scope;
import dev.straightway.runtime.recording.CallbackSpec.Time;

/** Plans the methods that are called around resource methods, and knows around which. */
final class CallbackPlanner {

    private final RestApplication application;
    private final Map<Callback, CallbackPlan> plans = new HashMap<>();
    private final List<CallbackPlan> sorted;

    CallbackPlanner(RestApplication application) {
        this.application = application;
        application.callbacks().methods().forEach(method -> plans.put(method, plan(method)));
        // Those that want the event loop come first among those of equal priority.
        this.sorted = application.callbacks().methods().stream()
                .sorted(Comparator.comparing(Callback::nonBlocking).reversed()).map(plans::get).toList();
    }

    /** {@return all, in the order in which they are registered} */
    List<CallbackPlan> plans() {
        return sorted;
    }

    /** {@return the filters around a method, those before the match too} */
    List<CallbackPlan> filters(ResourceMethod method) {
        Set<String> names = application.bindings(method);
        return application.callbacks().filters().filter(filter -> filter.preMatching() || filter.isBoundTo(names))
                .map(plans::get).toList();
    }

    /** {@return the mappers of the exceptions of a method, those of its class first} */
    List<CallbackPlan> mappers(ResourceMethod method) {
        return application.callbacks().mappers(method.owner().name().toString())
                .sorted(Comparator.comparing(Callback::ownResource).reversed()).map(plans::get).toList();
    }

    private static CallbackPlan plan(Callback method) {
        String owner = method.owner().name().toString();
        String name = owner + "_" + method.declaration().name() + "_"
                + Integer.toHexString(method.declaration().descriptor().hashCode()) + "_" + method.kind().annotation();
        CallPlan call = new CallPlan(owner, false, method.declaration().name(),
                method.declaration().parameterTypes().stream().map(Type::descriptor).toList(),
                method.declaration().returnType().descriptor(), method.signature());
        List<ArgumentGiven> arguments = method.declaration().parameterTypes().stream()
                .map(type -> new ArgumentGiven(type.descriptor(), Given.of(method.kind(), type).orElseGet(Given::failure)))
                .toList();
        CallbackSpec spec = new CallbackSpec(kind(method.kind()), name, owner,
                new Scope(new TreeSet<>(method.bindings()), method.ownResource(), method.conditional()), method.priority(),
                time(method), method.exceptions());
        return new CallbackPlan(spec, call, arguments, CallbackResults.comesLater(method));
    }

    /** Filters before the match are called on the event loop, as Quarkus REST says. */
    private static Time time(Callback method) {
        return method.is(Kind.REQUEST_FILTER)
                ? new Time(method.preMatching(), method.nonBlocking() || method.preMatching(), method.readsBody())
                : Time.USUAL;
    }

    private static CallbackSpec.Kind kind(Kind kind) {
        return CallbackSpec.Kind.valueOf(kind.name());
    }

    /** {@return the words for the build report: the mappers of the exceptions of a method, in the order in which they count} */
    List<String> mapperWords(ResourceMethod method) {
        return Stream.concat(mappers(method).stream().map(CallbackPlan::words),
                application.providers().stream().filter(provider -> provider.is("ExceptionMapper"))
                        .map(provider -> provider.name()))
                .toList();
    }
}
