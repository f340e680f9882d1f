package dev.straightway.deployment.check;

import java.util.List;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.DotName;

import dev.straightway.deployment.model.RestApplication;

/**
 * STW-218: nothing but resources of Jakarta REST is served; {@code quarkus-spring-web} has Quarkus REST serve its controllers.
 */
final class SpringControllerRule implements Rule {

    private static final String ID = "STW-218";
    private static final String SPRING = "org.springframework.web.bind.annotation.";

    private record Fix(String annotation, String instead) {
    }

    private static final List<Fix> FIXES = List.of(
            new Fix("RestController",
                    "Make it a resource: @Path in the place of @RequestMapping, @GET of @GetMapping, and so on"),
            new Fix("RestControllerAdvice", "Make its methods exception mappers by @ServerExceptionMapper"));

    @Override
    public void check(RestApplication application, Problems problems) {
        for (Fix fix : FIXES) {
            for (AnnotationInstance found : application.index()
                    .getAnnotations(DotName.createSimple(SPRING + fix.annotation()))) {
                problems.add(ID, found.target().asClass().name().toString(),
                        "is a @" + fix.annotation() + " of Spring Web, which Straightway doesn't serve. " + fix.instead()
                                + "; or keep Quarkus REST.");
            }
        }
    }
}
