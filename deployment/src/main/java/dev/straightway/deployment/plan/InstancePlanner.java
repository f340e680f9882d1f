package dev.straightway.deployment.plan;

import java.util.Optional;

import dev.straightway.deployment.model.Choice;
import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.runtime.recording.InstanceSpec;
import dev.straightway.runtime.recording.InstanceSpec.Origin;

/** Plans where the instances of root resource classes come from (§3.1.1). */
final class InstancePlanner {

    private final Beans beans;
    private final Choice choice;
    private final BeanPlanner readers;

    InstancePlanner(Beans beans, Choice choice, BeanPlanner readers) {
        this.beans = beans;
        this.choice = choice;
        this.readers = readers;
    }

    Decision<InstanceSpec> plan(ResourceClass type) {
        Optional<String> reader = readers.resource(type.injected()).map(BeanPlan::reader);
        if (choice.isSingleton(type.name())) {
            return decision(type, Origin.APPLICATION, reader, "the instance that the Application gives");
        }
        if (type.injected().constructor().isPresent()) {
            return decision(type, Origin.CONSTRUCTOR, reader,
                    "made by its constructor for each request, which takes parts of it");
        }
        String scope = beans.scope(type.name());
        return scope.equals("Dependent")
                ? decision(type, Origin.REQUEST_BEAN, reader,
                        "@Dependent: an instance for each request, destroyed when it ends")
                : decision(type, Origin.SHARED_BEAN, reader, "@" + scope + ": one reference for all requests");
    }

    /** {@return that of what locators return} */
    static Decision<InstanceSpec> located(ResourceClass type) {
        return decision(type, Origin.LOCATOR, Optional.empty(), "what the locator returned");
    }

    private static Decision<InstanceSpec> decision(ResourceClass type, Origin origin, Optional<String> reader, String why) {
        return new Decision<>(new InstanceSpec(type.name(), origin, reader),
                why + (reader.isPresent() && origin != Origin.CONSTRUCTOR ? "; its fields and setters take parts of it" : ""));
    }
}
