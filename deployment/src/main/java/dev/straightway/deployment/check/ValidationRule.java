package dev.straightway.deployment.check;

import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

import dev.straightway.deployment.check.Promise.Kind;
import dev.straightway.deployment.model.RestApplication;

/**
 * STW-206: where Hibernate Validator is there, no resource and no {@code @BeanParam} class has constraints, which aren't
 * validated: not by itself, and not in a class or interface that it inherits from.
 */
final class ValidationRule implements Rule {

    private static final String ID = "STW-206";

    @Override
    public void check(RestApplication application, Problems problems) {
        Meanings meanings = new Meanings(application.index());
        TreeMap<String, Set<String>> constraints = new TreeMap<>();
        Sites.of(application).stream()
                .filter(site -> Promises.refusedBy(ID, Kind.ANNOTATION)
                        .anyMatch(promise -> meanings.of(site.annotation()).stream().anyMatch(promise::covers)))
                .forEach(site -> constraints.computeIfAbsent(site.where(), where -> new TreeSet<>())
                        .add(site.annotation().withoutPackagePrefix()));
        constraints.forEach((where, names) -> problems.add(ID, where, "the constraints " + names
                + " aren't validated on resource methods yet. Validate in a bean that the method calls, and remove them"
                + " here."));
    }
}
