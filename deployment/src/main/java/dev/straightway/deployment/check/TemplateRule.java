package dev.straightway.deployment.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.runtime.routing.PathTemplate;

/** STW-102: path templates are well formed. STW-104: no variable has two places in one path. */
final class TemplateRule implements Rule {

    @Override
    public void check(RestApplication application, Problems problems) {
        for (ResourceClass type : application.resources()) {
            malformed(type.path()).ifPresent(reason -> problems.add("STW-102", type, message(type.path(), reason)));
            for (ResourceMethod method : type.methods()) {
                method.path().ifPresent(path -> malformed(path)
                        .ifPresent(reason -> problems.add("STW-102", method, message(path, reason))));
                twice(type, method, problems);
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
        return "@Path(\"" + path + "\") is malformed: " + reason + ". Mend the template.";
    }

    private static void twice(ResourceClass type, ResourceMethod method, Problems problems) {
        Optional<PathTemplate> above = Templates.parse(type.path());
        Optional<PathTemplate> below = Templates.parse(method.path().orElse("/"));
        if (above.isPresent() && below.isPresent()) {
            List<String> both = new ArrayList<>(above.get().variables());
            both.retainAll(below.get().variables());
            if (!both.isEmpty()) {
                problems.add("STW-104", method, "the variables " + both + " stand in '" + type.path() + "' and again in '"
                        + method.path().orElse("/") + "'. Rename them in one of the two.");
            }
        }
    }
}
