package dev.straightway.deployment.check;

import java.lang.reflect.Modifier;

import org.jboss.jandex.MethodInfo;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;

/** STW-111: every resource method can be called. */
final class CallableRule implements MethodRule {

    @Override
    public void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems) {
        MethodInfo declaration = method.declaration();
        if (Modifier.isStatic(declaration.flags())) {
            problems.add("STW-111", method, "is static, and a resource method is called on an instance. Remove 'static'.");
        } else if (Modifier.isAbstract(declaration.flags()) && !type.declaration().isAbstract()
                && !type.declaration().isInterface()) {
            problems.add("STW-111", method, "is abstract. Implement it in " + type.name() + ".");
        }
    }
}
