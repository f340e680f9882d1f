package dev.straightway.deployment.check;

import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Optional;

import org.jboss.jandex.ClassInfo;

import dev.straightway.deployment.model.Callback;
import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.RestApplication;

/** STW-161: a method that is to be called around resource methods can be called, on the bean of its class. */
final class CallbackMethodRule implements Rule {

    private static final List<String> CONDITIONS = List.of("io.quarkus.arc.lookup.", "io.quarkus.arc.profile.",
            "io.quarkus.arc.properties.");

    @Override
    public void check(RestApplication application, Problems problems) {
        for (Callback method : application.callbacks().methods()) {
            wrong(application, method).or(() -> condition(method)).ifPresent(text -> problems.add("STW-161", method.signature(),
                    "@" + method.kind().annotation() + " " + text));
        }
    }

    private static Optional<String> wrong(RestApplication application, Callback method) {
        int flags = method.declaration().flags();
        ClassInfo owner = method.owner();
        if (Modifier.isPrivate(flags)) {
            return Optional.of("can't call a private method. Make it package-private.");
        }
        if (Modifier.isStatic(flags)) {
            return Optional.of("can't call a static method. Remove static.");
        }
        if (owner.isAbstract() || owner.isInterface()) {
            return Optional.of("is called on the bean of its class, which is abstract and doesn't have exactly one subclass."
                    + " Put the method into a class that can be a bean.");
        }
        boolean inner = owner.enclosingClass() != null && !Modifier.isStatic(owner.flags()) || owner.enclosingMethod() != null;
        if (inner || !method.ownResource() && isMadeForEachRequest(application, owner)) {
            return Optional.of("is called on a bean, but its class can't be a bean. Put the method into a top-level class"
                    + " whose constructor takes beans.");
        }
        return Optional.empty();
    }

    private static boolean isMadeForEachRequest(RestApplication application, ClassInfo owner) {
        return application.resources().stream().filter(type -> type.declaration().equals(owner)).map(ResourceClass::injected)
                .anyMatch(injected -> injected.constructor().isPresent());
    }

    private static Optional<String> condition(Callback method) {
        return method.declaration().declaredAnnotations().stream().map(annotation -> annotation.name())
                .filter(name -> CONDITIONS.stream().anyMatch(name.toString()::startsWith)).findFirst()
                .map(name -> "can't be combined with @" + AnnotationRule.simpleName(name.toString())
                        + ", which only works on classes. Put it on the class.");
    }
}
