package dev.straightway.runtime.routing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Jakarta REST 3.1 §3.7.2 word by word: every template is one regular expression, all are tried, the matches are sorted.
 */
final class ReferenceMatcher<V> {

    private final Map<String, Expression> classes = new LinkedHashMap<>();
    private final Map<String, Map<String, Expression>> methods = new LinkedHashMap<>();
    private final Map<String, List<V>> values = new LinkedHashMap<>();

    /** What a request matches in one class template; a rest remains behind the template of a locator. */
    record Match<V>(List<V> values, List<String> captures, String rest) {
    }

    private record Expression(PathTemplate template, boolean locator, Pattern pattern, List<Integer> groups) {

        /** Step 3.7.3: text is escaped, variables become groups, and {@code (/.*)?} goes to the end. */
        static Expression of(PathTemplate template, boolean locator) {
            StringBuilder regex = new StringBuilder();
            List<Integer> groups = new ArrayList<>();
            int group = 1;
            for (Part part : TemplateParser.parse(template.text())) {
                if (part instanceof Part.Variable variable) {
                    String own = variable.regex() == null ? "[^/]+?" : variable.regex();
                    regex.append('(').append(own).append(')');
                    groups.add(group);
                    group += 1 + Pattern.compile(own).matcher("").groupCount();
                } else {
                    regex.append(Pattern.quote(part.text()));
                }
            }
            return new Expression(template, locator, Pattern.compile(regex + "(/.*)?"), groups);
        }

        Optional<Tried> match(String path) {
            Matcher matcher = pattern.matcher(path);
            if (!matcher.matches()) {
                return Optional.empty();
            }
            String rest = matcher.group(matcher.groupCount());
            return Optional.of(new Tried(template, locator, groups.stream().map(matcher::group).toList(),
                    rest == null ? "" : rest));
        }
    }

    private record Tried(PathTemplate template, boolean locator, List<String> captures, String rest) {

        /** Steps 1 e and 2 f; the specification leaves the order of equals open. */
        static final Comparator<Tried> BEST_FIRST = Comparator.<Tried, Rank> comparing(tried -> tried.template.rank())
                .thenComparing(Tried::locator)
                .thenComparing(tried -> tried.template.shape());

        /** The text before the first brace, without a slash at its end. */
        String stem() {
            return template.text().split("\\{", 2)[0].replaceFirst("/$", "");
        }

        boolean complete() {
            return rest.isEmpty() || rest.equals("/");
        }
    }

    void add(PathTemplate classTemplate, PathTemplate methodTemplate, boolean locator, V value) {
        classes.computeIfAbsent(classTemplate.shape(), shape -> Expression.of(classTemplate, false));
        methods.computeIfAbsent(classTemplate.shape(), shape -> new LinkedHashMap<>())
                .computeIfAbsent(locator + methodTemplate.shape(), shape -> Expression.of(methodTemplate, locator));
        values.computeIfAbsent(key(classTemplate, methodTemplate, locator), shape -> new ArrayList<>()).add(value);
    }

    /** Step 1: the class templates with a matching method template, best first, of the stem of the best one that matches. */
    List<Match<V>> find(String rawPath) {
        String path = rawPath.isEmpty() ? "/" : rawPath;
        List<Match<V>> matches = new ArrayList<>();
        List<Tried> begun = classes.values().stream().map(expression -> expression.match(path)).flatMap(Optional::stream)
                .sorted(Tried.BEST_FIRST).toList();
        begun.stream().filter(inClass -> inClass.stem().equals(begun.get(0).stem()))
                .forEach(inClass -> inClass(inClass).ifPresent(matches::add));
        return matches;
    }

    /** Step 2; where nothing remains of the path and nothing matches that, a slash does. */
    private Optional<Match<V>> inClass(Tried inClass) {
        Map<String, Expression> candidates = methods.get(inClass.template.shape());
        if (inClass.complete() && candidates.containsKey("false")) {
            return Optional.of(match(inClass, new Tried(candidates.get("false").template, false, List.of(), "")));
        }
        Optional<Match<V>> found = behind(inClass, inClass.rest);
        return found.isEmpty() && inClass.rest.isEmpty() ? behind(inClass, "/") : found;
    }

    private Optional<Match<V>> behind(Tried inClass, String rest) {
        return methods.get(inClass.template.shape()).values().stream().map(expression -> expression.match(rest))
                .flatMap(Optional::stream)
                .filter(tried -> tried.locator || tried.complete())
                .min(Tried.BEST_FIRST)
                .map(method -> match(inClass, method));
    }

    private Match<V> match(Tried inClass, Tried method) {
        List<String> captures = new ArrayList<>(inClass.captures);
        captures.addAll(method.captures);
        return new Match<>(values.get(key(inClass.template, method.template, method.locator)), captures,
                method.locator ? method.rest : "");
    }

    private static String key(PathTemplate classTemplate, PathTemplate methodTemplate, boolean locator) {
        return classTemplate.shape() + " " + methodTemplate.shape() + " " + locator;
    }
}
