package dev.straightway.deployment.check;

import java.util.List;
import java.util.Set;

import org.jboss.jandex.Type;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.ResourceParameter.Entity;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Entities;
import dev.straightway.deployment.types.UnsupportedTypes;
import dev.straightway.deployment.types.Xml;
import dev.straightway.runtime.body.Representation;

/** STW-132: there is a reader for the entity in every media type that is consumed (§4.2). */
final class ReaderRule implements MethodRule {

    private static final Set<String> WRITTEN_ONLY = Set.of("io.vertx.core.file.AsyncFile",
            "io.vertx.mutiny.core.file.AsyncFile");

    @Override
    public void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems) {
        for (ResourceParameter parameter : method.parameters()) {
            if (parameter instanceof Entity entity && !isOpen(type, entity)) {
                List<String> consumes = method.consumes().isEmpty() ? List.of("*/*") : method.consumes();
                boolean unsupported = UnsupportedTypes.contains(entity.type())
                        || WRITTEN_ONLY.contains(entity.type().name().toString());
                consumes.stream().filter(value -> unsupported || !isReadable(application, entity, value))
                        .forEach(value -> problems.add("STW-132", method, "nothing reads the parameter '" + entity.name()
                                + "' of type " + entity.type() + " from " + value + ". Consume application/json, take a"
                                + " String, byte[], Buffer or InputStream, or write a MessageBodyReader."));
            }
        }
    }

    /** What a type variable stands for is known in the classes that locators return; they are checked themselves. */
    private static boolean isOpen(ResourceClass type, Entity entity) {
        return (type.declaration().isInterface() || type.declaration().isAbstract())
                && entity.type().kind() == Type.Kind.TYPE_VARIABLE;
    }

    private static boolean isReadable(RestApplication application, Entity entity, String mediaType) {
        Entities entities = new Entities(application.index());
        return application.mayReadEntities() || MediaTypes.parse(mediaType)
                .filter(range -> entities.reader(entity.type(), range) == Representation.PROVIDER
                        && !entities.hasStandardProvider(entity.type(), range, Xml.isFor(entity.type(), application.index())))
                .isEmpty();
    }
}
