package dev.straightway.deployment.plan;

import java.util.List;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.runtime.routing.PathTemplate;

/** Plans where a method answers (§3.7). */
final class RoutePlanner {

    private RoutePlanner() {
    }

    /** @param produces what the method can answer with */
    static RoutePlan plan(String prefix, ResourceClass type, ResourceMethod method, List<String> produces) {
        PathTemplate above = PathTemplate.joined(List.of(prefix, type.path()));
        PathTemplate below = PathTemplate.parse(method.template());
        PathTemplate whole = above.join(below);
        return new RoutePlan(above.text(), below.text(), whole.text(), whole.variables(), above.rank(), below.rank(),
                method.httpMethods().stream().findFirst(), method.consumes(), produces);
    }
}
