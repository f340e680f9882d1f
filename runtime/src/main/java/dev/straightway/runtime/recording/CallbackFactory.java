package dev.straightway.runtime.recording;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.ext.ExceptionMapper;

import org.jboss.resteasy.reactive.server.ExceptionUnwrapStrategy;

import dev.straightway.runtime.http.filter.ProviderCall;
import dev.straightway.runtime.invocation.Callback;
import dev.straightway.runtime.provider.ProviderMethod;
import dev.straightway.runtime.provider.Registrations;
import dev.straightway.runtime.provider.Traits;
import dev.straightway.runtime.recording.CallbackSpec.Kind;
import io.quarkus.arc.Arc;

/** Registers the methods that are called around resource methods, and the exceptions that are unwrapped. */
final class CallbackFactory {

    private CallbackFactory() {
    }

    static void register(Registrations registrations, CallbacksSpec spec, Generated generated) {
        for (String name : OptionalClasses.WRAPPERS) {
            Optional<Class<?>> type = Classes.find(name);
            if (type.isPresent()) {
                registrations.unwrap(type.get(), ExceptionUnwrapStrategy.UNWRAP_IF_NO_MATCH);
            }
        }
        for (Map.Entry<String, ExceptionUnwrapStrategy> unwrapped : spec.unwrapped().entrySet()) {
            registrations.unwrap(Classes.load(unwrapped.getKey()), unwrapped.getValue());
        }
        for (CallbackSpec callback : spec.methods()) {
            Class<?> owner = Classes.load(callback.owner());
            if (callback.scope().ownResource()) {
                registrations.add(callback.owner(), method(callback, owner, generated));
            } else if (!callback.scope().conditional() || isThere(owner)) {
                registrations.add(method(callback, owner, generated));
            }
        }
    }

    /** {@return whether the configuration of run time lets a bean be looked up} */
    private static boolean isThere(Class<?> owner) {
        return Arc.container().select(owner).isResolvable();
    }

    private static ProviderMethod method(CallbackSpec spec, Class<?> owner, Generated generated) {
        boolean own = spec.scope().ownResource();
        List<Class<?>> exceptions = spec.exceptions().stream().<Class<?>> map(Classes::load).toList();
        return new ProviderMethod(contract(spec.kind()), owner,
                () -> new ProviderCall(generated.make(Callback.class, spec.callback()),
                        own ? null : new Beans(owner).get().get()),
                spec.priority(), new Traits(spec.scope().bindings(), spec.time().preMatching(), spec.time().nonBlocking(),
                        spec.time().behindBody()),
                exceptions);
    }

    private static Class<?> contract(Kind kind) {
        return switch (kind) {
            case REQUEST_FILTER -> ContainerRequestFilter.class;
            case RESPONSE_FILTER -> ContainerResponseFilter.class;
            case EXCEPTION_MAPPER -> ExceptionMapper.class;
        };
    }
}
