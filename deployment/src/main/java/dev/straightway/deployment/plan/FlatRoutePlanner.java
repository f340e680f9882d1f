package dev.straightway.deployment.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.straightway.deployment.model.RestApplication;
import dev.straightway.runtime.routing.PathTemplate;

/**
 * Finds the ways through locators whose objects' classes the build knows (ADR 23).
 * <p>
 * A class is once on a way: where it would come again, as in a tree, run time goes on by its table. So does what is too much.
 */
final class FlatRoutePlanner {

    private static final int MOST_STEPS = 4;
    /** How many ways may begin at one locator of a root resource. */
    private static final int MOST_WAYS = 300;

    private final LocatedTypes types;
    private final Map<String, List<Draft>> located;

    /** @param located the methods and locators of the classes whose objects locators return, by the name of the class */
    FlatRoutePlanner(RestApplication application, Map<String, List<Draft>> located) {
        this.types = new LocatedTypes(application);
        this.located = located;
    }

    /** @param roots the methods and locators of root resources */
    List<FlatDraft> plan(List<Draft> roots) {
        List<FlatDraft> all = new ArrayList<>();
        roots.stream().filter(draft -> draft.method().isLocator()).forEach(locator -> {
            List<FlatDraft> ways = new ArrayList<>();
            follow(List.of(locator), ways);
            all.addAll(ways);
        });
        return all;
    }

    private void follow(List<Draft> steps, List<FlatDraft> ways) {
        Draft last = steps.get(steps.size() - 1);
        for (String type : types.of(last.method().returnType())) {
            if (steps.stream().skip(1).noneMatch(step -> step.plan().call().owner().equals(type))) {
                located.get(type).forEach(next -> next(steps, next, ways));
            }
        }
    }

    private void next(List<Draft> steps, Draft next, List<FlatDraft> ways) {
        if (!next.method().isLocator()) {
            if (ways.size() < MOST_WAYS) {
                ways.add(new FlatDraft(steps, next));
            }
        } else if (steps.size() < MOST_STEPS) {
            follow(Stream.concat(steps.stream(), Stream.of(next)).toList(), ways);
        }
    }

    /** {@return where the method answers on a way; the rank is that of the locator, which is committed to (§3.7.2)} */
    static RoutePlan route(FlatDraft way) {
        RoutePlan first = way.first().plan().route();
        RoutePlan last = way.method().plan().route();
        List<String> templates = new ArrayList<>(List.of(first.methodTemplate()));
        way.steps().stream().skip(1).map(step -> step.plan().route().template()).forEach(templates::add);
        templates.add(last.template());
        PathTemplate below = PathTemplate.joined(templates);
        PathTemplate whole = PathTemplate.parse(first.classTemplate()).join(below);
        return new RoutePlan(first.classTemplate(), below.text(), whole.text(), whole.variables(), first.classRank(),
                first.methodRank(), last.httpMethod(), last.consumes(), last.produces());
    }
}
