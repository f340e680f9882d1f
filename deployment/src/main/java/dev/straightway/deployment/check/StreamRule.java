package dev.straightway.deployment.check;

import java.util.List;
import java.util.Optional;

import org.jboss.jandex.Type;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Entities;
import dev.straightway.deployment.types.Results;
import dev.straightway.deployment.types.Streams;
import dev.straightway.deployment.types.Xml;
import dev.straightway.runtime.body.Representation;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.recording.ResultSpec.Completion;
import dev.straightway.runtime.recording.ResultSpec.StreamSpec;

/** STW-134: a stream has one media type, and there is a writer for its items. */
final class StreamRule implements MethodRule {

    private static final String ID = "STW-134";

    @Override
    public void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems) {
        Results results = Results.of(method);
        Optional<String> malformed = method.declared().elementType().filter(value -> !isConcrete(value));
        malformed.ifPresent(value -> problems.add(ID, method,
                "@RestStreamElementType(\"" + value + "\") isn't a media type. For example, write application/json."));
        if (malformed.isPresent() || results.completion() != Completion.STREAM) {
            return;
        }
        List<String> produces = Results.produces(method, new Entities(application.index()), false);
        if (produces.size() != 1 || !isConcrete(produces.get(0))) {
            problems.add(ID, method, "a stream of " + results.entity() + " has one media type, and @Produces names "
                    + String.join(", ", produces) + ". Name one, and write a method for each of the others.");
        } else {
            items(application, method, results.entity(), produces.get(0), problems);
        }
    }

    private static boolean isConcrete(String mediaType) {
        return MediaTypes.parse(mediaType).filter(MediaRange::isConcrete).isPresent();
    }

    private static void items(RestApplication application, ResourceMethod method, Type item, String mediaType,
            Problems problems) {
        Streams.misfit(item).ifPresent(reason -> problems.add(ID, method,
                "nothing writes " + item + " as an item of a stream: " + reason + "."));
        Entities entities = new Entities(application.index());
        StreamSpec stream = Streams.spec(method, item, MediaRange.parse(mediaType));
        MediaRange each = stream.each(MediaRange.parse(mediaType));
        boolean nobody = !application.mayWriteEntities()
                && Streams.representation(entities, item, stream, each) == Representation.PROVIDER
                && !entities.hasStandardProvider(item, each, Xml.isFor(item, application.index()));
        if (nobody) {
            problems.add(ID, method,
                    "nothing writes " + item + " as " + each.text() + ", which is the media type of the stream's items."
                            + " Produce application/json, or write a MessageBodyWriter.");
        }
    }
}
