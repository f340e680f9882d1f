package dev.straightway.deployment.check;

import java.util.Optional;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.DotName;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;

/** STW-306: a method with annotations of its own doesn't inherit the path of what it overrides (§3.6). */
final class LostPathRule implements MethodRule {

    private static final DotName PATH = DotName.createSimple("jakarta.ws.rs.Path");

    @Override
    public void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems) {
        if (method.annotated().equals(method.declaration()) && method.path().isEmpty()) {
            lost(method).ifPresent(path -> problems.add("STW-306", method, "has annotations of its own, so it doesn't inherit"
                    + " @Path(\"" + path.value().asString() + "\") of " + path.target().asMethod().declaringClass().name()
                    + " (§3.6). Repeat @Path, or remove its annotations."));
        }
    }

    private static Optional<AnnotationInstance> lost(ResourceMethod method) {
        return method.namesakes().stream().map(known -> known.declaredAnnotation(PATH)).filter(path -> path != null)
                .findFirst();
    }
}
