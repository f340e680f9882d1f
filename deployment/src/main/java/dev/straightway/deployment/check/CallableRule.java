package dev.straightway.deployment.check;

import java.lang.reflect.Modifier;

import org.jboss.jandex.MethodInfo;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;

/** STW-111: generated code, which stands in the package of the resource class, can call every resource method. */
final class CallableRule implements MethodRule {

    @Override
    public void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems) {
        MethodInfo declaration = method.declaration();
        if (Modifier.isStatic(declaration.flags())) {
            problems.add("STW-111", method, "is static, and a resource method is called on an instance. Remove 'static'.");
        } else if (Modifier.isPrivate(declaration.flags())) {
            problems.add("STW-111", method, "is private and can't be called (§3.3.1). Make it public.");
        } else if (!Modifier.isPublic(declaration.flags())
                && !declaration.declaringClass().name().packagePrefix().equals(type.declaration().name().packagePrefix())) {
            problems.add("STW-111", method, "is inherited from " + declaration.declaringClass().name()
                    + " in another package, where it isn't public. Make it public.");
        } else if (Modifier.isAbstract(declaration.flags())) {
            problems.add("STW-111", method, "is abstract. Implement it in " + type.name() + ".");
        }
    }
}
