package dev.straightway.links;

/** How a link begins. */
public enum LinkForm {

    /** With a slash: the path of the server, of the application and of the resource. It needs no request. */
    PATH,

    /**
     * With scheme and host: below the base URI of the request that is being served, as {@code UriInfo.getBaseUri} tells it,
     * forwarded headers considered as Quarkus is configured.
     * <p>
     * A method that makes such a link throws {@code IllegalStateException} where no request is being served.
     */
    ABSOLUTE,

    /** Without a slash: relative to the base URI of the application. */
    RELATIVE
}
