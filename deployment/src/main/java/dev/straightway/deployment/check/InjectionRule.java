package dev.straightway.deployment.check;

import java.util.Map;
import java.util.Set;

import dev.straightway.deployment.model.InjectedClass;
import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.RestApplication;

/**
 * STW-204: fields and setters take parts of the request only where each request has its own instance (§3.2). STW-210: who makes
 * an instance is either the container or a constructor with parts of the request.
 */
record InjectionRule(Map<String, String> scopes) implements Rule {

    private static final Set<String> OF_A_REQUEST = Set.of("Dependent", "RequestScoped");

    @Override
    public void check(RestApplication application, Problems problems) {
        for (ResourceClass type : application.resources()) {
            InjectedClass injected = type.injected();
            String scope = application.choice().isSingleton(type.name()) ? "one instance of the Application"
                    : scopes.get(type.name());
            boolean made = injected.constructor().isPresent();
            if (!injected.requestMembers().isEmpty() && !made && scope != null && !OF_A_REQUEST.contains(scope)) {
                problems.add("STW-204", type, "the " + (injected.requestMembers().get(0).setter() ? "setter" : "field")
                        + " '" + injected.requestMembers().get(0).name() + "' takes a part of the request, and one instance"
                        + " serves all requests (@" + scope + "). Make the class @RequestScoped, or take the part as a"
                        + " parameter of the method.");
            }
            if (made && injected.injects()) {
                problems.add("STW-210", type, "its constructor takes parts of the request, so the container doesn't make it,"
                        + " and can't fulfil its @Inject. Take the beans as parameters of the same"
                        + " constructor, or the parts in fields.");
            }
        }
    }
}
