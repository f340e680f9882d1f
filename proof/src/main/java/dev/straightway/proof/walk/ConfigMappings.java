package dev.straightway.proof.walk;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;

import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Generic;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.judge.Judgement;
import dev.straightway.proof.judge.ReasonKind;

/**
 * Answers for groups of the configuration, whose interfaces are implemented while the application is built: an accessor reads a
 * field, which was filled from text when the application started. What the interface implements by itself is walked.
 */
final class ConfigMappings {

    private static final String CONVERTER = "org/eclipse/microprofile/config/spi/Converter";
    private static final String WITH_CONVERTER = "Lio/smallrye/config/WithConverter;";
    private static final String MAPPING = "Lio/smallrye/config/ConfigMapping;";

    /** Words for what the generated implementation does. */
    static final Judgement ASKS = Judgement.unseen(ReasonKind.CONFIGURATION,
            "asks its values, of the application's own classes, for text, hash and equality");

    private static final Set<String> GENERATED = Set.of("toString", "hashCode", "equals");

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
        if (isGenerated(found) && asksValues(self)) {
            site.caller.event(Event.of(named, ASKS, site));
        }
        if (found == null || !found.isAbstract()) {
            return false;
        }
        site.targets.add(named);
        if (invocation.returns() != null) {
            String signature = found.node().signature;
            give(invocation.result(), signature == null ? Generic.parse(Type.getReturnType(named.descriptor()).getDescriptor())
                    : Generic.result(signature), isConverted(found.node()));
        }
        return true;
    }

    private static boolean isGenerated(Found found) {
        return found != null && GENERATED.contains(found.node().name)
                && (found.isAbstract() || found.type().name().equals(TypeNames.OBJECT));
    }

    /**
     * {@return whether an object is a group whose text, hash and equality, which are generated, ask values of the application's
     * own classes}
     */
    boolean asksValues(AbstractObject object) {
        return answers(object) && asksValues(object.type, new HashSet<>());
    }

    private boolean asksValues(String group, Set<String> seen) {
        return seen.add(group) && core.classes().supertypes(group).stream().map(core.classes()::shape)
                .filter(shape -> shape != null && !shape.platform())
                .flatMap(shape -> shape.methods().stream()).filter(method -> (method.access & Opcodes.ACC_ABSTRACT) != 0)
                .anyMatch(method -> isOwn(Generic.result(method.signature == null ? method.desc : method.signature),
                        isConverted(method), seen));
    }

    /** Whether a converter makes the value, or what it holds, so that neither is a group. */
    private static boolean isConverted(MethodNode method) {
        return Stream.of(method.visibleAnnotations, method.visibleTypeAnnotations).filter(Objects::nonNull)
                .flatMap(List::stream).anyMatch(mark -> mark.desc.equals(WITH_CONVERTER));
    }

    private boolean isOwn(Generic type, boolean converted, Set<String> seen) {
        Shape shape = core.classes().shape(type);
        boolean own = shape != null && !shape.platform()
                && (converted || !shape.isInterface() || asksValues(shape.name(), seen));
        return own || type.arguments().stream().anyMatch(argument -> isOwn(argument, converted, seen));
    }

    /** A group may be in a group; in a list or a map of groups there may be others of that type as well. */
    private void give(Variable to, Generic type, boolean converted) {
        if (!converted && type.arguments().isEmpty() && mayBeGroup(type)) {
            core.flow().add(to, group(type.type()));
        } else {
            havoc.json(to, type.erased(), type);
            if (!converted) {
                groupsInside(to, type);
            }
            if (!core.classes().concreteOfApplication(CONVERTER).isEmpty()) {
                unmodelled.make(to, type, Cause.of(ReasonKind.READ_BY_SETTINGS, "what a converter of the application makes"));
            }
        }
    }

    private boolean mayBeGroup(Generic type) {
        Shape shape = core.classes().shape(type);
        return shape != null && shape.application() && shape.isInterface();
    }

    private void groups(Variable content, Generic type) {
        if (mayBeGroup(type)) {
            core.flow().add(content, group(type.type()));
        } else {
            groupsInside(content, type);
        }
    }

    private void groupsInside(Variable holder, Generic type) {
        if (!type.arguments().isEmpty()) {
            core.flow().listen(holder, object -> {
                if (object.content != null) {
                    type.arguments().forEach(argument -> groups(object.content, argument));
                }
            });
        }
    }
}
