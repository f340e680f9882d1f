package dev.straightway.deployment.check;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.RestApplication;

/** STW-204: parts of the request are injected into parameters of resource methods only. */
final class InjectionRule implements Rule {

    @Override
    public void check(RestApplication application, Problems problems) {
        for (ResourceClass type : application.resources()) {
            type.injected().forEach(member -> problems.add("STW-204", type, "@" + member.annotation() + " on "
                    + member.name() + " isn't compiled yet. Move it to a parameter of the resource method."));
        }
    }
}
