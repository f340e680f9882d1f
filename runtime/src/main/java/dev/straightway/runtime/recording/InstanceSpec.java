package dev.straightway.runtime.recording;

/**
 * Where the instance of a resource class comes from.
 *
 * @param beanClass the binary name of the bean class
 * @param perRequest whether each request gets an instance of its own ({@code @Dependent}), destroyed when it ends;
 *        otherwise one reference serves all requests (a singleton, or the client proxy of a normal scope)
 */
public record InstanceSpec(String beanClass, boolean perRequest) {
}
