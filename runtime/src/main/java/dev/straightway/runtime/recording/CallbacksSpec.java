package dev.straightway.runtime.recording;

import java.util.List;
import java.util.Map;

import org.jboss.resteasy.reactive.server.ExceptionUnwrapStrategy;

/**
 * What the application has put around its resource methods in the way of Quarkus REST.
 *
 * @param methods filters and exception mappers
 * @param unwrapped the exceptions whose cause may be mapped in their place, by their binary names
 */
public record CallbacksSpec(List<CallbackSpec> methods, Map<String, ExceptionUnwrapStrategy> unwrapped) {
}
