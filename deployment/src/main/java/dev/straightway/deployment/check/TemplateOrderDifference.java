package dev.straightway.deployment.check;

import java.util.List;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.runtime.routing.PathTemplate;

/**
 * STW-402: of two templates that one path matches, the one with more literal characters wins (§3.7.2); in Quarkus REST the one
 * with the text further left. That holds for the methods of a class, and for classes.
 */
final class TemplateOrderDifference implements Rule {

    private static final String SINCE = " match, since its template has more literal characters (§3.7.2); in Quarkus REST ";
    private static final String FIX = " does. Make sure that no path matches both.";

    @Override
    public void check(RestApplication application, Problems problems) {
        application.allClasses().forEach(type -> methods(type, problems));
        for (ResourceClass here : application.resources()) {
            for (ResourceClass there : application.resources()) {
                if (winsHereAlone(template(here.path()), template(there.path()), true)) {
                    problems.add("STW-402", here, "answers what both '" + here.path() + "' and '" + there.path() + "'" + SINCE
                            + there.name() + FIX);
                }
            }
        }
    }

    private static void methods(ResourceClass type, Problems problems) {
        for (ResourceMethod here : type.methods()) {
            for (ResourceMethod there : type.methods()) {
                if (winsHereAlone(template(here.template()), template(there.template()), false)) {
                    problems.add("STW-402", here, "answers what both '" + here.template() + "' and '" + there.template() + "'"
                            + SINCE + there.signature() + FIX);
                }
            }
        }
    }

    /**
     * {@return whether both match a common path, and the other one has text where this has a variable first, though it ranks
     * behind}
     *
     * @param beginnings whether they match beginnings of paths
     */
    private static boolean winsHereAlone(PathTemplate one, PathTemplate another, boolean beginnings) {
        List<String> here = segments(one);
        List<String> there = segments(another);
        if (here.size() != there.size() && !beginnings || one.rank().compareTo(another.rank()) >= 0) {
            return false;
        }
        int first = 0;
        for (int i = 0; i < Math.min(here.size(), there.size()); i++) {
            boolean variable = isVariable(here.get(i));
            boolean other = isVariable(there.get(i));
            if (!variable && !other && !here.get(i).equals(there.get(i))) {
                return false;
            }
            first = first != 0 || variable == other ? first : variable ? 1 : -1;
        }
        return first == 1;
    }

    private static List<String> segments(PathTemplate template) {
        return List.of(template.shape().split("/"));
    }

    private static boolean isVariable(String segment) {
        return segment.contains("{");
    }

    private static PathTemplate template(String path) {
        return PathTemplate.parse(path);
    }
}
