package dev.straightway.lab.request;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.straightway.lab.request.Requests.Unasked;
import dev.straightway.lab.request.Route.Parameter;
import dev.straightway.lab.request.Route.Place;

/**
 * Makes requests of routes. A GET is asked as soon as all that it must have has a value; another method only where the file of
 * values names its route, or the method was asked for, since it may change something.
 */
final class Filling {

    private static final Pattern VARIABLE = Pattern.compile("\\{\\s*([\\w.-]+)\\s*(?::(?:[^{}]|\\{[^{}]*\\})*)?\\}");
    private static final String CONTENT_TYPE = "Content-Type";

    private final GivenValues values;
    private final Set<String> methods;

    /** @param methods that are asked without being named by the values */
    Filling(GivenValues values, Set<String> methods) {
        this.values = values;
        this.methods = methods;
    }

    /** {@return the requests of these routes, each once} */
    Requests of(String source, List<Route> routes) {
        List<Request> asked = new ArrayList<>();
        List<Unasked> unasked = new ArrayList<>();
        for (Route route : routes) {
            Optional<String> reason = unaskable(route);
            if (reason.isPresent()) {
                unasked.add(new Unasked(route.title(), reason.get()));
            } else {
                asked.add(request(route));
            }
        }
        return new Requests(source, List.copyOf(asked), List.copyOf(unasked));
    }

    private Optional<String> unaskable(Route route) {
        if (!values.names(route.title()) && !methods.contains(route.method())) {
            return Optional.of("it may change something: name it in the file of --values, or its method in --methods");
        }
        String missing = Stream
                .concat(variables(route).stream(), route.parameters().stream()
                        .filter(parameter -> parameter.required() && parameter.place() != Place.PATH).map(Parameter::name))
                .filter(name -> value(route, name).isEmpty()).distinct().collect(Collectors.joining(", "));
        return missing.isEmpty() ? Optional.empty()
                : Optional.of("no value for " + missing + ": give it with --value " + missing.split(",")[0]
                        + "=…, or in the file of --values");
    }

    private Request request(Route route) {
        String title = route.title();
        Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        if (!route.accept().isEmpty()) {
            headers.put("Accept", route.accept());
        }
        given(route, Place.HEADER).forEach(headers::put);
        String cookies = given(route, Place.COOKIE).entrySet().stream().map(one -> one.getKey() + "=" + one.getValue())
                .collect(Collectors.joining("; "));
        if (!cookies.isEmpty()) {
            headers.put("Cookie", cookies);
        }
        Optional<byte[]> body = body(route);
        body.flatMap(content -> contentType(route)).ifPresent(type -> headers.put(CONTENT_TYPE, type));
        headers.putAll(values.headers(title));
        return new Request(title, route.method(), path(route) + query(route), Map.copyOf(headers), body.orElse(null),
                values.status(title).map(OptionalInt::of).orElse(OptionalInt.empty()));
    }

    private Optional<byte[]> body(Route route) {
        return values.body(route.title()).or(() -> Optional.ofNullable(route.body()).map(Route.Content::example)
                .map(example -> example.getBytes(StandardCharsets.UTF_8)));
    }

    private Optional<String> contentType(Route route) {
        return Optional.ofNullable(route.body()).map(Route.Content::type).filter(type -> !type.isEmpty())
                .or(() -> values.json(route.title()) ? Optional.of("application/json") : Optional.empty());
    }

    private String path(Route route) {
        return VARIABLE.matcher(route.template()).replaceAll(found -> Matcher
                .quoteReplacement(encoded(value(route, found.group(1)).orElseThrow()).replace("%2F", "/")));
    }

    /** Parameters of the query that have a value, and what the values name beside the parameters. */
    private String query(Route route) {
        Map<String, String> query = given(route, Place.QUERY);
        Set<String> others = route.parameters().stream().map(Parameter::name).collect(Collectors.toSet());
        values.ofRoute(route.title()).entrySet().stream()
                .filter(one -> !others.contains(one.getKey()) && !variables(route).contains(one.getKey()))
                .forEach(one -> query.put(one.getKey(), one.getValue()));
        return query.isEmpty() ? ""
                : query.entrySet().stream()
                        .map(one -> encoded(one.getKey()) + "=" + encoded(one.getValue()))
                        .collect(Collectors.joining("&", "?", ""));
    }

    private Map<String, String> given(Route route, Place place) {
        Map<String, String> given = new LinkedHashMap<>();
        Predicate<Parameter> there = parameter -> parameter.place() == place;
        route.parameters().stream().filter(there).forEach(parameter -> value(route, parameter.name())
                .ifPresent(value -> given.put(parameter.name(), value)));
        return given;
    }

    private Optional<String> value(Route route, String name) {
        return values.of(route.title(), name).or(() -> route.parameters().stream()
                .filter(parameter -> parameter.name().equals(name)).map(Parameter::example)
                .flatMap(Stream::ofNullable).findFirst());
    }

    private static List<String> variables(Route route) {
        return VARIABLE.matcher(route.template()).results().map(found -> found.group(1)).distinct().toList();
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
