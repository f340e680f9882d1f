package dev.straightway.deployment.check;

import dev.straightway.deployment.model.RestApplication;

/** STW-203: there are no providers, which would be left out silently. */
final class ProviderRule implements Rule {

    @Override
    public void check(RestApplication application, Problems problems) {
        application.providers().forEach(provider -> problems.add("STW-203", provider.declaration().name().toString(),
                "is a provider (" + provider.contract() + "), which Straightway doesn't call yet. Remove it, or exclude it"
                        + " with quarkus.index-dependency or @ConstrainedTo(CLIENT) if it serves clients."));
    }
}
