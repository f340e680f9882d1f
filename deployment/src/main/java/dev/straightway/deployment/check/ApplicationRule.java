package dev.straightway.deployment.check;

import java.util.List;

import org.jboss.jandex.ClassInfo;

import dev.straightway.deployment.model.RestApplication;

/** STW-151: there is one Application. STW-208: it doesn't choose its classes by code. */
final class ApplicationRule implements Rule {

    @Override
    public void check(RestApplication application, Problems problems) {
        List<String> names = application.applications().stream().map(type -> type.name().toString()).toList();
        if (names.size() > 1) {
            problems.add("STW-151", names.get(0), "the application has several subclasses of Application: " + names
                    + ". Keep one.");
        }
        for (ClassInfo type : application.applications()) {
            for (String method : List.of("getClasses", "getSingletons", "getProperties")) {
                if (type.method(method) != null) {
                    problems.add("STW-208", type.name() + "#" + method + "()",
                            "Straightway doesn't call it, so what it chooses would be lost. Remove the method; resource"
                                    + " classes are found by their @Path.");
                }
            }
        }
    }
}
