package dev.straightway.deployment.check;

import java.util.List;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;

/**
 * STW-206, 207 and 209: no extension is there that would pass Straightway's endpoints over in silence: validation that
 * isn't made, a document that stays empty, access that isn't denied.
 */
record SurroundingsRule(Surroundings surroundings) implements Rule {

    private static final DotName CONSTRAINT = DotName.createSimple("jakarta.validation.Constraint");

    @Override
    public void check(RestApplication application, Problems problems) {
        if (surroundings.validator()) {
            application.allClasses().forEach(type -> validation(application.index(), type, problems));
        }
        if (surroundings.openApi()) {
            problems.add("STW-207", "quarkus-smallrye-openapi", "doesn't see the endpoints of Straightway yet and would print"
                    + " a document without paths. Remove the extension.");
        }
        surroundings.denials().forEach(property -> problems.add("STW-209", property, "isn't honoured by Straightway yet."
                + " Deny access with quarkus.http.auth.permission and remove the property."));
    }

    private static void validation(IndexView index, ResourceClass type, Problems problems) {
        for (ResourceMethod method : type.methods()) {
            List<String> constraints = method.declaration().annotations().stream().map(AnnotationInstance::name)
                    .filter(name -> isConstraint(name, index)).map(DotName::withoutPackagePrefix).distinct().sorted().toList();
            if (!constraints.isEmpty()) {
                problems.add("STW-206", method, "the constraints " + constraints + " aren't validated on resource methods yet."
                        + " Validate in a bean that the method calls, and remove them here.");
            }
        }
    }

    private static boolean isConstraint(DotName name, IndexView index) {
        if (name.toString().startsWith("jakarta.validation.")) {
            return true;
        }
        ClassInfo annotation = index.getClassByName(name);
        return annotation != null && annotation.hasDeclaredAnnotation(CONSTRAINT);
    }
}
