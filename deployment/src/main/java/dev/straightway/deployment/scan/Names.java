package dev.straightway.deployment.scan;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jboss.jandex.DotName;

import dev.straightway.deployment.model.Callback;
import dev.straightway.deployment.model.ResourceParameter.Place;

/** The names of the annotations and interfaces that the scan looks for. */
final class Names {

    static final DotName PATH = rest("Path");
    static final DotName HTTP_METHOD = rest("HttpMethod");
    static final DotName CONSUMES = rest("Consumes");
    static final DotName PRODUCES = rest("Produces");
    static final DotName DEFAULT_VALUE = rest("DefaultValue");
    static final DotName ENCODED = rest("Encoded");
    static final DotName SEPARATOR = quarkus("Separator");
    static final DotName DATE_FORMAT = quarkus("DateFormat");
    static final DotName CONTEXT = rest("core.Context");
    static final DotName APPLICATION = rest("core.Application");
    static final DotName PROVIDER = rest("ext.Provider");

    /** Parameter annotations whose text is converted, by where the text is. */
    static final Map<DotName, Place> TEXTS = Map.of(
            rest("PathParam"), Place.PATH,
            rest("QueryParam"), Place.QUERY,
            rest("HeaderParam"), Place.HEADER,
            rest("CookieParam"), Place.COOKIE,
            rest("MatrixParam"), Place.MATRIX,
            rest("FormParam"), Place.FORM,
            quarkus("RestPath"), Place.PATH,
            quarkus("RestQuery"), Place.QUERY,
            quarkus("RestHeader"), Place.HEADER,
            quarkus("RestCookie"), Place.COOKIE);

    /** The same of Quarkus REST, which name no key where the parameter's own name is it. */
    static final Map<DotName, Place> MORE_TEXTS = Map.of(quarkus("RestMatrix"), Place.MATRIX, quarkus("RestForm"), Place.FORM);

    static final DotName BEAN_PARAM = rest("BeanParam");
    /** The older name of the same in Quarkus REST. */
    static final DotName MULTIPART_FORM = quarkus("MultipartForm");
    static final DotName PART_TYPE = quarkus("PartType");
    static final DotName WHOLE_FORM = quarkus("server.multipart.MultipartFormDataInput");
    static final DotName SUSPENDED = rest("container.Suspended");
    static final DotName NAME_BINDING = rest("NameBinding");
    /** What the filter for HAL is bound to, by any of the names below. */
    static final DotName REST_LINK = DotName.createSimple("io.quarkus.resteasy.reactive.links.RestLink");
    static final Set<DotName> REST_LINKS = Set.of(REST_LINK, DotName.createSimple("dev.straightway.links.rest.RestLink"));
    static final DotName INJECT_REST_LINKS = DotName.createSimple("dev.straightway.links.rest.InjectRestLinks");
    static final DotName PRE_MATCHING = rest("container.PreMatching");
    static final DotName REST_CLIENT = DotName
            .createSimple("org.eclipse.microprofile.rest.client.inject.RegisterRestClient");
    static final DotName INJECT = DotName.createSimple("jakarta.inject.Inject");

    /** {@return the place of the text that an annotation asks for, or {@code null} if it asks for none} */
    static Place place(DotName annotation) {
        Place place = TEXTS.get(annotation);
        return place == null ? MORE_TEXTS.get(annotation) : place;
    }

    /** The interfaces that make a class a provider. */
    static final List<DotName> PROVIDERS = List.of(
            rest("ext.MessageBodyReader"), rest("ext.MessageBodyWriter"), rest("ext.ExceptionMapper"),
            rest("ext.ContextResolver"), rest("ext.ParamConverterProvider"), rest("ext.ReaderInterceptor"),
            rest("ext.WriterInterceptor"), rest("container.ContainerRequestFilter"),
            rest("container.ContainerResponseFilter"), rest("container.DynamicFeature"), rest("core.Feature"));

    /** Annotations of Quarkus REST by which a method is called around resource methods. */
    static final Map<DotName, Callback.Kind> CALLBACKS = Stream.of(Callback.Kind.values())
            .collect(Collectors.toMap(kind -> quarkus("server." + kind.annotation()), Function.identity()));

    static final DotName WITH_FORM_READ = quarkus("server.WithFormRead");
    static final DotName UNWRAP_EXCEPTION = quarkus("server.UnwrapException");
    static final DotName THROWABLE = DotName.createSimple("java.lang.Throwable");

    static final Set<String> SERVER_CONSTRAINTS = Set.of("SERVER");
    static final DotName CONSTRAINED_TO = rest("ConstrainedTo");

    private Names() {
    }

    private static DotName rest(String name) {
        return DotName.createSimple("jakarta.ws.rs." + name);
    }

    static DotName quarkus(String name) {
        return DotName.createSimple("org.jboss.resteasy.reactive." + name);
    }
}
