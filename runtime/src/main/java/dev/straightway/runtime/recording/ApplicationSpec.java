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
 * @param given the providers that other extensions give on their terms
 * @param callbacks methods that are called around resource methods, and exceptions that are unwrapped
 * @param singletons whether the {@code Application} gives instances
 * @param emptyIsAbsent whether an empty parameter counts as absent, as in Quarkus REST
 * @param disabled when classes of resources are left out
 * @param secured whether properties of JSON are for some users only
 * @param json code that was generated to write and read JSON
 * @param surroundings what other extensions do
 */
public record ApplicationSpec(Optional<String> className, String prefix, Set<String> bindings, List<String> providers,
        List<GivenSpec> given, CallbacksSpec callbacks, boolean singletons, boolean emptyIsAbsent,
        List<DisabledSpec> disabled, boolean secured, GeneratedJsonSpec json, Surroundings surroundings) {

    /** How the policies of {@code quarkus.http.auth.permission} read the path of a request. */
    public enum Policies {
        /** There are none, since there is no security extension. */
        NONE,
        /** As it was sent, but for escapes of unreserved characters and dot segments. */
        AS_SENT,
        /** Decoded, and without matrix parameters. */
        DECODED
    }

    /**
     * What other extensions do around the routes.
     *
     * @param policies how security policies read paths
     * @param servlets whether a servlet container serves the paths that no template matches
     * @param observed whether metrics or traces want to know the template of a request
     * @param traced whether traces want to know the failures of a request
     * @param compressed the media types that are compressed where no annotation says otherwise; empty if the server doesn't
     *        compress
     * @param guarded the methods that checks may guard; empty where there is no security extension
     */
    public record Surroundings(Policies policies, boolean servlets, boolean observed, boolean traced,
            Optional<Set<String>> compressed,
            List<GuardedSpec> guarded) {
    }
}
