package dev.straightway.deployment.generate;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import jakarta.ws.rs.core.Cookie;
import jakarta.ws.rs.core.EntityPart;
import jakarta.ws.rs.core.PathSegment;

import dev.straightway.runtime.invocation.DecodedTexts;

/** Texts by place and name; a mark before each tells the views of a request apart. */
final class FakeTexts extends DecodedTexts {

    private final String mark;
    private final Map<String, List<String>> texts = new HashMap<>();

    FakeTexts(String mark) {
        this.mark = mark;
    }

    void put(String place, String name, String... values) {
        texts.put(place + " " + name, List.of(values).stream().map(value -> mark + value).toList());
    }

    List<String> all(String place, String name) {
        return texts.getOrDefault(place + " " + name, List.of());
    }

    String first(String place, String name) {
        return all(place, name).stream().findFirst().orElse(null);
    }

    @Override
    public String pathParam(String name) {
        return first("path", name);
    }

    @Override
    public List<String> pathParams(String name) {
        return all("path", name);
    }

    @Override
    public List<String> pathElements(String name) {
        return all("path", name);
    }

    @Override
    public String queryParam(String name) {
        return first("query", name);
    }

    @Override
    public List<String> queryParams(String name) {
        return all("query", name);
    }

    @Override
    public String matrixParam(String name) {
        return first("matrix", name);
    }

    @Override
    public List<String> matrixParams(String name) {
        return all("matrix", name);
    }

    @Override
    public String formParam(String name) {
        return first("form", name);
    }

    @Override
    public List<String> formParams(String name) {
        return all("form", name);
    }

    @Override
    public PathSegment pathSegment(String name) {
        List<PathSegment> all = pathSegments(name);
        return all.isEmpty() ? null : all.get(all.size() - 1);
    }

    @Override
    public List<PathSegment> pathSegments(String name) {
        return all("path", name).stream().map(FakeParts::segment).toList();
    }

    @Override
    public List<EntityPart> parts(String name) {
        return all("part", name).stream().map(content -> FakeParts.part(name, content)).toList();
    }

    @Override
    public Cookie cookie(String name) {
        String value = first("cookie", name);
        return value == null ? null : new Cookie.Builder(name).value(value).build();
    }

    @Override
    public List<EntityPart> parts() {
        return List.of();
    }
}
