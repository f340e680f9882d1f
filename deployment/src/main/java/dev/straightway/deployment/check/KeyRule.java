package dev.straightway.deployment.check;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.straightway.deployment.check.Promise.Kind;
import dev.straightway.deployment.model.RestApplication;

/**
 * STW-209: no key asks for checks that nobody makes, since there is no security extension. STW-212: no key of Quarkus REST
 * asks for what Straightway doesn't do.
 *
 * @param configured the values of the keys that are set
 * @param checked whether a security extension makes checks
 */
record KeyRule(Map<String, String> configured, boolean checked) implements Rule {

    private static final String SECURITY = "STW-209";
    private static final List<String> IDS = List.of(SECURITY, "STW-212");

    @Override
    public void check(RestApplication application, Problems problems) {
        IDS.stream().filter(id -> !checked || !id.equals(SECURITY))
                .forEach(id -> Promises.refusedBy(id, Kind.KEY).forEach(promise -> check(id, promise, problems)));
    }

    private void check(String id, Promise promise, Problems problems) {
        String value = configured.get(promise.name());
        if (value != null && !promise.harmless().equals(Optional.of(value))) {
            problems.add(id, promise.name(), "the value '" + value + "' isn't honoured by Straightway. " + promise.text());
        }
    }
}
