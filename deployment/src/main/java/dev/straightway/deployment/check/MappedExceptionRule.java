package dev.straightway.deployment.check;

import java.util.List;

import org.jboss.jandex.MethodParameterInfo;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.Callback;
import dev.straightway.deployment.model.Callback.Kind;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Exceptions;

/** STW-164: it is told which exceptions a method maps, and it takes them. */
final class MappedExceptionRule implements Rule {

    private static final String ID = "STW-164";

    @Override
    public void check(RestApplication application, Problems problems) {
        Exceptions exceptions = new Exceptions(application.index());
        application.callbacks().methods().stream().filter(method -> method.is(Kind.EXCEPTION_MAPPER)).forEach(method -> {
            if (method.namesExceptions()) {
                named(method, exceptions, problems);
            } else {
                deduced(method, problems);
            }
        });
    }

    private static void deduced(Callback method, Problems problems) {
        if (method.exceptions().isEmpty()) {
            problems.add(ID, method.signature(), "@ServerExceptionMapper doesn't say which exception it maps. Take it as a"
                    + " parameter, or name it, as in @ServerExceptionMapper(IllegalStateException.class).");
        } else if (method.exceptions().size() > 1) {
            problems.add(ID, method.signature(),
                    "takes several exceptions, " + method.exceptions() + ". Name those that it maps"
                            + " in @ServerExceptionMapper, and take one class that all of them extend.");
        }
    }

    private static void named(Callback method, Exceptions exceptions, Problems problems) {
        List<Type> taken = method.declaration().parameters().stream().map(MethodParameterInfo::type)
                .filter(type -> exceptions.isThrowable(type.name())).toList();
        for (Type type : taken) {
            method.exceptions().stream().filter(mapped -> !exceptions.isA(mapped, type.name()))
                    .forEach(mapped -> problems.add(ID, method.signature(), "takes a " + type.name() + ", but maps "
                            + mapped + ", which doesn't extend it. Take a class that all the mapped exceptions extend, such"
                            + " as Throwable."));
        }
    }
}
