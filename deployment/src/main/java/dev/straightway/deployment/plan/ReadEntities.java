package dev.straightway.deployment.plan;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;

import org.jboss.jandex.Type;

import dev.straightway.deployment.model.InjectedMember;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Signature;
import dev.straightway.deployment.types.Xml;
import dev.straightway.proof.application.ReadTypes;
import dev.straightway.runtime.negotiation.MediaRange;

/** Names the types of all that requests bring as entities and parts, for routes that aren't walked too. */
public final class ReadEntities {

    private static final String READER = "MessageBodyReader";

    private final RestApplication application;
    private final boolean kryo;
    private final HandledTypes handled;
    private final Set<String> json = new LinkedHashSet<>();
    private final Set<String> others = new LinkedHashSet<>();

    private ReadEntities(RestApplication application, boolean kryo) {
        this.application = application;
        this.kryo = kryo;
        this.handled = new HandledTypes(application.index());
    }

    /** @param kryo whether classes are registered for Kryo */
    public static ReadTypes of(RestApplication application, boolean kryo) {
        ReadEntities entities = new ReadEntities(application, kryo);
        application.allClasses().flatMap(type -> type.methods().stream()).forEach(entities::add);
        application.beans().values().stream().flatMap(bean -> Stream.concat(bean.arguments().stream(),
                bean.members().stream().map(InjectedMember::parameter))).forEach(entities::addPart);
        return new ReadTypes(entities.json, entities.others);
    }

    private void add(ResourceMethod method) {
        method.entities().forEach(entity -> add(entity.type(), isJson(method.consumes().stream())
                || method.consumes().isEmpty() && !kryo && !Xml.isFor(entity.type(), application.index())));
        method.parameters().forEach(this::addPart);
    }

    private void addPart(ResourceParameter parameter) {
        if (parameter instanceof ResourceParameter.Part part) {
            add(part.type(), isJson(Stream.of(part.partType())));
        }
    }

    private void add(Type type, boolean byJson) {
        boolean own = application.mayRegister() || application.providers().stream()
                .anyMatch(provider -> provider.is(READER) && handled.mayRead(provider, type));
        (byJson && !own ? json : others).add(Signature.of(type));
    }

    private static boolean isJson(Stream<String> mediaTypes) {
        return mediaTypes.map(ReadEntities::isJson).reduce(Boolean::logicalAnd).orElse(false);
    }

    private static boolean isJson(String mediaType) {
        try {
            return MediaRange.parse(mediaType).isJson();
        } catch (IllegalArgumentException malformed) {
            return false; // the check says what is wrong with it
        }
    }
}
