package dev.straightway.deployment.check;

import java.util.List;

import dev.straightway.deployment.model.Callback;
import dev.straightway.deployment.model.Callback.Kind;
import dev.straightway.deployment.model.RestApplication;

/** STW-407: filters that want the body are called in their order; in Quarkus REST in the reverse of it. */
final class FilterOrderDifference implements Rule {

    @Override
    public void check(RestApplication application, Problems problems) {
        List<Callback> filters = application.callbacks().methods().stream()
                .filter(callback -> callback.is(Kind.REQUEST_FILTER) && callback.readsBody()).toList();
        if (filters.size() > 1) {
            filters.forEach(filter -> problems.add("STW-407", filter.signature(), "is one of " + filters.size()
                    + " filters that"
                    + " want the body, which are called in the order of their priorities; Quarkus REST calls them in reverse"
                    + " order. Swap the priorities if one relies on another."));
        }
    }
}
