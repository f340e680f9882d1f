package dev.straightway.deployment.check;

import java.util.function.Predicate;

import org.jboss.jandex.Type;

import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.ResourceParameter.Context;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Contexts;

/**
 * STW-123: {@code @Context} asks for a type that there is (§10.2), or for a bean.
 *
 * @param beans whether there is one bean of a type
 */
record ContextRule(Predicate<Type> beans) implements ParameterRule {

    @Override
    public void check(RestApplication application, String where, ResourceParameter parameter, Problems problems) {
        if (parameter instanceof Context && Contexts.find(parameter.type()).isEmpty() && !beans.test(parameter.type())) {
            problems.add("STW-123", where, "@Context can't inject the parameter '" + parameter.name() + "' of type "
                    + parameter.type() + ". Use a type that has one bean, or one of " + Contexts.typeNames() + ".");
        }
    }
}
