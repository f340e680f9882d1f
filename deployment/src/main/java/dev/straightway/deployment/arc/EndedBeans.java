package dev.straightway.deployment.arc;

import java.util.Set;

import org.objectweb.asm.Handle;

import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Classes;
import dev.straightway.proof.code.Op;
import dev.straightway.proof.code.Shape;

/**
 * Tells whether code of the application may have the container end a bean before the application ends: the next call makes it
 * again.
 */
final class EndedBeans {

    private static final Set<String> OWNERS = Set.of("jakarta/enterprise/inject/Instance",
            "jakarta/enterprise/inject/Instance$Handle", "jakarta/enterprise/context/spi/AlterableContext",
            "jakarta/enterprise/context/spi/Contextual", "jakarta/enterprise/inject/spi/Bean", "io/quarkus/arc/InjectableBean",
            "io/quarkus/arc/InjectableContext", "io/quarkus/arc/InjectableInstance", "io/quarkus/arc/InstanceHandle");
    private static final Set<String> METHODS = Set.of("destroy", "close");

    private final Classes classes;
    private Boolean any;

    EndedBeans(ClassSource source) {
        this.classes = new Classes(source);
    }

    /** {@return whether some code does so; which bean it ends isn't told} */
    boolean any() {
        if (any == null) {
            any = classes.application().parallelStream().map(classes::shape).filter(shape -> shape != null)
                    .anyMatch(this::ends);
        }
        return any;
    }

    private boolean ends(Shape type) {
        return type.declared().stream().filter(method -> !method.isAbstract())
                .flatMap(method -> classes.body(method.method()).ops().stream()).anyMatch(EndedBeans::ends);
    }

    private static boolean ends(Op op) {
        return op instanceof Op.Call call && ends(call.method().owner(), call.method().name())
                || op instanceof Op.Dynamic dynamic && dynamic.constants().stream()
                        .anyMatch(one -> one instanceof Handle handle && ends(handle.getOwner(), handle.getName()));
    }

    private static boolean ends(String owner, String method) {
        return METHODS.contains(method) && OWNERS.contains(owner);
    }
}
