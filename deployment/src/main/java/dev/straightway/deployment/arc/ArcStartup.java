package dev.straightway.deployment.arc;

import java.lang.reflect.Modifier;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

import jakarta.enterprise.event.Reception;

import org.jboss.jandex.AnnotationTarget;
import org.jboss.jandex.DotName;

import dev.straightway.proof.code.ClassSource;
import io.quarkus.arc.deployment.RegisteredComponentsBuildItem;
import io.quarkus.arc.processor.BeanInfo;
import io.quarkus.arc.processor.BuiltinScope;
import io.quarkus.arc.processor.ObserverInfo;

/** Knows the beans that are made when the application starts, before it takes requests. */
final class ArcStartup {

    private static final DotName STARTUP = DotName.createSimple("io.quarkus.runtime.Startup");
    private static final Set<DotName> EVENTS = Set.of(DotName.createSimple("io.quarkus.runtime.StartupEvent"),
            DotName.createSimple("jakarta.enterprise.event.Startup"));

    private final EndedBeans ending;
    private final Set<BeanInfo> observing = Collections.newSetFromMap(new IdentityHashMap<>());

    /** @param classes whose code may end beans before their time */
    ArcStartup(RegisteredComponentsBuildItem components, ClassSource classes) {
        this.ending = new EndedBeans(classes);
        components.getObservers().stream().filter(ArcStartup::isCalled)
                .forEach(observer -> observing.add(observer.getDeclaringBean()));
    }

    private static boolean isCalled(ObserverInfo observer) {
        return !observer.isSynthetic() && !observer.isAsync() && observer.getReception() == Reception.ALWAYS
                && EVENTS.contains(observer.getObservedType().name()) && observer.getQualifiers().isEmpty()
                && !Modifier.isStatic(observer.getObserverMethod().flags());
    }

    /** {@return whether there is one instance of the bean, which is made at the start, and no other after it} */
    boolean makes(BeanInfo bean) {
        DotName scope = bean.getScope().getDotName();
        boolean one = scope.equals(BuiltinScope.APPLICATION.getName()) || scope.equals(BuiltinScope.SINGLETON.getName());
        return one && (observing.contains(bean) || isAnnotated(bean)) && !ending.mayEnd(bean);
    }

    private static boolean isAnnotated(BeanInfo bean) {
        return bean.getTarget().filter(target -> target.kind() == AnnotationTarget.Kind.CLASS
                ? target.asClass().hasDeclaredAnnotation(STARTUP)
                : target.hasDeclaredAnnotation(STARTUP)).isPresent();
    }
}
