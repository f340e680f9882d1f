package dev.straightway.deployment.check;

import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;

/** STW-141: method and class each name one thread at the most. */
final class ThreadRule implements MethodRule {

    private static final String PACKAGE = "io.smallrye.common.annotation.";
    private static final String NON_BLOCKING = PACKAGE + "NonBlocking";
    private static final Map<String, String> BLOCKING = Map.of(PACKAGE + "Blocking", "@Blocking",
            PACKAGE + "RunOnVirtualThread", "@RunOnVirtualThread");

    @Override
    public void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems) {
        List<String> onMethod = contradicting(method.onMethod());
        if (!onMethod.isEmpty()) {
            problems.add("STW-141", method, message(onMethod));
        }
        List<String> onClass = contradicting(method.onClass());
        if (!onClass.isEmpty()) {
            problems.add("STW-141", type, message(onClass));
        }
    }

    private static List<String> contradicting(Set<String> annotations) {
        return annotations.contains(NON_BLOCKING)
                ? BLOCKING.keySet().stream().filter(annotations::contains).map(BLOCKING::get).sorted().toList()
                : List.of();
    }

    private static String message(List<String> others) {
        return "@NonBlocking contradicts " + String.join(" and ", others) + ". Keep one of them.";
    }
}
