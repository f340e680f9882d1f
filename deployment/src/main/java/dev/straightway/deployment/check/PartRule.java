package dev.straightway.deployment.check;

import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.ResourceParameter.Part;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Entities;
import dev.straightway.deployment.types.Parts;
import dev.straightway.deployment.types.Xml;
import dev.straightway.runtime.body.Representation;
import dev.straightway.runtime.invocation.PartShape;
import dev.straightway.runtime.negotiation.MediaRange;

/** STW-135: there is a reader for a part of a form in the media type of {@code @PartType}. */
final class PartRule implements ParameterRule {

    @Override
    public void check(RestApplication application, String where, ResourceParameter parameter, Problems problems) {
        if (parameter instanceof Part part) {
            Parts.find(part).filter(use -> use.shape() == PartShape.OBJECT && !isReadable(application, use))
                    .ifPresent(use -> problems.add("STW-135", where, "nothing reads the part '" + use.key() + "' of type "
                            + use.element() + " from " + use.mediaType()
                            + ". Write @PartType(\"application/json\"), or a MessageBodyReader."));
        }
    }

    private static boolean isReadable(RestApplication application, Parts.Use use) {
        Entities entities = new Entities(application.index());
        return application.mayReadEntities() || MediaTypes.parse(use.mediaType()).filter(MediaRange::isConcrete)
                .filter(type -> entities.reader(use.element(), type) != Representation.PROVIDER
                        || entities.hasStandardProvider(use.element(), type, Xml.isFor(use.element(), application.index())))
                .isPresent();
    }
}
