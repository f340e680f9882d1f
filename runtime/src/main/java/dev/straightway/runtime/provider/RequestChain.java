package dev.straightway.runtime.provider;

import java.util.ArrayList;
import java.util.List;

/**
 * The request filters of one route in the order in which they are asked. Immutable.
 *
 * @param filters by priority, those behind the body last
 * @param early how many at the begin want the event loop, wherever the resource method is called
 * @param late where those begin that are asked when the body has been read
 */
public record RequestChain(List<Registration> filters, int early, int late) {

    /** Without any. */
    static final RequestChain NONE = new RequestChain(List.of(), 0, 0);

    /** @param sorted by priority */
    static RequestChain of(List<Registration> sorted) {
        List<Registration> filters = new ArrayList<>();
        List<Registration> behind = new ArrayList<>();
        for (Registration filter : sorted) {
            (filter.traits().behindBody() ? behind : filters).add(filter);
        }
        int late = filters.size();
        filters.addAll(behind);
        int early = 0;
        while (early < late && filters.get(early).traits().nonBlocking()) {
            early++;
        }
        return filters.isEmpty() ? NONE : new RequestChain(List.copyOf(filters), early, late);
    }

    public boolean isEmpty() {
        return filters.isEmpty();
    }

    /** {@return whether the body is to be read, even if the resource method doesn't take it} */
    public boolean readsBody() {
        return late < filters.size();
    }
}
