package dev.straightway.proof.walk;

import org.objectweb.asm.Opcodes;

import dev.straightway.proof.code.Body;
import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Op;
import dev.straightway.proof.judge.Judgement;
import dev.straightway.proof.judge.ReasonKind;

/** Tells methods of libraries that need no further look, as routes that reach them aren't proven anyway. */
final class LibraryCutoff {

    private final Core core;
    private final Havoc havoc;
    private final Escapes escapes;
    private final HandedBeans beans;

    LibraryCutoff(Core core, Havoc havoc, Escapes escapes, HandedBeans beans) {
        this.core = core;
        this.havoc = havoc;
        this.escapes = escapes;
        this.beans = beans;
    }

    /** Says what the method does by itself before its code: whether that is bad. */
    boolean flags(Node node) {
        CallSite site = new CallSite(node, null);
        if (node.found.has(Opcodes.ACC_SYNCHRONIZED)) {
            lock(node);
        }
        if (node.found.has(Opcodes.ACC_NATIVE)) {
            node.event(Event.strange(ReasonKind.NATIVE, "native code", "can't be seen", site));
            havoc.open(node.result, node.method.returned(),
                    Cause.of(ReasonKind.NATIVE, "what the native " + node.words() + " returns"));
        }
        return node.found.has(Opcodes.ACC_SYNCHRONIZED | Opcodes.ACC_NATIVE);
    }

    /** Says that a method waits for a monitor. */
    static void lock(Node node) {
        Judgement judged = Judgement.blocks(ReasonKind.MONITOR, "waits for a monitor that another thread may hold");
        node.event(Event.of(Event.SYNCHRONIZED, judged, new CallSite(node, null)));
    }

    /** A method of a library with a reason of its own needs no further look: routes that reach it are not proven. */
    boolean leaf(Node node, Body body) {
        boolean leaf = false;
        for (Op op : body.ops()) {
            if (op instanceof Op.Lock) {
                lock(node);
                leaf = true;
            } else if (op instanceof Op.Call call && call.opcode() == Opcodes.INVOKESTATIC) {
                leaf |= bad(node, call.method());
            }
        }
        return leaf;
    }

    private boolean bad(Node node, Method named) {
        Found found = core.classes().resolve(named);
        if (found == null || !core.reviews().covers(named, found)) {
            return false;
        }
        Judgement judged = core.reviews().direct(named, found);
        if (!judged.verdict().harmless()) {
            node.event(Event.of(named, judged, new CallSite(node, null)));
        }
        return !judged.verdict().harmless();
    }

    /** Lets unseen code have what the method is given, and return anything. */
    void leave(Node node) {
        String returns = node.method.returned();
        havoc.open(node.result, returns, returned(node));
        node.parameters.forEach(parameter -> escapes.escape(parameter, rest(node)));
        beans.leave(node, returns);
    }

    /** {@return why nothing is known of what a method returns that is followed no further} */
    static Cause returned(Node node) {
        return Cause.of(ReasonKind.RETURNED, "what " + node.words() + " returns");
    }

    /** {@return the code of a method that is followed no further} */
    static UnseenCode rest(Node node) {
        return UnseenCode.of("the rest of " + node.words());
    }
}
