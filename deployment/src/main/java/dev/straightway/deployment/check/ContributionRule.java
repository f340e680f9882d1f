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
        contributions.forEach(contribution -> problems.add(ID, contribution.about(), "comes from "
                + contribution.from().orElse("another extension") + " as " + AnnotationRule.simpleName(contribution.item())
                + ", " + whatIsWrong(contribution)));
    }

    private static String whatIsWrong(Contribution contribution) {
        return Promises.refusedBy(ID, Kind.ITEM).filter(promise -> promise.covers(contribution.item())).findFirst()
                .map(promise -> "which isn't honoured. " + promise.text())
                .orElse("but it, or the class that it handles, isn't on the class path. Add the library that has it, or"
                        + " remove the extension.");
    }
}
