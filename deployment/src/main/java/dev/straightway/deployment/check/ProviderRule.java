package dev.straightway.deployment.check;

import dev.straightway.deployment.model.RestApplication;

/** STW-203: there are no providers in the way of Quarkus REST, which would be left out silently. */
final class ProviderRule implements Rule {

    @Override
    public void check(RestApplication application, Problems problems) {
        application.providers().forEach(provider -> provider.contracts().stream()
                .filter(contract -> contract.startsWith("@"))
                .forEach(contract -> problems.add("STW-203", provider.name(), "has a method with " + contract
                        + ", which Straightway doesn't call. Write a class with @Provider that implements the interface of"
                        + " Jakarta REST, as ExceptionMapper or ContainerRequestFilter.")));
    }
}
