package dev.straightway.deployment.check;

import java.util.List;
import java.util.Optional;

import org.jboss.jandex.AnnotationTarget;

import dev.straightway.deployment.model.DeclaredAnswer;
import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.runtime.body.DeclaredHead;
import dev.straightway.runtime.negotiation.FieldSyntax;

/** STW-117: what annotations declare of an answer can be said of it. */
final class AnswerRule implements MethodRule {

    private static final String ID = "STW-117";
    private static final String QUARKUS = "org.jboss.resteasy.reactive.";
    private static final String CACHE = QUARKUS + "Cache";
    private static final String NO_CACHE = QUARKUS + "NoCache";
    private static final String COMPRESSED = "io.quarkus.vertx.http.Compressed";
    private static final String UNCOMPRESSED = "io.quarkus.vertx.http.Uncompressed";
    private static final String CONTRADICTION = "@Cache contradicts @NoCache. Keep one of them.";
    private static final List<String> OF_METHODS = List.of("Cache", "NoCache", "ResponseHeader", "ResponseHeader$List",
            "ResponseStatus");
    private static final int LEAST_STATUS = 200;
    private static final int GREATEST_STATUS = 599;

    @Override
    public void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems) {
        if (contradicts(method.declaration()) || contradicts(method.annotated())) {
            problems.add(ID, method, CONTRADICTION);
        }
        if (hasBoth(method.declaration(), COMPRESSED, UNCOMPRESSED)
                || hasBoth(method.annotated(), COMPRESSED, UNCOMPRESSED)) {
            problems.add(ID, method, "@Compressed contradicts @Uncompressed. Keep one of them.");
        }
        if (contradicts(type.declaration())) {
            problems.add(ID, type, CONTRADICTION);
        }
        nowhere(method).ifPresent(text -> problems.add(ID, method, text));
        method.declared().status().filter(status -> status < LEAST_STATUS || status > GREATEST_STATUS)
                .ifPresent(status -> problems.add(ID, method, "@ResponseStatus(" + status
                        + ") isn't the status of a final response. Use one from 200 to 599."));
        method.declared().fields().forEach(field -> check(field, method, problems));
    }

    /** One place that says both; of a method and its class, or its interface, one counts. */
    private static boolean contradicts(AnnotationTarget place) {
        return hasBoth(place, CACHE, NO_CACHE);
    }

    private static boolean hasBoth(AnnotationTarget place, String one, String other) {
        return place.hasDeclaredAnnotation(one) && place.hasDeclaredAnnotation(other);
    }

    /** {@return what is wrong where the method has no answer of which something could be declared} */
    private static Optional<String> nowhere(ResourceMethod method) {
        if (method.isLocator()) {
            return OF_METHODS.stream().filter(name -> method.onMethod().contains(QUARKUS + name)).findFirst()
                    .map(name -> "@" + AnnotationRule.simpleName(name)
                            + " is on a sub-resource locator, which has no response of its own. Put it on the resource"
                            + " methods of the object that it returns.");
        }
        boolean events = method.parameters().stream().anyMatch(parameter -> parameter instanceof ResourceParameter.Context
                && parameter.type().name().toString().equals("jakarta.ws.rs.sse.SseEventSink"));
        return events && !method.declared().isEmpty()
                ? Optional.of("annotations declare status or headers of a stream of events. Remove @ResponseStatus,"
                        + " @ResponseHeader, @Cache and @NoCache from method and class.")
                : Optional.empty();
    }

    private static void check(DeclaredAnswer.Field field, ResourceMethod method, Problems problems) {
        String start = "@ResponseHeader(name = \"" + field.name() + "\") ";
        if (!FieldSyntax.isToken(field.name())) {
            problems.add(ID, method, start + "isn't a field name. Use letters, digits and hyphens.");
        } else if (DeclaredHead.isLeftToTheAnswer(field.name())) {
            problems.add(ID, method, start + "can't be declared: "
                    + (field.name().equalsIgnoreCase("Content-Type") ? "the entity has a media type. Use @Produces."
                            : "the server sets the field. Remove it."));
        } else if (!FieldSyntax.isValue(field.value())) {
            problems.add(ID, method, start + "has a control character in its value. Remove or encode it.");
        }
    }
}
