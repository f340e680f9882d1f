package dev.straightway.proof.walk;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.objectweb.asm.Type;

import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Generic;
import dev.straightway.proof.code.TypeNames;

/**
 * Lets code that isn't seen call the objects of unknown classes that it is given, by the type that it declares for them: the
 * type of a parameter, or of what a parameter holds.
 */
final class UnknownArguments {

    private final Core core;
    private final UnknownReceivers receivers;
    private final Map<String, Set<Variable>> known = new HashMap<>();

    UnknownArguments(Core core, UnknownReceivers receivers) {
        this.core = core;
        this.receivers = receivers;
    }

    /** Takes a call that isn't seen. */
    void take(Node caller, Invocation invocation) {
        if (caller.library()) {
            return;
        }
        Type[] types = Type.getArgumentTypes(invocation.named().descriptor());
        Found found = core.classes().resolve(invocation.named());
        List<Generic> generics = found == null ? null : Generic.parameters(found.node().signature, types.length);
        for (int i = 0; i < types.length; i++) {
            Generic type = generics == null ? Generic.parse(types[i].getDescriptor()) : generics.get(i);
            take(caller, invocation.others().get(i), type.with(Map.of()), Handles.isReflection(invocation.named()));
        }
    }

    /** @param reflects whether the code that is called is reflection */
    private void take(Node caller, Variable given, Generic type, boolean reflects) {
        String erased = type.erased();
        if (erased != null && known.computeIfAbsent(erased, key -> new HashSet<>()).add(given)) {
            core.flow().listen(given, object -> {
                AbstractObject seen = object.unproxied();
                if (seen.kind != AbstractObject.Kind.UNKNOWN) {
                    if (seen.content != null && !Handles.CLASS.equals(seen.type)) {
                        type.arguments().forEach(held -> take(caller, seen.content, held, reflects));
                    }
                } else if (erased.equals(TypeNames.OBJECT)) {
                    if (!reflects) { // a handle is followed
                        receivers.ask(caller, seen);
                    }
                } else {
                    receivers.call(caller, erased);
                }
            });
        }
    }
}
