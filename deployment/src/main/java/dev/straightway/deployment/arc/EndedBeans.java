package dev.straightway.deployment.arc;

import java.util.Collection;
import java.util.Map;
import java.util.Set;

import org.jboss.jandex.DotName;
import org.jboss.jandex.Type;

import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Classes;
import dev.straightway.proof.code.Method;
import io.quarkus.arc.processor.BeanInfo;
import io.quarkus.arc.processor.InjectionPointInfo;

/**
 * Tells which beans the code of the application may have the container end before the application ends. The next call makes
 * such a bean again.
 */
final class EndedBeans {

    private static final String DESTROY = "destroy";
    /** They end what is looked up by them. */
    private static final Set<String> LOOKUPS = Set.of("jakarta/enterprise/inject/Instance",
            "io/quarkus/arc/InjectableInstance");
    /** They may end any bean. */
    private static final Map<String, Set<String>> ENDING = Map.of(
            "jakarta/enterprise/inject/Instance$Handle", Set.of(DESTROY, "close"),
            "io/quarkus/arc/InstanceHandle", Set.of(DESTROY, "close"),
            "jakarta/enterprise/context/spi/AlterableContext", Set.of(DESTROY),
            "io/quarkus/arc/InjectableContext", Set.of(DESTROY),
            "jakarta/enterprise/inject/spi/CDI", Set.of(DESTROY));
    /** They give look-ups that nobody injects. */
    private static final Map<String, Set<String>> GIVING = Map.of("jakarta/enterprise/inject/spi/CDI", Set.of("current"),
            "jakarta/enterprise/inject/spi/BeanManager", Set.of("createInstance"),
            "jakarta/enterprise/inject/spi/BeanContainer", Set.of("createInstance"),
            "io/quarkus/arc/ArcContainer", Set.of("select"));

    private final Classes classes;
    private final Collection<InjectionPointInfo> points;
    private Calls calls;

    /** Which calls there are. */
    private record Calls(boolean any, boolean byLookup, boolean given) {

        Calls and(Calls other) {
            return new Calls(any || other.any, byLookup || other.byLookup, given || other.given);
        }
    }

    /** @param points all injection points */
    EndedBeans(ClassSource source, Collection<InjectionPointInfo> points) {
        this.classes = new Classes(source);
        this.points = points;
    }

    boolean mayEnd(BeanInfo bean) {
        if (calls == null) {
            calls = classes.shapes().flatMap(shape -> shape.declared().stream()).filter(method -> !method.isAbstract())
                    .flatMap(method -> classes.body(method.method()).ops().stream()).flatMap(op -> op.methods().stream())
                    .map(EndedBeans::calls)
                    .reduce(new Calls(false, false, false), Calls::and);
        }
        return calls.any() || calls.byLookup() && (calls.given() || points.stream()
                .filter(InjectionPointInfo::isProgrammaticLookup).anyMatch(point -> finds(point.getRequiredType(), bean)));
    }

    private static boolean finds(Type type, BeanInfo bean) {
        boolean named = type.kind() == Type.Kind.CLASS || type.kind() == Type.Kind.PARAMETERIZED_TYPE;
        return !named || type.name().equals(DotName.OBJECT_NAME) || bean.hasType(type.name());
    }

    private static Calls calls(Method called) {
        String owner = called.owner();
        return new Calls(ENDING.getOrDefault(owner, Set.of()).contains(called.name()),
                LOOKUPS.contains(owner) && called.name().equals(DESTROY),
                GIVING.getOrDefault(owner, Set.of()).contains(called.name()));
    }
}
