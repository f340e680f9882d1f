package dev.straightway.deployment.check;

import java.util.List;

import dev.straightway.deployment.model.RestApplication;

/** STW-151: there is one Application. */
final class ApplicationRule implements Rule {

    @Override
    public void check(RestApplication application, Problems problems) {
        List<String> names = application.applications().stream().map(type -> type.name().toString()).toList();
        if (names.size() > 1) {
            problems.add("STW-151", names.get(0), "the application has several subclasses of Application: " + names
                    + ". Keep one.");
        }
    }
}
