package dev.straightway.links;

/** How a link begins. */
public enum LinkForm {

    /** With a slash: the path of the server, of the application and of the resource. It needs no request. */
    PATH,

    /**
     * With scheme and host: below the base URI of the current request, as returned by {@code UriInfo.getBaseUri}, with
     * forwarded headers if Quarkus is configured to use them.
     * <p>
     * A method that makes this kind of link throws {@code IllegalStateException} if there is no current request.
     */
    ABSOLUTE,

    /** Without a slash: relative to the base URI of the application. */
    RELATIVE
}
