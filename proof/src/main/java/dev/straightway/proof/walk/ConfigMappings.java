package dev.straightway.proof.walk;

import java.util.HashSet;
import java.util.Set;

import org.objectweb.asm.Type;

import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Generic;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Shape;

/**
 * Answers for groups of the configuration, whose interfaces are implemented while the application is built: an accessor reads a
 * field, which was filled from text when the application started. What the interface implements by itself is walked.
 */
final class ConfigMappings {

    private static final String CONVERTER = "org/eclipse/microprofile/config/spi/Converter";
    private static final String MAPPING = "Lio/smallrye/config/ConfigMapping;";

    private final Core core;
    private final Havoc havoc;
    private final UnmodelledReading unmodelled;
    private final Set<String> groups = new HashSet<>();

    ConfigMappings(Core core, Havoc havoc, UnmodelledReading unmodelled) {
        this.core = core;
        this.havoc = havoc;
        this.unmodelled = unmodelled;
    }

    /** {@return whether a type is such an interface of the application} */
    boolean isGroup(String type) {
        Shape shape = core.classes().shape(type);
        return shape != null && shape.application() && shape.isInterface() && shape.annotations().contains(MAPPING);
    }

    /** {@return the object that implements such an interface} */
    AbstractObject group(String type) {
        groups.add(type);
        return core.objects().made(type, null, false);
    }

    boolean answers(AbstractObject object) {
        return object.kind == AbstractObject.Kind.MADE && groups.contains(object.type);
    }

    /** {@return whether a call is one of an accessor, whose result is given now} */
    boolean gives(CallSite site, Invocation invocation, AbstractObject self) {
        Method named = invocation.named().on(self.type);
        Found found = core.classes().resolve(named);
        if (found == null || !found.isAbstract()) {
            return false;
        }
        site.targets.add(named);
        if (invocation.returns() != null) {
            String signature = found.node().signature;
            give(invocation.result(), signature == null ? Generic.parse(Type.getReturnType(named.descriptor()).getDescriptor())
                    : Generic.result(signature));
        }
        return true;
    }

    /** A group may be in a group; in a list or a map of groups nothing is known of them. */
    private void give(Variable to, Generic type) {
        Shape shape = type.arguments().isEmpty() ? core.classes().shape(type.type()) : null;
        if (shape != null && shape.application() && shape.isInterface()) {
            core.flow().add(to, group(shape.name()));
        } else {
            havoc.json(to, type.erased(), type);
            if (!core.classes().concreteOfApplication(CONVERTER).isEmpty()) {
                unmodelled.make(to, type, "what a converter of the application makes");
            }
        }
    }
}
