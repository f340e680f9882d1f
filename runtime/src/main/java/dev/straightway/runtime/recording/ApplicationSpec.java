package dev.straightway.runtime.recording;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What the application is beside its routes.
 *
 * @param className the binary name of the {@code Application}, if there is one
 * @param prefix the path before all templates; empty for the root
 * @param bindings the name bindings of the {@code Application}
 * @param providers the binary names of the providers, in the order in which they are registered
 * @param singletons whether the {@code Application} gives instances
 * @param observed whether metrics or traces want to know the template of a request
 */
public record ApplicationSpec(Optional<String> className, String prefix, Set<String> bindings, List<String> providers,
        boolean singletons, boolean observed) {
}
