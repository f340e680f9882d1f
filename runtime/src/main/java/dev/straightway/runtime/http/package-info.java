/**
 * Serves routes on Vert.x: finds the endpoint of a request, reads its body, calls the invoker on the planned thread, and
 * makes sure that every request is answered once.
 * <p>
 * Imports Vert.x, Quarkus' HTTP layer and ArC, and the packages below it; not the recorder. Start at {@link RouteHandler}.
 */
package dev.straightway.runtime.http;
