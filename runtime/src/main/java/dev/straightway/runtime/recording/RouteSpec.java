package dev.straightway.runtime.recording;

import java.util.List;
import java.util.Optional;

/**
 * Where a resource method answers.
 *
 * @param classTemplate the class's path template, with the application path before it, below the root of the server
 * @param methodTemplate the method's path template below the class's, {@code "/"} without one
 * @param httpMethod the HTTP method, in the letters of its designator; empty for a sub-resource locator
 * @param consumes the media types of {@code @Consumes}; empty accepts every type
 * @param produces the media types that the method can answer with; empty when only run time knows
 */
public record RouteSpec(String classTemplate, String methodTemplate, Optional<String> httpMethod, List<String> consumes,
        List<String> produces) {
}
