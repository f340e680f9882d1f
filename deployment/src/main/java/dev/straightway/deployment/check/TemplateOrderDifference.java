package dev.straightway.deployment.check;

import java.util.List;
import java.util.function.BiConsumer;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.runtime.routing.PathTemplate;
import dev.straightway.runtime.routing.Rank;

/**
 * STW-402: of two templates that one path matches, the one with more literal characters wins (§3.7.2); in Quarkus REST the one
 * with the text further left. That holds for the methods of a class, and for classes.
 */
final class TemplateOrderDifference implements Rule {

    /** What a template belongs to, and the segments of its shape. */
    private record Template<T>(T of, String text, Rank rank, List<String> segments) {

        static <T> Template<T> of(T of, String text) {
            PathTemplate template = PathTemplate.parse(text);
            return new Template<>(of, text, template.rank(), List.of(template.shape().split("/")));
        }
    }

    @Override
    public void check(RestApplication application, Problems problems) {
        for (ResourceClass type : application.allClasses().toList()) {
            eachPair(type.methods().stream().map(method -> Template.of(method, method.template())).toList(), false,
                    (here, there) -> problems.add("STW-402", here.of(), words(here, there, there.of().signature())));
        }
        eachPair(application.resources().stream().map(type -> Template.of(type, type.path())).toList(), true,
                (here, there) -> problems.add("STW-402", here.of(), words(here, there, there.of().name())));
    }

    private static <T> void eachPair(List<Template<T>> templates, boolean beginnings,
            BiConsumer<Template<T>, Template<T>> found) {
        for (Template<T> here : templates) {
            templates.stream().filter(there -> winsHereAlone(here, there, beginnings))
                    .forEach(there -> found.accept(here, there));
        }
    }

    private static String words(Template<?> here, Template<?> there, String other) {
        return "answers what both '" + here.text() + "' and '" + there.text() + "' match, since its template has more literal"
                + " characters (§3.7.2); in Quarkus REST " + other + " does. Make sure that no path matches both.";
    }

    /**
     * {@return whether both match a common path, and the other one has text where this has a variable first, though it ranks
     * behind}
     *
     * @param beginnings whether they match beginnings of paths
     */
    private static boolean winsHereAlone(Template<?> one, Template<?> another, boolean beginnings) {
        List<String> here = one.segments();
        List<String> there = another.segments();
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

    private static boolean isVariable(String segment) {
        return segment.contains("{");
    }
}
