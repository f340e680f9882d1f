package dev.straightway.runtime.recording;

import java.util.List;

import jakarta.ws.rs.core.MediaType;

import dev.straightway.runtime.provider.GivenClass;
import dev.straightway.runtime.provider.Handled;
import dev.straightway.runtime.provider.Registrations;
import dev.straightway.runtime.provider.Traits;

/** Registers the providers that other extensions give. */
final class GivenFactory {

    private GivenFactory() {
    }

    static void register(Registrations registrations, List<GivenSpec> specs) {
        for (GivenSpec spec : specs) {
            registrations.add(given(spec));
        }
    }

    private static GivenClass given(GivenSpec spec) {
        Class<?> type = Classes.load(spec.className());
        CallbackSpec.Time time = spec.time();
        Traits traits = new Traits(spec.bindings(), time.preMatching(), time.nonBlocking(), time.behindBody());
        return new GivenClass(Classes.load(spec.contract()), type, () -> ProviderFactory.make(type), spec.priority(), traits,
                handled(spec.handled()));
    }

    private static Handled handled(GivenSpec.Handled spec) {
        List<MediaType> mediaTypes = spec.mediaTypes().isEmpty() ? null
                : spec.mediaTypes().stream().map(MediaType::valueOf).toList();
        return new Handled(spec.type().isPresent() ? Classes.load(spec.type().get()) : null, mediaTypes, spec.afterOwn());
    }
}
