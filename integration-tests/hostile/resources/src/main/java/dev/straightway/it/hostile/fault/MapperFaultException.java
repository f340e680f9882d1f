package dev.straightway.it.hostile.fault;

/** A failure whose mapper fails. */
public class MapperFaultException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public MapperFaultException(String stage) {
        super(stage);
    }
}
