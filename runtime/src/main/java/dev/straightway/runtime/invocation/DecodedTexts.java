package dev.straightway.runtime.invocation;

import java.io.InputStream;
import java.util.List;

import jakarta.ws.rs.core.Cookie;
import jakarta.ws.rs.core.EntityPart;

/** The texts of a request, decoded, and what has no encoded form: parts and cookies. */
public abstract class DecodedTexts extends Texts {

    /** {@return the first part of a multipart form with a name, or {@code null} without one} */
    public EntityPart part(String name) {
        List<EntityPart> parts = parts(name);
        return parts.isEmpty() ? null : parts.get(0);
    }

    /** {@return all parts of a multipart form with a name} */
    public abstract List<EntityPart> parts(String name);

    /** {@return all parts of a multipart form, in their order} */
    public abstract List<EntityPart> parts();

    /** {@return the content of the first part with a name, or {@code null} without one} */
    public InputStream partContent(String name) {
        EntityPart part = part(name);
        return part == null ? null : part.getContent();
    }

    /** {@return the cookie of this name, or {@code null} without one} */
    public abstract Cookie cookie(String name);

    /** {@return the value of a cookie, or {@code null} without one} */
    public String cookieParam(String name) {
        Cookie cookie = cookie(name);
        return cookie == null ? null : cookie.getValue();
    }

    /** {@return the value of a cookie in a list of at most one} */
    public List<String> cookieParams(String name) {
        String value = cookieParam(name);
        return value == null ? List.of() : List.of(value);
    }
}
