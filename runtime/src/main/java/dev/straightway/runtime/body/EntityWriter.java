package dev.straightway.runtime.body;

import dev.straightway.runtime.invocation.ResultWriter;

/** Writes entities with status 200, and can also say what it would write. */
public abstract class EntityWriter extends ResultWriter {

    EntityWriter() {
    }

    /**
     * {@return an entity in the representation that the request asks for; {@code null} if it takes an entity provider}
     *
     * @param entity not {@code null}
     */
    abstract Encoded encode(BufferExchange exchange, Object entity) throws Exception;
}
