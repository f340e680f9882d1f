package dev.straightway.runtime.invocation;

/** Reads the entity of a request into the type of an entity parameter; the type is fixed when the reader is made. */
public abstract class EntityReader {

    /**
     * @param exchange a request whose body has arrived completely
     * @return the entity, {@code null} when the body is empty and the type has no empty value
     * @throws jakarta.ws.rs.BadRequestException if the body isn't a valid representation of the type
     * @throws Exception what the application's own types threw while they were read
     */
    public abstract Object read(Exchange exchange) throws Exception;
}
