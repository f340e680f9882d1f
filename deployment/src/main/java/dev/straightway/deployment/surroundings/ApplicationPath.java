package dev.straightway.deployment.surroundings;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.DotName;

import dev.straightway.deployment.model.RestApplication;

/** Finds the path before all templates. */
public final class ApplicationPath {

    private static final DotName APPLICATION_PATH = DotName.createSimple("jakarta.ws.rs.ApplicationPath");

    /** Escapes of characters that stand for themselves in a path: unreserved ones and delimiters within segments (RFC 3986). */
    private static final Pattern NEEDLESS = Pattern
            .compile("%(21|24|26|27|28|29|2[aA]|2[bB]|2[cC]|2[dD]|2[eE]|3[0-9aA]|3[dD]|4[0-9a-fA-F]|5[0-9aA]|5[fF]|6[1-9a-fA-F]"
                    + "|7[0-9aA]|7[eE])");

    private ApplicationPath() {
    }

    /**
     * @param root {@code quarkus.http.root-path}
     * @param configured {@code quarkus.straightway.path}, which {@code @ApplicationPath} overrides as in Quarkus REST
     * @return with a slash at its start and none at its end; empty for the root of the server
     */
    public static String of(RestApplication application, String root, String configured) {
        String own = application.declaration()
                .map(type -> type.declaredAnnotation(APPLICATION_PATH))
                .map(AnnotationInstance::value).map(value -> value.asString())
                .orElse(configured);
        return slashed(root) + slashed(own);
    }

    private static String slashed(String path) {
        String bare = plain(path.trim()).replaceAll("^/+|/+$", "");
        return bare.isEmpty() ? "" : "/" + bare;
    }

    /** §11.2: what is encoded already isn't encoded again; what needn't be encoded stands as clients send it. */
    private static String plain(String path) {
        return NEEDLESS.matcher(path).replaceAll(escape -> Matcher.quoteReplacement(
                String.valueOf((char) Integer.parseInt(escape.group(1), 16))));
    }
}
