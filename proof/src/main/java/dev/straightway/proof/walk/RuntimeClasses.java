package dev.straightway.proof.walk;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.objectweb.asm.Handle;

import dev.straightway.proof.code.Classes;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Op;

/** Knows whether the application has classes made, or loaded from elsewhere, while it runs, which may extend its own. */
final class RuntimeClasses {

    private static final List<String> MAKERS = List.of("net/bytebuddy/", "javassist/", "net/sf/cglib/", "org/objectweb/asm/",
            "groovy/", "org/codehaus/groovy/", "javax/tools/", "org/codehaus/janino/", "org/codehaus/commons/compiler/",
            "java/net/URLClassLoader");
    private static final Set<String> DEFINING = Set.of("defineClass", "defineHiddenClass", "defineHiddenClassWithClassData");

    private final Classes classes;
    /** Null until somebody asks. */
    private Boolean made;

    RuntimeClasses(Classes classes) {
        this.classes = classes;
    }

    /** {@return whether code of the application makes some, as far as it does so by itself} */
    boolean any() {
        if (made == null) {
            made = classes.shapes().flatMap(shape -> shape.declared().stream())
                    .flatMap(found -> classes.body(found.method()).ops().stream()).flatMap(RuntimeClasses::called)
                    .anyMatch(RuntimeClasses::makes);
        }
        return made;
    }

    private static Stream<Method> called(Op op) {
        if (op instanceof Op.Call call) {
            return Stream.of(call.method());
        }
        return op instanceof Op.Dynamic dynamic ? dynamic.constants().stream().filter(Handle.class::isInstance)
                .map(Handle.class::cast).map(handle -> new Method(handle.getOwner(), handle.getName(), handle.getDesc()))
                : Stream.empty();
    }

    private static boolean makes(Method called) {
        return MAKERS.stream().anyMatch(called.owner()::startsWith) || DEFINING.contains(called.name());
    }
}
