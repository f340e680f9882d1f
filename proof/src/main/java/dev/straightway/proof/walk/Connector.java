package dev.straightway.proof.walk;

import java.util.List;

import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.judge.ReasonKind;

/** Lets a call run a method that was found: its arguments flow in, its result flows out, and interceptors run around it. */
final class Connector {

    private final Core core;
    private final Interception interception;
    private final ProvidedValues provided;
    private final UnseenCalls unseen;

    Connector(Core core, Interception interception, ProvidedValues provided, UnseenCalls unseen) {
        this.core = core;
        this.interception = interception;
        this.provided = provided;
        this.unseen = unseen;
    }

    /** Lets a call run a method: now, or when the caller turns out to be reached, if it is a library's. */
    void run(CallSite site, Node target, Invocation invocation, AbstractObject self) {
        if (target.library() && !site.caller.reached) {
            site.caller.waiting
                    .add(new Node.Waiting(() -> connect(site, target, invocation, self),
                            () -> unseen.assume(site, invocation, self)));
        } else {
            connect(site, target, invocation, self);
        }
    }

    private void connect(CallSite site, Node target, Invocation invocation, AbstractObject self) {
        if (self != null && !target.isStatic()) {
            core.flow().add(target.parameters.get(0), self);
        }
        if (!site.targets.add(target)) {
            return;
        }
        core.graph().arrow(site.caller, target, site);
        List<Variable> arguments = target.isStatic() ? invocation.others() : invocation.arguments();
        for (int i = self != null && !target.isStatic() ? 1 : 0; i < target.parameters.size(); i++) {
            if (target.types.get(i) != null) {
                core.flow().edge(arguments.get(i), target.parameters.get(i), target.types.get(i));
            }
        }
        String returns = invocation.returns();
        if (returns != null) {
            core.flow().edge(target.result, invocation.result(), returns);
        }
        if (target.found != null) {
            around(target);
            if (target.isStatic() || target.method.constructor()) {
                core.graph().initialise(site.caller, target.method.owner());
            }
        }
    }

    /** Interceptors and decorators run around every call of a method, and may answer in its place. */
    void around(Node target) {
        core.inputs().around(target.method, methods -> {
            for (Method method : methods) {
                around(target, method);
            }
        });
    }

    private void around(Node target, Method method) {
        Found found = core.classes().resolve(method);
        CallSite inside = new CallSite(target, null);
        if (found == null || found.type().platform()) {
            target.event(Event.strange(ReasonKind.ABSENT, "the interceptor " + method.words(), "isn't found", inside));
            answer(target, Cause.of(ReasonKind.ABSENT, "what an interceptor that isn't seen returns"));
            return;
        }
        if (core.reviews().vouches(found)) {
            target.event(Event.of(method, core.reviews().direct(method, found), inside));
            return;
        }
        Node node = core.graph().node(found);
        core.graph().arrow(target, node, inside);
        core.graph().initialise(target, method.owner());
        interception.add(target, node);
        String returns = target.method.returned();
        if (returns != null) {
            core.flow().edge(node.result, target.result, returns);
            provided.around(target, node.result);
        }
        if (node.library() && !target.reached && !core.reviews().covers(method, found)) {
            target.waiting.add(new Node.Waiting(() -> {
                // then the interceptor is followed
            }, () -> answer(target, Cause.of(ReasonKind.RETURNED, "what " + node.words() + " returns"))));
        }
    }

    /** An interceptor that isn't followed may answer with anything. */
    private void answer(Node target, Cause cause) {
        String returns = target.method.returned();
        AbstractObject unknown = returns == null ? null : core.objects().take(core.objects().unknown(cause), returns);
        if (unknown != null) {
            core.flow().add(target.result, unknown);
        }
    }
}
