package dev.straightway.deployment.types.links;

import java.util.Map;
import java.util.Optional;

import org.jboss.jandex.Type;

/** Knows in what a link can be returned. */
public enum LinkResult {
    TEXT,
    URI,
    LINK,
    HAL,
    /** Written into JSON without a string. */
    HREF,
    /** A template for HAL; by the method's annotation. */
    TEMPLATE;

    private static final Map<String, LinkResult> TYPES = Map.of("java.lang.String", TEXT, "java.net.URI", URI,
            "jakarta.ws.rs.core.Link", LINK, "dev.straightway.links.hal.HalLink", HAL,
            "dev.straightway.links.Href", HREF);

    /** {@return in what a method with this type returns its link, or nothing if it can't} */
    public static Optional<LinkResult> of(Type type) {
        Type link = isOptional(type) ? type.asParameterizedType().arguments().get(0) : type;
        return Optional.ofNullable(TYPES.get(link.name().toString()));
    }

    /** {@return whether a method with this type leaves out links that the caller may not follow} */
    public static boolean isOptional(Type type) {
        return type.kind() == Type.Kind.PARAMETERIZED_TYPE && type.name().toString().equals("java.util.Optional");
    }

    /** {@return whether it can be a template, which isn't a URI} */
    public boolean takesTemplates() {
        return this == TEXT || this == HAL;
    }
}
