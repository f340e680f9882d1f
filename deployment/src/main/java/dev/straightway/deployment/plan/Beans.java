package dev.straightway.deployment.plan;

/** What the planner must know of beans. */
public interface Beans {

    /**
     * @param className the binary name of a resource class
     * @return the simple name of the scope of its bean, as {@code Singleton}
     */
    String scope(String className);
}
