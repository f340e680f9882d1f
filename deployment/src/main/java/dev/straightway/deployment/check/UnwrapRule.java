package dev.straightway.deployment.check;

import dev.straightway.deployment.model.RestApplication;

/** STW-167: it is told which exception is unwrapped. */
final class UnwrapRule implements Rule {

    @Override
    public void check(RestApplication application, Problems problems) {
        application.callbacks().misplaced().forEach(type -> problems.add("STW-167", type, "@UnwrapException names no exception,"
                + " and its class isn't one. Name one, as in @UnwrapException(WrappedException.class)."));
    }
}
