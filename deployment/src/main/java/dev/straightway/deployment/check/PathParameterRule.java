package dev.straightway.deployment.check;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.ResourceParameter.Place;
import dev.straightway.deployment.model.ResourceParameter.Text;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.runtime.routing.PathTemplate;

/** STW-101: every path parameter is a variable of the path, or has a default for where it is not. */
final class PathParameterRule implements MethodRule {

    @Override
    public void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems) {
        if (application.subResources().contains(type)) {
            // The way that leads there has variables, too.
            return;
        }
        Templates.joined(type, method).ifPresent(template -> {
            for (ResourceParameter parameter : method.parameters()) {
                if (parameter instanceof Text text && text.place() == Place.PATH
                        && text.defaultText().isEmpty() && !template.variables().contains(text.key())) {
                    problems.add("STW-101", method, message(text.key(), template));
                }
            }
        });
    }

    private static String message(String key, PathTemplate template) {
        String choice = template.variables().isEmpty() ? "Add {" + key + "} to @Path."
                : "Use one of " + template.variables() + ", or add {" + key + "} to @Path.";
        return "@PathParam(\"" + key + "\") names no variable of '" + template.text() + "'. " + choice;
    }
}
