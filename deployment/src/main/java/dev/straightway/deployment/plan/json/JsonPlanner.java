package dev.straightway.deployment.plan.json;

import org.jboss.jandex.Type;

import dev.straightway.deployment.model.JsonForm;
import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Entities;
import dev.straightway.deployment.types.Results;

/** Plans code for the beans that routes write and read as JSON. */
public final class JsonPlanner {

    private final RestApplication application;
    private final Entities entities;

    public JsonPlanner(RestApplication application) {
        this.application = application;
        this.entities = new Entities(application.index());
    }

    public JsonPlan plan() {
        BeanWalk written = new BeanWalk(application.index(), new WrittenMembers(application.index()));
        BeanWalk read = new BeanWalk(application.index(), new ReadMembers(application.index()));
        application.allClasses().flatMap(type -> type.methods().stream()).forEach(method -> {
            Results results = Results.of(method);
            if (results.hasValue() && method.declared().json().equals(JsonForm.NONE) && isJson(results.entity())) {
                written.enter(results.entity());
            }
            method.parameters().forEach(parameter -> enter(parameter, read));
        });
        return new JsonPlan(written.planned(), read.planned());
    }

    private void enter(ResourceParameter parameter, BeanWalk read) {
        if (parameter instanceof ResourceParameter.Entity entity && entity.json().equals(JsonForm.NONE)
                && isJson(entity.type())) {
            read.enter(entity.type());
        }
    }

    private boolean isJson(Type type) {
        return !Entities.isUnknown(type) && !entities.isSpecial(type);
    }
}
