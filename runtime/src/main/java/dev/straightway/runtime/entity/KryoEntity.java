package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

import dev.straightway.kryo.KryoCodec;
import dev.straightway.kryo.MalformedKryoException;
import dev.straightway.kryo.UnsuitableClassException;

/** Values of registered classes as messages of Kryo. One that can't be read, or is too much, is an error of the client. */
@Consumes(KryoEntity.MEDIA_TYPE)
@Produces(KryoEntity.MEDIA_TYPE)
public final class KryoEntity extends StandardEntity<Object> implements Prepared {

    static final String MEDIA_TYPE = "application/x-kryo";

    private final KryoCodec codec;

    public KryoEntity(KryoCodec codec) {
        super(Object.class);
        this.codec = codec;
    }

    /** {@inheritDoc} Says so at the start if it can't be in a message. */
    @Override
    public void prepare(Class<?> type) {
        codec.prepare(type);
    }

    @Override
    boolean reads(Class<?> candidate, MediaType mediaType) {
        return MEDIA_TYPE.equalsIgnoreCase(mediaType.getType() + "/" + mediaType.getSubtype())
                && !Representations.include(candidate) && codec.knows(candidate);
    }

    @Override
    boolean writes(Class<?> candidate, MediaType mediaType) {
        return reads(candidate, mediaType);
    }

    @Override
    Object read(Class<?> type, Type genericType, MediaType mediaType, InputStream stream) throws IOException {
        byte[] message = Content.bytes(stream);
        try {
            return codec.read(message, genericType == null ? type : genericType);
        } catch (UnsuitableClassException e) {
            throw e;
        } catch (MalformedKryoException e) {
            throw new BadRequestException(e.getMessage(), e);
        }
    }

    @Override
    void write(Object entity, Type genericType, MediaType mediaType, OutputStream stream) throws IOException {
        stream.write(codec.write(entity));
    }
}
