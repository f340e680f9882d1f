package dev.straightway.runtime.http.exchange;

import dev.straightway.runtime.routing.RouteMatch;

/**
 * A step to come on a way through locators, if the object that the locator before it returns is of a class that the build
 * knows.
 *
 * @param match the templates that the rest of the path matches
 * @param endpoint what is chosen among those of the templates; where objects of several classes may be returned, that of one
 *        of them
 * @param next the step behind it; {@code null} behind a resource method
 */
public record Foreseen(RouteMatch<Endpoint> match, Endpoint endpoint, Foreseen next) {
}
