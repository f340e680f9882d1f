package dev.straightway.deployment.check;

import java.util.Set;

import dev.straightway.deployment.check.Promise.Kind;
import dev.straightway.deployment.model.RestApplication;

/**
 * STW-214: no extension gives Quarkus REST what Straightway doesn't take.
 *
 * @param contributions the binary names of the build items that are there, and what each is about
 */
record ContributionRule(Set<Contribution> contributions) implements Rule {

    private static final String ID = "STW-214";

    @Override
    public void check(RestApplication application, Problems problems) {
        contributions.forEach(contribution -> Promises.refusedBy(ID, Kind.ITEM)
                .filter(promise -> promise.covers(contribution.item()))
                .forEach(promise -> problems.add(ID, contribution.about(), "comes from another extension as "
                        + AnnotationRule.simpleName(contribution.item()) + ", which isn't honoured yet. " + promise.text())));
    }
}
