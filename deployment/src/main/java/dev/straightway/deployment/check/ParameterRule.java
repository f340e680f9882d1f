package dev.straightway.deployment.check;

import java.util.stream.Stream;

import dev.straightway.deployment.model.InjectedClass;
import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.RestApplication;

/** A rule for everything that takes a part of the request: parameters, fields and properties. */
interface ParameterRule extends Rule {

    /**
     * @param where the method or class, for messages
     */
    void check(RestApplication application, String where, ResourceParameter parameter, Problems problems);

    @Override
    default void check(RestApplication application, Problems problems) {
        application.allClasses().forEach(type -> type.methods().forEach(method -> method.parameters()
                .forEach(parameter -> check(application, method.signature(), parameter, problems))));
        Stream.concat(application.allClasses().map(type -> type.injected()), application.beans().values().stream())
                .forEach(type -> check(application, type, problems));
    }

    private void check(RestApplication application, InjectedClass type, Problems problems) {
        type.arguments().stream().filter(argument -> !(argument instanceof ResourceParameter.Entity))
                .forEach(argument -> check(application, type.name(), argument, problems));
        type.members().forEach(member -> check(application, type.name(), member.parameter(), problems));
    }
}
