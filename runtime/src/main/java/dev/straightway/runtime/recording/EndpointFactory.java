package dev.straightway.runtime.recording;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

import dev.straightway.runtime.body.EntityReaders;
import dev.straightway.runtime.body.Json;
import dev.straightway.runtime.body.ResultWriters;
import dev.straightway.runtime.http.Endpoint;
import dev.straightway.runtime.http.RequestInstance;
import dev.straightway.runtime.http.SharedInstance;
import dev.straightway.runtime.http.StageWriter;
import dev.straightway.runtime.http.UniWriter;
import dev.straightway.runtime.invocation.Converter;
import dev.straightway.runtime.invocation.Converters;
import dev.straightway.runtime.invocation.EntityReader;
import dev.straightway.runtime.invocation.Instances;
import dev.straightway.runtime.invocation.Invoker;
import dev.straightway.runtime.invocation.InvokerParts;
import dev.straightway.runtime.invocation.Parameter;
import dev.straightway.runtime.invocation.ResultWriter;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.routing.PathTemplate;

/** Makes endpoints of their descriptions. */
final class EndpointFactory {

    private final Json json;
    private final ResultWriters writers;

    EndpointFactory(Json json) {
        this.json = json;
        this.writers = new ResultWriters(json);
    }

    Endpoint of(EndpointSpec spec) {
        RouteSpec route = spec.route();
        PathTemplate template = PathTemplate.parse(route.classTemplate()).join(PathTemplate.parse(route.methodTemplate()));
        Instances instances = instances(spec.instances());
        return new Endpoint(route.httpMethod(), template.text(), template.variables(), ranges(route.consumes()),
                ranges(route.produces()), invoker(spec, instances), instances, spec.method(), spec.thread(),
                spec.reader().isPresent(), spec.requestScope());
    }

    private Invoker invoker(EndpointSpec spec, Instances instances) {
        EntityReader reader = spec.reader().map(this::reader).orElse(null);
        InvokerParts parts = new InvokerParts(instances,
                Collections.unmodifiableList(spec.parameters().stream().map(EndpointFactory::parameter)
                        .collect(Collectors.toList())),
                reader, result(spec.result()));
        return Classes.instance(Invoker.class, spec.invoker(), new Class<?>[] { InvokerParts.class }, parts);
    }

    private static Instances instances(InstanceSpec spec) {
        Class<?> type = Classes.load(spec.beanClass());
        return spec.perRequest() ? new RequestInstance(new Beans(type)) : new SharedInstance(() -> new Beans(type).get().get());
    }

    /** {@return the conversion, or {@code null} for a parameter without text} */
    private static Parameter parameter(ParameterSpec spec) {
        return spec.source().map(source -> new Parameter(source, spec.name(), spec.defaultText().orElse(null),
                spec.converter().map(EndpointFactory::converter).orElse(null))).orElse(null);
    }

    private static Converter converter(String name) {
        return Converters.hasBox(name) ? Converters.box(name) : Classes.instance(Converter.class, name);
    }

    private EntityReader reader(ReaderSpec spec) {
        return EntityReaders.of(spec.representation(), spec.type(), json);
    }

    private ResultWriter result(ResultSpec spec) {
        ResultWriter now = now(spec);
        return switch (spec.completion()) {
            case NOW -> now;
            case STAGE -> new StageWriter(now);
            case UNI -> new UniWriter(now);
        };
    }

    /** {@return the writer of the value, or {@code null} where there is none} */
    private ResultWriter now(ResultSpec spec) {
        List<MediaRange> mediaTypes = spec.variants().stream().map(variant -> MediaRange.parse(variant.mediaType())).toList();
        return switch (spec.payload()) {
            case NOTHING -> null;
            case ENTITY -> writers.entities(mediaTypes,
                    spec.variants().stream().map(ResultSpec.Variant::representation).toList(), spec.type());
            case RESPONSE, REST_RESPONSE -> writers.responses(mediaTypes);
        };
    }

    private static List<MediaRange> ranges(List<String> mediaTypes) {
        return mediaTypes.stream().map(MediaRange::parse).toList();
    }
}
