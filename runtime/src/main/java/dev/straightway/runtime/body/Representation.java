package dev.straightway.runtime.body;

/** The kinds of entity that there are readers and writers for. */
public enum Representation {
    /** JSON, as the application's {@code ObjectMapper} has it. */
    JSON,
    /** Text: {@code String} as it is, anything else by its {@code toString}. */
    TEXT,
    /** {@code byte[]}. */
    BYTES,
    /** A Vert.x {@code Buffer}. */
    BUFFER,
    /** An {@code InputStream} over a body that has arrived completely; reading only. */
    STREAM,
    /** XML, by the classes of JAXB that the build has seen. */
    XML,
    /** Kryo, of registered classes. */
    KRYO,
    /** As the one entity provider of the application has it that the build has found for it. */
    OWN,
    /** The class of the entity decides for each answer; writing only. */
    BY_CLASS,
    /** The entity providers decide for each request (§4.2). */
    PROVIDER;

    /** {@return whether there is one entity provider for it, by an optional library} */
    public boolean isBound() {
        return this == XML || this == KRYO;
    }

    /** {@return whether an entity provider reads and writes it} */
    public boolean isByProvider() {
        return this == PROVIDER || isBound();
    }
}
