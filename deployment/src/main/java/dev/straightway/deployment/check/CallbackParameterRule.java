package dev.straightway.deployment.check;

import org.jboss.jandex.MethodParameterInfo;

import dev.straightway.deployment.model.Callback;
import dev.straightway.deployment.model.Callback.Kind;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Exceptions;
import dev.straightway.deployment.types.Given;

/** STW-162: a method that is called around resource methods takes what it can be given. */
final class CallbackParameterRule implements Rule {

    @Override
    public void check(RestApplication application, Problems problems) {
        Exceptions exceptions = new Exceptions(application.index());
        for (Callback method : application.callbacks().methods()) {
            for (MethodParameterInfo parameter : method.declaration().parameters()) {
                boolean failure = method.is(Kind.EXCEPTION_MAPPER) && exceptions.isThrowable(parameter.type().name());
                if (!failure && Given.of(method.kind(), parameter.type()).isEmpty()) {
                    problems.add("STW-162", method.signature(), message(method, parameter));
                }
            }
        }
    }

    private static String message(Callback method, MethodParameterInfo parameter) {
        return "@" + method.kind().annotation() + " can't provide the parameter '" + parameter.name() + "' of type "
                + parameter.type() + ". Use " + (method.is(Kind.EXCEPTION_MAPPER) ? "the exception, or " : "") + "one of "
                + Given.typeNames(method.kind()) + ", and inject beans into the class.";
    }
}
