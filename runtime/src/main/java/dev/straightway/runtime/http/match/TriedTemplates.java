package dev.straightway.runtime.http.match;

import java.util.ArrayList;
import java.util.List;

import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.http.match.Explanation.TriedClass;
import dev.straightway.runtime.http.match.Explanation.TriedMethod;
import dev.straightway.runtime.routing.Attempt;
import dev.straightway.runtime.routing.Attempt.MethodAttempt;
import dev.straightway.runtime.routing.RouteTable;

/**
 * The templates that a path was held against.
 *
 * @param begun the class templates whose methods are asked
 * @param others how many there are beside these
 */
record TriedTemplates(List<TriedClass> begun, int others) {

    static TriedTemplates of(RouteTable<Endpoint> routes, String path) {
        List<Attempt<Endpoint>> attempts = routes.attempts(path);
        List<TriedClass> begun = attempts.stream().filter(Attempt::isAsked).map(TriedTemplates::tried).toList();
        return new TriedTemplates(begun, attempts.size() - begun.size());
    }

    /** {@return the templates of a class, as they stand behind the locators that lead to it} */
    List<TriedClass> behind(String locators, Class<?> type) {
        return begun.stream().map(one -> new TriedClass(locators + " → " + type.getSimpleName(), one.rank(), one.methods()))
                .toList();
    }

    private static TriedClass tried(Attempt<Endpoint> attempt) {
        List<TriedMethod> methods = new ArrayList<>();
        boolean first = true;
        for (MethodAttempt<Endpoint> method : attempt.methods()) {
            methods.add(new TriedMethod(Explaining.text(method.template()) + (method.open() ? "/…" : ""),
                    method.template().rank().toString(), method.matches(), first && method.matches(),
                    method.values().stream().map(Explaining::named).toList()));
            first = first && !method.matches();
        }
        return new TriedClass(Explaining.text(attempt.template()), attempt.template().rank().toString(), methods);
    }
}
