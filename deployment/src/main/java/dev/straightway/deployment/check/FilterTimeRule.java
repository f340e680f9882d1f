package dev.straightway.deployment.check;

import java.util.List;
import java.util.Set;

import dev.straightway.deployment.model.Callback;
import dev.straightway.deployment.model.Callback.Kind;
import dev.straightway.deployment.model.RestApplication;

/** STW-166: a request filter can be called when it asks to be. */
final class FilterTimeRule implements Rule {

    private static final String ID = "STW-166";

    @Override
    public void check(RestApplication application, Problems problems) {
        List<Callback> filters = application.callbacks().methods().stream().filter(method -> method.is(Kind.REQUEST_FILTER))
                .toList();
        filters.stream().filter(filter -> filter.preMatching() && filter.readsBody())
                .forEach(filter -> problems.add(ID, filter.signature(), "is called before the request is matched, when the"
                        + " body hasn't been read. Remove preMatching, or readBody and @WithFormRead."));
        filters.stream().filter(filter -> filter.nonBlocking() && !filter.preMatching())
                .forEach(late -> filters.stream().filter(early -> comesBefore(early, late) && meet(application, early, late))
                        .findFirst().ifPresent(early -> problems.add(ID, late.signature(), "wants the event loop with"
                                + " nonBlocking, but comes after " + early.signature() + ", which doesn't, because of its"
                                + " priority "
                                + late.priority() + ". Give it a lower priority than " + early.priority()
                                + ", or remove nonBlocking.")));
    }

    private static boolean comesBefore(Callback early, Callback late) {
        return !early.nonBlocking() && !early.preMatching() && early.priority() < late.priority();
    }

    /** {@return whether both are called for some resource method} */
    private static boolean meet(RestApplication application, Callback one, Callback other) {
        return application.allClasses().flatMap(type -> type.methods().stream()).anyMatch(method -> {
            Set<String> names = application.bindings(method);
            return one.isBoundTo(names) && other.isBoundTo(names);
        });
    }
}
