package dev.straightway.deployment.check;

import java.util.List;
import java.util.Set;

import org.jboss.jandex.AnnotationInstance;

import dev.straightway.deployment.model.InjectedClass;
import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Constraints;

/**
 * STW-305: constraints that nobody validates, as in Quarkus REST: of a {@code @BeanParam} without {@code @Valid}, of the fields
 * of a resource.
 */
record UnvalidatedRule(Constraints constraints) implements Rule {

    private static final String ID = "STW-305";

    @Override
    public void check(RestApplication application, Problems problems) {
        application.allClasses().forEach(type -> {
            fields(type, problems);
            type.methods().forEach(method -> beans(application, method, problems));
        });
    }

    private void fields(ResourceClass type, Problems problems) {
        Set<String> found = Constraints.names(type.injected().requestMembers().stream().filter(member -> !member.setter())
                .map(member -> member.declaring().field(member.name()))
                .flatMap(field -> field.annotations().stream()).filter(constraints::is));
        if (!found.isEmpty()) {
            problems.add(ID, type.name(), "the constraints " + found + " on its fields aren't validated. Take the parts of the"
                    + " request as parameters of the methods.");
        }
    }

    private void beans(RestApplication application, ResourceMethod method, Problems problems) {
        List<ResourceParameter> parameters = method.parameters();
        for (int i = 0; i < parameters.size(); i++) {
            InjectedClass bean = parameters.get(i) instanceof ResourceParameter.Bean
                    ? application.beans().get(parameters.get(i).type().name().toString())
                    : null;
            Set<String> found = bean == null || isValid(method, i) ? Set.of()
                    : Constraints.names(bean.types().stream().flatMap(type -> constraints.in(type).stream()));
            if (!found.isEmpty()) {
                problems.add(ID, method, "the constraints " + found + " of " + bean.declaration().simpleName()
                        + " aren't validated, since the parameter " + parameters.get(i).name() + " has no @Valid. Add it.");
            }
        }
    }

    private boolean isValid(ResourceMethod method, int parameter) {
        return constraints.at(method, parameter).stream().map(AnnotationInstance::name).anyMatch(Constraints.VALID::equals);
    }
}
