package dev.straightway.deployment.scan;

import java.util.ArrayList;
import java.util.List;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationValue;

/** Writes the value of Cache-Control (RFC 9111 §5.2.2), its directives in the order in which Quarkus REST has them. */
final class CacheDirectives {

    private static final String SEPARATOR = ", ";

    private CacheDirectives() {
    }

    /** {@return the value that {@code @NoCache} asks for} */
    static String ofNoCache(AnnotationInstance noCache) {
        AnnotationValue fields = noCache.value("fields");
        if (fields == null || fields.asStringArray().length == 0) {
            return "no-cache";
        }
        List<String> directives = new ArrayList<>();
        for (String field : fields.asStringArray()) {
            directives.add("no-cache=\"" + field + "\"");
        }
        return String.join(SEPARATOR, directives);
    }

    /** {@return the value that {@code @Cache} asks for, empty if it asks for nothing} */
    static String ofCache(AnnotationInstance cache) {
        List<String> directives = new ArrayList<>();
        flag(directives, cache, "noCache", "no-cache");
        flag(directives, cache, "mustRevalidate", "must-revalidate");
        flag(directives, cache, "noTransform", "no-transform");
        flag(directives, cache, "noStore", "no-store");
        flag(directives, cache, "proxyRevalidate", "proxy-revalidate");
        age(directives, cache, "sMaxAge", "s-maxage");
        age(directives, cache, "maxAge", "max-age");
        flag(directives, cache, "isPrivate", "private");
        return String.join(SEPARATOR, directives);
    }

    private static void flag(List<String> directives, AnnotationInstance cache, String name, String directive) {
        AnnotationValue value = cache.value(name);
        if (value != null && value.asBoolean()) {
            directives.add(directive);
        }
    }

    private static void age(List<String> directives, AnnotationInstance cache, String name, String directive) {
        AnnotationValue value = cache.value(name);
        if (value != null && value.asInt() >= 0) {
            directives.add(directive + "=" + value.asInt());
        }
    }
}
