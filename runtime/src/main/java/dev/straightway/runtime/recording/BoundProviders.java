package dev.straightway.runtime.recording;

import java.lang.reflect.Type;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;

import org.jboss.resteasy.reactive.common.util.types.Types;

import dev.straightway.runtime.body.BoundReader;
import dev.straightway.runtime.body.BoundWriting;
import dev.straightway.runtime.body.Buffers;
import dev.straightway.runtime.entity.Prepared;
import dev.straightway.runtime.fields.ContentTypes;
import dev.straightway.runtime.http.filter.OwnReader;
import dev.straightway.runtime.http.filter.OwnWriter;
import dev.straightway.runtime.http.filter.ProviderReader;
import dev.straightway.runtime.http.filter.ProviderWriter;
import dev.straightway.runtime.invocation.EntityReader;
import dev.straightway.runtime.invocation.ResultWriter;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.provider.Registration;
import dev.straightway.runtime.provider.Registry;

/**
 * Finds the entity providers that the build has bound to routes, when these start: standard ones of optional libraries, and
 * those of the application, whose instances are made when they are used (§4.1).
 */
final class BoundProviders {

    private static final java.lang.annotation.Annotation[] NONE = {};

    private BoundProviders() {
    }

    static BoundWriting writing(Registry registry, Type type, MediaRange mediaType) {
        Class<?> raw = Types.getRawType(type);
        MediaType answered = ContentTypes.of(mediaType);
        @SuppressWarnings("unchecked") // the writer has said that it writes the type
        MessageBodyWriter<Object> writer = (MessageBodyWriter<Object>) registry.bodies().writer(raw, type, NONE, answered);
        return new BoundWriting(prepared(writer, raw, "written as", answered), type, answered);
    }

    /** @param otherwise reads what isn't in the media type */
    @SuppressWarnings("unchecked") // the reader has said that it reads the type
    static EntityReader reader(Registry registry, Type type, MediaRange mediaType, EntityReader otherwise) {
        Class<?> raw = Types.getRawType(type);
        MediaType read = ContentTypes.of(mediaType);
        MessageBodyReader<Object> reader = prepared(
                (MessageBodyReader<Object>) registry.bodies().reader(raw, type, NONE, read), raw, "read from", read);
        return new BoundReader(read, (exchange, body) -> reader.readFrom((Class<Object>) raw, type, NONE, read,
                new MultivaluedHashMap<>(), Buffers.stream(body)), otherwise);
    }

    /** {@return a reader by a provider of the application} */
    static EntityReader own(Registry registry, ReaderSpec spec, MediaRange mediaType, ProviderReader otherwise) {
        MediaType read = ContentTypes.of(mediaType);
        Registration provider = registry.bodies().ownReader(spec.own().bound().orElseThrow(),
                Elements.rawType(spec.signature()), read);
        return new BoundReader(read, new OwnReader(provider, read, otherwise::declared), otherwise);
    }

    /** {@return a writer by a provider of the application} */
    static ResultWriter own(Registry registry, ResultSpec spec, MediaRange mediaType, ProviderWriter longWay) {
        return new OwnWriter(registry.bodies().ownWriter(spec.own().bound().orElseThrow(),
                Elements.rawType(spec.signature()), ContentTypes.of(mediaType)), mediaType, longWay);
    }

    /** Has the writer of a type do now what takes long. */
    static void prepare(Registry registry, Type type, MediaRange mediaType) {
        Class<?> raw = Types.getRawType(type);
        if (registry.bodies().writer(raw, type, NONE, ContentTypes.of(mediaType)) instanceof Prepared one) {
            one.prepare(raw);
        }
    }

    /** What takes long is done when the application starts. */
    private static <T> T prepared(T provider, Class<?> type, String how, MediaType mediaType) {
        if (provider == null) {
            throw new IllegalStateException("A " + type.getName() + " isn't " + how + " " + mediaType
                    + ": the library that the build has seen isn't there");
        }
        if (provider instanceof Prepared one) {
            one.prepare(type);
        }
        return provider;
    }
}
