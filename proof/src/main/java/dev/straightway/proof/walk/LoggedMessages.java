package dev.straightway.proof.walk;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Shape;

/**
 * Knows what JBoss Logging makes of an interface of messages: it looks for a class that is named after it, initialises it, and
 * takes an object that the class holds, or makes one.
 */
final class LoggedMessages {

    private static final Set<String> FINDING = Set.of("org/jboss/logging/Messages#getBundle",
            "org/jboss/logging/Logger#getMessageLogger");
    private static final List<String> ENDINGS = List.of("_$bundle", "_$logger");

    private final Core core;
    private final Map<Node, Set<Invocation>> known = new HashMap<>();

    LoggedMessages(Core core) {
        this.core = core;
    }

    /** Takes a call of a reviewed method. */
    void called(Node caller, Invocation invocation) {
        Method named = invocation.named();
        if (FINDING.contains(named.owner() + "#" + named.name())
                && known.computeIfAbsent(caller, key -> new HashSet<>()).add(invocation)) {
            GivenClasses.each(core.flow(), invocation, type -> ENDINGS.forEach(ending -> find(caller, type + ending)));
        }
    }

    /** There may be others for languages. */
    private void find(Node caller, String name) {
        make(caller, core.classes().shape(name));
        core.classes().application().stream().filter(other -> other.startsWith(name + "_"))
                .forEach(other -> make(caller, core.classes().shape(other)));
    }

    private void make(Node caller, Shape found) {
        if (found != null) {
            core.graph().initialise(caller, found.name());
            found.declared().stream().filter(method -> method.method().constructor())
                    .forEach(made -> core.graph().arrow(caller, core.graph().node(made), new CallSite(caller, null)));
        }
    }
}
