package dev.straightway.it.contract;

/**
 * A stack, with everything in which its answers differ from the others': a method for each difference, whose three answers
 * stand in the order of the columns of docs/differences.md, where the reasons are.
 */
public enum Stack {

    CLASSIC("/resteasy"),

    /** Its build refuses {@code @RunOnVirtualThread} on a JDK without virtual threads. */
    REACTIVE("/reactive"),

    STRAIGHTWAY("/straightway");

    private final String prefix;

    Stack(String prefix) {
        this.prefix = prefix;
    }

    /** {@return the path before all resources} */
    String prefix() {
        return prefix;
    }

    /** {@return the thread of a method with {@code @NonBlocking}} */
    String eventLoop() {
        return answer("worker", "event-loop", "event-loop");
    }

    /** {@return whether {@code person/virtual} is there} */
    boolean virtual() {
        return answer(true, hasVirtualThreads(), true);
    }

    /** {@return the Content-Type of an entity that a method produces as JSON} */
    String json() {
        return answer("application/json", "application/json;charset=UTF-8", "application/json;charset=UTF-8");
    }

    /** {@return the Content-Type of a 204 where JSON was to be produced; {@code null} for none} */
    String jsonOnNull() {
        return answer(null, "application/json;charset=UTF-8", null);
    }

    /** {@return whether 405 carries Allow} */
    boolean allowOn405() {
        return answer(true, false, true);
    }

    /** {@return the status of the answer to a JSON array where an object is read} */
    int arrayForObject() {
        return answer(400, 200, 400);
    }

    /** {@return which method of one class answers {@code /matching/x/longliteral}} */
    String longLiteral() {
        return answer("long literal x", "capture longliteral", "long literal x");
    }

    /** {@return whether {@code records} is there: a parameter bean that is a record} */
    boolean recordBeans() {
        return answer(false, true, true);
    }

    /** {@return whether the resources are there whose annotations are those of Quarkus REST} */
    boolean quarkusAnnotations() {
        return answer(false, true, true);
    }

    /** {@return whether {@code properties} and {@code constructed} are there: parameters at setters and of constructors} */
    boolean properties() {
        return answer(true, false, true);
    }

    /** {@return what {@code ?text=} injects where the default is {@code none}} */
    String emptyText() {
        return answer("", "none", "");
    }

    /** {@return what a matrix parameter of another segment than the last one injects} */
    String matrixOfAnEarlierSegment() {
        return answer("other", "other", "null");
    }

    /** {@return whether a {@code PathSegment} parameter has its matrix parameters} */
    boolean matrixOfSegments() {
        return answer(true, false, true);
    }

    /** {@return what an {@code @Encoded} parameter of the query {@code a%20b%26c+d} injects} */
    String encodedQuery() {
        return answer("a%20b%26c+d", "a+b%26c+d", "a%20b%26c+d");
    }

    /** {@return whether {@code @Encoded} at a method or class is heeded} */
    boolean encodedMethods() {
        return answer(true, false, true);
    }

    /** {@return whether {@code UriInfo} tells path and query parameters as they were sent} */
    boolean rawUri() {
        return answer(true, false, true);
    }

    /** {@return the status of the answer where no writer writes an entity} */
    int nothingWrites() {
        return answer(500, 200, 500);
    }

    /** {@return what is resolved where the resolver of the nearest media type resolves to {@code null}} */
    String nextResolver() {
        return answer("Tone[name=any]", "null", "Tone[name=any]");
    }

    /** {@return whether {@code keyed} is there: a parameter whose type is a variable of the superclass} */
    boolean typeVariables() {
        return answer(true, false, true);
    }

    /** {@return the status of the answer where a locator returns {@code null}} */
    int nullOfALocator() {
        return answer(404, 204, 404);
    }

    /** {@return how many resources are matched by a root resource and three sub-resources within each other} */
    int nestedResources() {
        return answer(4, 3, 4);
    }

    /** {@return the status at the inherited path of a method that is overridden and annotated anew} */
    int overridden() {
        return answer(404, 200, 404);
    }

    /** {@return whether {@code SecurityContext.isUserInRole} answers} */
    boolean roles() {
        return answer(false, false, true);
    }

    /** {@return whether the {@code Application} is injected where the application has no class of its own} */
    boolean application() {
        return answer(false, true, true);
    }

    /** {@return whether a method may return the stream that it was given, of any length} */
    boolean wholeStream() {
        return answer(false, true, true);
    }

    /** {@return the status of the answer to a text where a number is read} */
    int textForNumber() {
        return answer(400, 500, 400);
    }

    /** {@return whether {@code Form} is read and written} */
    boolean forms() {
        return answer(true, false, true);
    }

    private <T> T answer(T classic, T reactive, T straightway) {
        return switch (this) {
            case CLASSIC -> classic;
            case REACTIVE -> reactive;
            case STRAIGHTWAY -> straightway;
        };
    }

    /** {@return whether the JVM has virtual threads} */
    static boolean hasVirtualThreads() {
        return Runtime.version().feature() >= 21;
    }
}
