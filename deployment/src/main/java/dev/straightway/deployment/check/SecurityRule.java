package dev.straightway.deployment.check;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;

/** STW-205: no method asks for a security check, which isn't made before the body is read yet. */
final class SecurityRule implements MethodRule {

    private static final Set<String> ANNOTATIONS = Set.of("jakarta.annotation.security.RolesAllowed",
            "jakarta.annotation.security.DenyAll", "io.quarkus.security.Authenticated",
            "io.quarkus.security.PermissionsAllowed");

    @Override
    public void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems) {
        List<String> found = Stream.concat(method.onMethod().stream(), method.onClass().stream())
                .filter(ANNOTATIONS::contains).distinct().sorted()
                .map(name -> "@" + name.substring(name.lastIndexOf('.') + 1)).toList();
        if (!found.isEmpty()) {
            problems.add("STW-205", method, String.join(", ", found) + " isn't compiled yet. Secure the path with"
                    + " quarkus.http.auth.permission and remove the annotation.");
        }
    }
}
