package dev.straightway.deployment.plan;

import java.util.List;
import java.util.Set;

/**
 * The filters and interceptors around a method.
 *
 * @param bindings the name bindings of method and class
 * @param providers the names of those that the build knows, classes and methods
 * @param mappers who answers for its exceptions
 * @param open whether features may register more when the application starts
 */
public record ChainPlan(Set<String> bindings, List<String> providers, List<String> mappers, boolean open) {

    /** {@return the words for the build report} */
    public String words() {
        String known = providers.isEmpty() ? "none" : String.join(", ", providers);
        return open ? known + "; features may add more when the application starts" : known;
    }
}
