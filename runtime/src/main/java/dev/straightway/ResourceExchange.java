package dev.straightway;

import java.util.List;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.GenericType;
import jakarta.ws.rs.core.UriInfo;

/** A request as a {@link ResourceHandler} sees it. Used by one thread at a time, until the request is answered. */
public interface ResourceExchange {

    /**
     * {@return the last capture of a path variable, decoded; {@code null} if no template of the path has the variable}
     *
     * @param name of the variable, in the path of the resource, of its parents or of locators before it
     */
    String pathParam(String name);

    /** {@return all captures of a variable of the path, decoded, in the order of the path} */
    List<String> pathParams(String name);

    /** {@return the first value of a query parameter, decoded; {@code null} without one} */
    String queryParam(String name);

    /** {@return all values of a query parameter, decoded, in their order} */
    List<String> queryParams(String name);

    /** {@return the first value of a header field; {@code null} without one} */
    String header(String name);

    /** {@return all values of a header field, in their order} */
    List<String> headers(String name);

    /**
     * {@return the body, read like an entity parameter of this type (§4.2.1), with reader interceptors and entity providers}
     *
     * @param type not a primitive type
     * @throws jakarta.ws.rs.WebApplicationException if the body can't be read as this type: 400, or 415 if nothing reads it
     */
    <T> T entity(Class<T> type);

    /** {@return the body as a type with arguments, as {@code new GenericType<List<Item>>() {}}} */
    <T> T entity(GenericType<T> type);

    /** {@return the URI of the request, and what it matched} */
    UriInfo uriInfo();

    /** {@return the whole request, as filters see it: user, cookies, properties, languages} */
    ContainerRequestContext request();
}
