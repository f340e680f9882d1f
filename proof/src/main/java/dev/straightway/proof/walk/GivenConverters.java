package dev.straightway.proof.walk;

import java.util.List;

import dev.straightway.proof.code.Generic;
import dev.straightway.proof.code.Method;

/**
 * Calls the converters of parameters that providers of the application have given when it started (§3.2), whatever class they
 * are of: a proxy has none that could be named.
 */
final class GivenConverters {

    private static final String CONVERTER = "jakarta/ws/rs/ext/ParamConverter";
    private static final String TEXT = "java/lang/String";
    private static final Method CONVERT = Method.of(CONVERTER, "fromString", "(Ljava/lang/String;)Ljava/lang/Object;");

    private final Core core;
    private final Havoc havoc;
    private final ProvidedValues provided;

    GivenConverters(Core core, Havoc havoc, ProvidedValues provided) {
        this.core = core;
        this.havoc = havoc;
        this.provided = provided;
    }

    /** {@return whether a method of a provider gives converters} */
    boolean gives(Method method) {
        return method.name().equals("getConverter") && core.classes().subtype(method.owner(), ProvidedValues.CONVERTERS);
    }

    /** Calls what {@code provider} has given: what that returns may be a parameter of the routes that it serves. */
    void call(Node caller, Method provider, Variable given) {
        Variable text = new Variable();
        havoc.json(text, TEXT, Generic.of(TEXT));
        Variable made = new Variable();
        provided.converted(made, provider.owner());
        core.caller().call(new CallSite(caller, null), new Invocation(Invocation.Kind.VIRTUAL, CONVERT,
                List.of(core.flow().filtered(given, CONVERTER), text), made));
    }
}
