package dev.straightway.proof.walk;

import dev.straightway.proof.code.Body;
import dev.straightway.proof.code.Op;
import dev.straightway.proof.judge.ReasonKind;

/** Reads the code of a method into the flow, with what its annotations and its whole code say. */
final class Linker {

    private final Core core;
    private final LibraryCutoff cutoff;
    private final Instructions instructions;
    private final ExceptionMappings exceptionMappings;
    private final ProvidedValues provided;
    private final ReflectiveReading reflective;
    private final Json json;

    Linker(Core core, LibraryCutoff cutoff, Instructions instructions, ExceptionMappings exceptionMappings,
            ProvidedValues provided, ReflectiveReading reflective, Json json) {
        this.core = core;
        this.cutoff = cutoff;
        this.instructions = instructions;
        this.exceptionMappings = exceptionMappings;
        this.provided = provided;
        this.reflective = reflective;
        this.json = json;
    }

    void link(Node node) {
        Body body = core.classes().body(node.method);
        boolean bad = cutoff.flags(node);
        annotated(node);
        if (!body.understood()) {
            String words = "the code of " + node.words();
            node.event(Event.strange(ReasonKind.UNREADABLE, words, "can't be analysed", new CallSite(node, null)));
            if (!node.library()) {
                core.broken().add(words + " can't be analysed");
            }
            bad = true;
        }
        if (node.library() && (bad || cutoff.leaf(node, body))) {
            node.event(
                    Event.strange(ReasonKind.UNSEEN, "the rest of " + node.words(), "isn't walked", new CallSite(node, null)));
            cutoff.leave(node);
            return;
        }
        node.result.nothing = true;
        LocalValues locals = new LocalValues(core.flow(), node);
        for (Op op : body.ops()) {
            instructions.take(node, locals, op);
        }
        exceptionMappings.read(node, body, locals::of);
        provided.link(node, body, locals::of);
        reflective.link(node, body);
    }

    private void annotated(Node node) {
        if (node.method.constructor() && node.found.type().application() && reflective.isToken(node.found.type())) {
            json.token(node, node.found.type());
        }
        if (!node.method.constructor() && !node.method.initialiser()) {
            core.annotated(node, node.found.type());
        }
    }
}
