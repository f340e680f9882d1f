package dev.straightway.runtime.invocation;

/** What a parameter takes a part of a multipart form as. */
public enum PartShape {
    /** A {@code FileUpload} of Quarkus REST. */
    UPLOAD("an upload"),
    /** A {@code File} that lives as long as the request. */
    FILE("a file"),
    /** The {@code Path} of such a file. */
    PATH("the path of a file"),
    /** {@code byte[]}. */
    BYTES("bytes"),
    /** An {@code InputStream}. */
    STREAM("a stream"),
    /** An object that an entity provider reads. */
    OBJECT("an object"),
    /** All parts of the form, as a {@code MultipartFormDataInput} of Quarkus REST. */
    FORM("the whole form");

    private final String words;

    PartShape(String words) {
        this.words = words;
    }

    /** {@return the words for the build report} */
    public String words() {
        return words;
    }
}
