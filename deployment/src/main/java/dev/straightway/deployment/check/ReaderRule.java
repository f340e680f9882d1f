package dev.straightway.deployment.check;

import java.util.List;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.ResourceParameter.Entity;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Entities;

/** STW-132: there is a reader for the entity in every media type that is consumed (§4.2). */
final class ReaderRule implements MethodRule {

    @Override
    public void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems) {
        for (ResourceParameter parameter : method.parameters()) {
            if (parameter instanceof Entity entity) {
                List<String> consumes = method.consumes().isEmpty() ? List.of("*/*") : method.consumes();
                consumes.stream().filter(value -> MediaTypes.parse(value)
                        .filter(range -> Entities.reader(entity.type(), range).isEmpty()).isPresent())
                        .forEach(value -> problems.add("STW-132", method, "nothing reads the parameter '" + entity.name()
                                + "' of type " + entity.type() + " from " + value + ". Consume application/json, or take"
                                + " a String, byte[], Buffer or InputStream."));
            }
        }
    }
}
