package dev.straightway.deployment.check;

import java.util.Optional;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.runtime.routing.PathTemplate;

/** STW-102: path templates are well formed. */
final class TemplateRule implements Rule {

    @Override
    public void check(RestApplication application, Problems problems) {
        for (ResourceClass type : application.allClasses().toList()) {
            malformed(type.path()).ifPresent(reason -> problems.add("STW-102", type, message(type.path(), reason)));
            for (ResourceMethod method : type.methods()) {
                method.path().ifPresent(path -> malformed(path)
                        .ifPresent(reason -> problems.add("STW-102", method, message(path, reason))));
            }
        }
    }

    private static Optional<String> malformed(String path) {
        try {
            PathTemplate.parse(path);
            return Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.of(e.getMessage());
        }
    }

    private static String message(String path, String reason) {
        return "@Path(\"" + path + "\") is malformed: " + reason + ". Fix the template.";
    }
}
