package dev.straightway.deployment.check;

import dev.straightway.deployment.model.Callback;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.CallbackResults;

/** STW-163: a method that is called around resource methods returns what something becomes of. */
final class CallbackResultRule implements Rule {

    @Override
    public void check(RestApplication application, Problems problems) {
        for (Callback method : application.callbacks().methods()) {
            if (!CallbackResults.isAllowed(method)) {
                problems.add("STW-163", method.signature(), "@" + method.kind().annotation() + " doesn't support the return"
                        + " type "
                        + method.declaration().returnType() + ". Return one of " + CallbackResults.names(method.kind()) + ".");
            }
        }
    }
}
