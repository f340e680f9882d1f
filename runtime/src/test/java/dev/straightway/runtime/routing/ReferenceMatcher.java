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

    /** What a request matches in one class template. */
    record Match<V>(List<V> values, List<String> captures) {
    }

    private record Expression(PathTemplate template, Pattern pattern, List<Integer> groups) {

        /** Step 3.7.3: text is escaped, variables become groups, and {@code (/.*)?} goes to the end. */
        static Expression of(PathTemplate template) {
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
            return new Expression(template, Pattern.compile(regex + "(/.*)?"), groups);
        }

        Optional<Tried> match(String path) {
            Matcher matcher = pattern.matcher(path);
            if (!matcher.matches()) {
                return Optional.empty();
            }
            String rest = matcher.group(matcher.groupCount());
            return Optional.of(new Tried(template, groups.stream().map(matcher::group).toList(), rest == null ? "" : rest));
        }
    }

    private record Tried(PathTemplate template, List<String> captures, String rest) {

        static final Comparator<Tried> BEST_FIRST = Comparator.<Tried, Rank> comparing(tried -> tried.template.rank())
                .thenComparing(tried -> tried.template.shape());

        boolean complete() {
            return rest.isEmpty() || rest.equals("/");
        }
    }

    void add(PathTemplate classTemplate, PathTemplate methodTemplate, V value) {
        classes.computeIfAbsent(classTemplate.shape(), shape -> Expression.of(classTemplate));
        methods.computeIfAbsent(classTemplate.shape(), shape -> new LinkedHashMap<>())
                .computeIfAbsent(methodTemplate.shape(), shape -> Expression.of(methodTemplate));
        values.computeIfAbsent(key(classTemplate, methodTemplate), shape -> new ArrayList<>()).add(value);
    }

    /** Step 1: every class template with a matching method template, best first. */
    List<Match<V>> find(String rawPath) {
        String path = rawPath.isEmpty() ? "/" : rawPath;
        List<Match<V>> matches = new ArrayList<>();
        classes.values().stream().map(expression -> expression.match(path)).flatMap(Optional::stream)
                .sorted(Tried.BEST_FIRST)
                .forEach(inClass -> inClass(inClass).ifPresent(matches::add));
        return matches;
    }

    /** Step 2; where nothing remains of the path, a slash does. */
    private Optional<Match<V>> inClass(Tried inClass) {
        Map<String, Expression> candidates = methods.get(inClass.template.shape());
        if (inClass.complete() && candidates.containsKey("")) {
            return Optional.of(match(inClass, new Tried(candidates.get("").template, List.of(), "")));
        }
        String rest = inClass.rest.isEmpty() ? "/" : inClass.rest;
        return candidates.values().stream().map(expression -> expression.match(rest)).flatMap(Optional::stream)
                .filter(Tried::complete)
                .min(Tried.BEST_FIRST)
                .map(method -> match(inClass, method));
    }

    private Match<V> match(Tried inClass, Tried method) {
        List<String> captures = new ArrayList<>(inClass.captures);
        captures.addAll(method.captures);
        return new Match<>(values.get(key(inClass.template, method.template)), captures);
    }

    private static String key(PathTemplate classTemplate, PathTemplate methodTemplate) {
        return classTemplate.shape() + " " + methodTemplate.shape();
    }
}
