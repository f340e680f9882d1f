package dev.straightway.deployment.check;

import dev.straightway.deployment.model.RestApplication;

/** STW-303: methods with annotations of a resource method are public, since others aren't exposed (§3.3.1). */
final class VisibilityRule implements Rule {

    @Override
    public void check(RestApplication application, Problems problems) {
        application.allClasses().forEach(type -> type.hidden().forEach(method -> problems.add("STW-303",
                type.name() + "#" + method, "isn't public, so it isn't a resource method (§3.3.1). Make it public, or remove"
                        + " its annotations.")));
    }
}
