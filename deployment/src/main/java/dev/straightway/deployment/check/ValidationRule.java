package dev.straightway.deployment.check;

import java.util.Set;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Constraints;

/**
 * STW-206: no resource method has constraints that nobody checks, since the container doesn't make the resource and so doesn't
 * intercept its methods.
 */
record ValidationRule(Constraints constraints) implements Rule {

    private static final String ID = "STW-206";

    @Override
    public void check(RestApplication application, Problems problems) {
        for (ResourceClass type : application.resources()) {
            if (type.injected().constructor().isPresent()) {
                check(type, "its constructor takes parts of the request. Take them as parameters of the method, or in fields",
                        problems);
            } else if (application.choice().isSingleton(type.name())) {
                check(type, "the Application does. Give it a scope, such as @Singleton, and return the class from getClasses",
                        problems);
            }
        }
    }

    private void check(ResourceClass type, String why, Problems problems) {
        type.methods().stream().filter(constraints::on).forEach(method -> problems.add(ID, method, "the constraints "
                + names(method) + " aren't validated, since the container doesn't make the resource: " + why
                + "."));
    }

    private Set<String> names(ResourceMethod method) {
        return Constraints.names(Constraints.declarations(method).flatMap(one -> one.annotations().stream())
                .filter(constraints::is));
    }
}
