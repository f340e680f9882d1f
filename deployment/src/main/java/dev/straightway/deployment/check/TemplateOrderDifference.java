package dev.straightway.deployment.check;

import java.util.List;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.runtime.routing.PathTemplate;

/**
 * STW-402: of two templates that one path matches, the one with more literal characters wins (§3.7.2); in Quarkus REST the one
 * with the text further left.
 */
final class TemplateOrderDifference implements Rule {

    @Override
    public void check(RestApplication application, Problems problems) {
        application.allClasses().forEach(type -> check(type, problems));
    }

    private static void check(ResourceClass type, Problems problems) {
        for (ResourceMethod here : type.methods()) {
            for (ResourceMethod there : type.methods()) {
                if (winsHereAlone(segments(here), segments(there)) && rank(here, there) < 0) {
                    problems.add("STW-402", here, "answers what both '" + path(here) + "' and '" + path(there) + "' match,"
                            + " since its template has more literal characters (§3.7.2); in Quarkus REST " + there.signature()
                            + " does. Make sure that no path matches both.");
                }
            }
        }
    }

    /** {@return whether both match a common path, and the other one has text where this has a variable first} */
    private static boolean winsHereAlone(List<String> here, List<String> there) {
        if (here.size() != there.size()) {
            return false;
        }
        int first = 0;
        for (int i = 0; i < here.size(); i++) {
            boolean variable = isVariable(here.get(i));
            boolean other = isVariable(there.get(i));
            if (!variable && !other && !here.get(i).equals(there.get(i))) {
                return false;
            }
            first = first != 0 || variable == other ? first : variable ? 1 : -1;
        }
        return first == 1;
    }

    private static int rank(ResourceMethod here, ResourceMethod there) {
        return template(here).rank().compareTo(template(there).rank());
    }

    private static List<String> segments(ResourceMethod method) {
        return List.of(template(method).shape().split("/"));
    }

    private static boolean isVariable(String segment) {
        return segment.contains("{");
    }

    private static PathTemplate template(ResourceMethod method) {
        return PathTemplate.parse(path(method));
    }

    private static String path(ResourceMethod method) {
        return method.template();
    }
}
