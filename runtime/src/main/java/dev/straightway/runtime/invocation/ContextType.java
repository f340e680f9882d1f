package dev.straightway.runtime.invocation;

/** The types that {@code @Context} injects (§10.2) and, beside them, those of the server underneath. */
public enum ContextType {
    URI_INFO,
    HTTP_HEADERS,
    REQUEST,
    SECURITY_CONTEXT,
    RESOURCE_INFO,
    CONTAINER_REQUEST,
    APPLICATION,
    PROVIDERS,
    CONFIGURATION,
    RESOURCE_CONTEXT,
    SSE,
    SSE_EVENT_SINK,
    ROUTING_CONTEXT,
    SERVER_REQUEST,
    SERVER_RESPONSE,
    /** What only a servlet container has: {@code null}. */
    SERVLET
}
