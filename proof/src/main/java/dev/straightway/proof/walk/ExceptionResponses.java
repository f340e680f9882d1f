package dev.straightway.proof.walk;

import java.util.HashMap;
import java.util.Map;

import org.objectweb.asm.Type;

import dev.straightway.proof.code.TypeNames;

/** Knows the responses that exceptions hold: they answer, wherever they were made. */
final class ExceptionResponses {

    static final String ANSWERING = "jakarta/ws/rs/WebApplicationException";
    private static final String RESPONSE = "jakarta/ws/rs/core/Response";

    private final Core core;
    private final Json json;
    private final Map<AbstractObject, Variable> responses = new HashMap<>();
    /** Those of all exceptions. */
    private final Variable all = new Variable();

    ExceptionResponses(Core core, Json json) {
        this.core = core;
        this.json = json;
    }

    /** Lets a node answer with the response of an exception, if that has one, or may have any. */
    void answer(Node node, AbstractObject exception) {
        if (exception.type != null && core.classes().subtype(exception.type, ANSWERING)) {
            json.entity(node, response(exception));
        } else if (exception.kind == AbstractObject.Kind.ANY && core.classes().subtype(ANSWERING, exception.type)) {
            json.entity(node, all);
        }
    }

    /** {@return whether a reviewed method gives the response of an exception, and has done so now} */
    boolean gives(Invocation invocation, AbstractObject self) {
        boolean gives = self != null && self.type != null && invocation.named().name().equals("getResponse")
                && core.classes().subtype(self.type, ANSWERING);
        if (gives) {
            core.flow().edge(response(self), invocation.result(), null);
        }
        return gives;
    }

    /** An exception has the response that its constructor is given, and no other later. */
    void made(Invocation invocation) {
        if (!invocation.named().constructor() || !core.classes().subtype(invocation.named().owner(), ANSWERING)) {
            return;
        }
        Type[] types = Type.getArgumentTypes(invocation.named().descriptor());
        for (int i = 0; i < types.length; i++) {
            if (RESPONSE.equals(TypeNames.reference(types[i]))) {
                Variable given = invocation.others().get(i);
                core.flow().listen(invocation.receiver(), self -> core.flow().edge(given, response(self), null));
            }
        }
    }

    /** {@return the responses that an exception may have: those that it was made with, and one that it makes itself} */
    private Variable response(AbstractObject exception) {
        Variable known = responses.get(exception);
        if (known == null) {
            known = new Variable();
            responses.put(exception, known);
            core.flow().edge(known, all, null);
            core.flow().add(known, core.objects().made(RESPONSE, new Variable(), true));
            if (exception.kind == AbstractObject.Kind.ANY) {
                if (!core.classes().application().contains(exception.type)) {
                    core.flow().edge(all, known, null); // libraries make such exceptions, too
                }
                for (String below : core.classes().concrete(exception.type)) {
                    core.flow().edge(response(core.objects().object(below)), known, null);
                }
            }
        }
        return known;
    }
}
