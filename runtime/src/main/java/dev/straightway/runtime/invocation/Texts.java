package dev.straightway.runtime.invocation;

import java.util.List;

import jakarta.ws.rs.core.PathSegment;

/** The texts of a request by their names: decoded, or as they were sent, which {@code @Encoded} asks for (§3.2). */
public abstract class Texts {

    /** {@return the text of a variable's last capture, or {@code null} without one} */
    public abstract String pathParam(String name);

    /** {@return the texts of all captures of a variable} */
    public abstract List<String> pathParams(String name);

    /** {@return the texts between the slashes of all captures of a variable} */
    public abstract List<String> pathElements(String name);

    /** {@return the last path segment that a variable has captured, or {@code null}} */
    public abstract PathSegment pathSegment(String name);

    /** {@return all path segments that a variable has captured} */
    public abstract List<PathSegment> pathSegments(String name);

    /** {@return the first value of a query parameter, or {@code null} without one} */
    public abstract String queryParam(String name);

    /** {@return all values of a query parameter in their order; empty without one} */
    public abstract List<String> queryParams(String name);

    /** {@return the first value of a matrix parameter, or {@code null} without one} */
    public abstract String matrixParam(String name);

    /** {@return all values of a matrix parameter in the path, in their order} */
    public abstract List<String> matrixParams(String name);

    /** {@return the first value of a form field, or {@code null} without one} */
    public abstract String formParam(String name);

    /** {@return all values of a form field in their order} */
    public abstract List<String> formParams(String name);
}
