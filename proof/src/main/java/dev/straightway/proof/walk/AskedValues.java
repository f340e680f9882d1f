package dev.straightway.proof.walk;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.straightway.proof.application.AskedValue;
import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.judge.Judgement;
import dev.straightway.proof.judge.ReasonKind;
import dev.straightway.proof.judge.Verdict;

/** Lets validators ask values, and what these hold, for whatever their classes override. */
final class AskedValues {

    /** Stands for all that a validator does. */
    private static final Method VALIDATOR = new Method("jakarta/validation/ConstraintValidator", "isValid",
            "(Ljava/lang/Object;)Z");
    private static final Judgement ASKS = Judgement.harmless(Verdict.CALLS, "asks what is validated");

    private final Core core;
    private final Fields fields;
    private final Summaries summaries;
    private final Map<AskedValue, Node> nodes = new HashMap<>();

    AskedValues(Core core, Fields fields, Summaries summaries) {
        this.core = core;
        this.fields = fields;
        this.summaries = summaries;
    }

    /** Takes what is asked on behalf of a route. */
    void ask(Node route, AskedValue value) {
        Node node = nodes.computeIfAbsent(value, this::node);
        core.graph().arrow(route, node, new CallSite(route, null));
    }

    private Node node(AskedValue value) {
        Node node = core.graph().hidden(VALIDATOR);
        if (value instanceof AskedValue.Field field) {
            ask(node, fields.of(field.owner(), field.name(), field.descriptor()));
        } else if (value instanceof AskedValue.Parameter parameter) {
            Node method = method(node, parameter.method());
            if (method != null) {
                ask(node, method.parameters.get(method.first() + parameter.index()));
            }
        } else if (value instanceof AskedValue.Result result) {
            Node method = method(node, result.method());
            if (method != null) {
                ask(node, method.result);
            }
        }
        return node;
    }

    private Node method(Node node, Method method) {
        Found found = core.classes().resolve(method);
        if (found == null) {
            node.event(Event.strange(ReasonKind.ABSENT, method.words(), "isn't found",
                    new CallSite(node, null)));
        }
        return found == null ? null : core.graph().node(found);
    }

    private void ask(Node node, Variable value) {
        Invocation invocation = new Invocation(Invocation.Kind.STATIC, VALIDATOR, List.of(value), new Variable());
        summaries.call(new CallSite(node, null), invocation, ASKS, null);
    }
}
