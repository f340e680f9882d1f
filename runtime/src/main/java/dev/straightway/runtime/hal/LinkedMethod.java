package dev.straightway.runtime.hal;

/**
 * A resource method whose answers have links, by annotation.
 *
 * @param method {@code org.acme.ItemResource#getOne(int,java.lang.String)}
 * @param entity the binary name of the class that its answers are of
 * @param headers which links are headers
 */
public record LinkedMethod(String method, String entity, Headers headers) {

    /** Which links of an answer are headers. */
    public enum Headers {
        NONE,
        /** Those of the class. */
        TYPE,
        /** Those of the entity. */
        INSTANCE
    }
}
