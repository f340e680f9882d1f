package dev.straightway.peer.bodies.written;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.ArrayList;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.Provider;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.KryoException;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.CollectionSerializer;
import com.esotericsoftware.kryo.util.MapReferenceResolver;
import com.esotericsoftware.kryo.util.Pool;

import dev.straightway.peer.bodies.Human;
import dev.straightway.peer.bodies.Order;

/** Kryo with pooled instances, which know their classes by numbers, and texts without references. */
@Provider
@Consumes("application/x-kryo")
@Produces("application/x-kryo")
public class KryoProvider implements MessageBodyReader<Object>, MessageBodyWriter<Object> {

    /** The first numbers are those of the JDK; a person has the same on every stack, so that all read the same bytes. */
    private static final int FIRST_OWN = 64;

    private final Pool<Session> sessions = new Pool<>(true, false, 64) {
        @Override
        protected Session create() {
            return new Session();
        }
    };

    /** An instance with its buffers. */
    private static final class Session {
        private final Kryo kryo = new Kryo(new WithoutTexts());
        private final Input input = new Input();
        private final Output output = new Output(512, -1);

        private Session() {
            kryo.register(Human.class, FIRST_OWN);
            kryo.register(Order.class, FIRST_OWN + 1);
            kryo.register(Order.Line.class, FIRST_OWN + 2);
            kryo.register(ArrayList.class);
            kryo.addDefaultSerializer(java.util.List.class, CollectionSerializer.class);
        }
    }

    private static final class WithoutTexts extends MapReferenceResolver {
        @Override
        public boolean useReferences(@SuppressWarnings("rawtypes") Class type) {
            return type != String.class && super.useReferences(type);
        }
    }

    @Override
    public boolean isReadable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return true;
    }

    @Override
    public Object readFrom(Class<Object> type, Type genericType, Annotation[] annotations, MediaType mediaType,
            MultivaluedMap<String, String> headers, InputStream stream) throws IOException {
        Session session = sessions.obtain();
        Object read;
        try {
            session.input.setBuffer(stream.readAllBytes());
            read = session.kryo.readClassAndObject(session.input);
        } catch (KryoException e) {
            throw new BadRequestException("No message of Kryo", e);
        }
        sessions.free(session);
        if (!type.isInstance(read)) {
            throw new BadRequestException("Another class");
        }
        return read;
    }

    @Override
    public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return true;
    }

    @Override
    public void writeTo(Object entity, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
            MultivaluedMap<String, Object> headers, OutputStream stream) throws IOException {
        Session session = sessions.obtain();
        session.kryo.writeClassAndObject(session.output,
                entity instanceof java.util.List<?> list && !(list instanceof ArrayList)
                        ? new ArrayList<>(list)
                        : entity);
        stream.write(session.output.getBuffer(), 0, session.output.position());
        session.output.reset();
        sessions.free(session);
    }
}
