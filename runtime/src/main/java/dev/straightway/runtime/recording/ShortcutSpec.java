package dev.straightway.runtime.recording;

import java.util.ArrayList;
import java.util.List;

/**
 * What the build knows of requests ahead of the Router.
 *
 * @param templates the whole path templates of the routes for which the build allows it
 * @param rootPath {@code quarkus.http.root-path}, with a slash at the end
 * @param secured whether a security extension is there, whose handlers authenticate each request
 */
public record ShortcutSpec(List<String> templates, String rootPath, boolean secured) {

    /** {@return whether the Router of the application is mounted in another one} */
    boolean isMounted() {
        return !rootPath.equals("/");
    }

    /** {@return the templates as the Router of the application sees them} */
    List<String> mountedTemplates() {
        List<String> mounted = new ArrayList<>();
        for (String template : templates) {
            mounted.add(template.substring(Math.min(template.length(), rootPath.length() - 1)));
        }
        return mounted;
    }
}
