package dev.straightway.runtime.invocation;

/** The types that {@code @Context} injects (§10.2) and, beside them, those of the server underneath. */
public enum ContextType {
    URI_INFO,
    HTTP_HEADERS,
    REQUEST,
    SECURITY_CONTEXT,
    RESOURCE_INFO,
    APPLICATION,
    ROUTING_CONTEXT,
    SERVER_REQUEST,
    SERVER_RESPONSE
}
