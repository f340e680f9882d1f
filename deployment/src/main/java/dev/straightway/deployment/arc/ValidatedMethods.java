package dev.straightway.deployment.arc;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.DotName;
import org.jboss.jandex.MethodInfo;

import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.plan.ValidationCode;
import dev.straightway.deployment.plan.ValidationCode.Found;
import dev.straightway.proof.code.Method;
import io.quarkus.arc.processor.InterceptorInfo;

/** Tells the walk what validates the calls of resource methods, in the place of the interceptor that does it by reflection. */
public final class ValidatedMethods {

    /** The interceptor of the runtime, which calls Hibernate Validator. */
    public static final DotName VALIDATION = DotName.createSimple("dev.straightway.runtime.http.validation.CallValidation");
    /** What binds it. */
    public static final DotName BINDING = DotName
            .createSimple("io.quarkus.hibernate.validator.runtime.jaxrs.JaxrsEndPointValidated");

    private final Map<Method, Found> validated = new HashMap<>();

    ValidatedMethods(RestApplication application, ValidationCode code) {
        application.allClasses().flatMap(type -> type.methods().stream())
                .forEach(method -> validated.put(of(method.declaration()), code.of(method)));
    }

    static boolean isInterceptor(InterceptorInfo interceptor) {
        return interceptor.getBeanClass().equals(VALIDATION);
    }

    /** {@return whether validation is all that is bound to a method} */
    static boolean isAll(Set<AnnotationInstance> bindings) {
        return bindings.stream().map(AnnotationInstance::name).allMatch(BINDING::equals);
    }

    /** {@return what runs around a call; a method that isn't there tells of code that can't be followed} */
    List<Method> around(MethodInfo called) {
        Found found = validated.get(of(called));
        if (found == null || found.unseen().isPresent()) {
            String words = found == null ? "the validation of its call" : found.unseen().get();
            return List.of(Method.of(called.declaringClass().name().toString(), "<" + words + ">", "()V"));
        }
        return found.getters();
    }

    private static Method of(MethodInfo method) {
        return ArcWrappers.method(method.declaringClass(), method);
    }
}
