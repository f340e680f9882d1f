package dev.straightway.runtime.http.exchange;

import java.util.ArrayList;
import java.util.List;

import dev.straightway.runtime.routing.RouteMatch;

/**
 * One step on the way to a resource method: the root resource's template, then one for each sub-resource locator.
 *
 * @param above the step before, or {@code null}
 * @param match the templates that matched
 * @param endpoint what was chosen among those of the templates
 * @param instance the object that a locator returned, on which the endpoint is called; {@code null} for a root resource
 * @param next the next step as far as the build knows it; {@code null} where only run time does
 */
public record Matched(Matched above, RouteMatch<Endpoint> match, Endpoint endpoint, Object instance, Foreseen next) {

    /** A capture of a variable: a place in the path of a step. */
    public record Capture(Matched step, int index) {

        /** {@return the captured text as it was sent} */
        public String raw() {
            return step.match().capture(index);
        }
    }

    /** {@return the captures of a variable on the whole way, in the order of the path} */
    public List<Capture> captures(String name) {
        List<Capture> captures = above == null ? new ArrayList<>(2) : above.captures(name);
        List<String> variables = endpoint.variables();
        for (int i = 0; i < variables.size(); i++) {
            if (variables.get(i).equals(name)) {
                captures.add(new Capture(this, i));
            }
        }
        return captures;
    }

    /** {@return where in the whole path the path of this step begins} */
    public int start() {
        return above == null ? 0 : above.start() + above.match().path().length() - above.match().rest().length();
    }
}
