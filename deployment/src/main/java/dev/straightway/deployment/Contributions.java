package dev.straightway.deployment;

import java.util.Objects;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;

import dev.straightway.deployment.check.Contribution;
import dev.straightway.deployment.check.Promises;
import io.quarkus.deployment.annotations.BuildProducer;
import io.quarkus.resteasy.reactive.spi.AbstractInterceptorBuildItem;

/**
 * Decides whether a provider of another extension is plain: its build item says no more than its class, so that to register the
 * class is enough.
 */
final class Contributions {

    private static final DotName PRIORITY = DotName.createSimple("jakarta.annotation.Priority");
    private static final DotName PRE_MATCHING = DotName.createSimple("jakarta.ws.rs.container.PreMatching");
    /** {@code jakarta.ws.rs.Priorities.USER}, which a class without a priority has. */
    private static final int USER = 5000;

    private final IndexView index;
    private final BuildProducer<ContributionBuildItem> producer;

    Contributions(IndexView index, BuildProducer<ContributionBuildItem> producer) {
        this.index = index;
        this.producer = producer;
    }

    /** @param plain whether the item says no more than the class */
    void take(Object item, String className, boolean plain) {
        if (!Promises.isHarmlessItem(className)) {
            producer.produce(new ContributionBuildItem(new Contribution(item.getClass().getName(), className),
                    plain && type(className) != null));
        }
    }

    boolean isPlain(AbstractInterceptorBuildItem item) {
        return item.getNameBindingNames().isEmpty() && hasPriority(item.getClassName(), item.getPriority());
    }

    boolean isPreMatching(String className) {
        ClassInfo type = type(className);
        return type != null && type.hasDeclaredAnnotation(PRE_MATCHING);
    }

    /** {@return whether the class has the priority that an item asks for; {@code null} asks for none} */
    boolean hasPriority(String className, Integer asked) {
        ClassInfo type = type(className);
        AnnotationInstance own = type == null ? null : type.declaredAnnotation(PRIORITY);
        return asked == null || Objects.equals(asked, own == null ? USER : own.value().asInt());
    }

    private ClassInfo type(String className) {
        return index.getClassByName(className);
    }
}
