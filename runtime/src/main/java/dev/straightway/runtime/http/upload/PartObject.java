package dev.straightway.runtime.http.upload;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Type;
import java.util.function.Supplier;

import jakarta.ws.rs.NotSupportedException;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;

import org.jboss.resteasy.reactive.common.util.types.Types;
import org.jboss.resteasy.reactive.server.multipart.MultipartPartReadingException;

import dev.straightway.runtime.multipart.PartBodies;

/** Reads a part as an object, in the media type that the parameter declares, whatever the client says. Immutable. */
public final class PartObject {

    private final PartBodies bodies;
    private final MediaType mediaType;
    private final Supplier<Type> declared;

    /** @param declared the type of the object; asked for each part */
    public PartObject(PartBodies bodies, MediaType mediaType, Supplier<Type> declared) {
        this.bodies = bodies;
        this.mediaType = mediaType;
        this.declared = declared;
    }

    /**
     * @param name of the part, for messages
     * @throws MultipartPartReadingException if the part can't be read
     * @throws NotSupportedException if nothing reads such a part
     */
    Object read(String name, MultivaluedMap<String, String> headers, InputStream content) {
        Type type = declared.get();
        try (content) {
            return bodies.read(Types.getRawType(type), type, mediaType, headers, content);
        } catch (IllegalArgumentException nobody) {
            throw new NotSupportedException("The part '" + name + "' can't be read from " + mediaType, nobody);
        } catch (IOException malformed) {
            throw new MultipartPartReadingException(malformed);
        }
    }
}
