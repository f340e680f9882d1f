package dev.straightway.it.contract;

import java.net.URI;
import java.util.List;

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

    /** {@return the status where only a class has a method whose template ranks behind, with the same text before variables} */
    int ofShorterClass() {
        return answer(404, 200, 200);
    }

    /** {@return the status where the type of JSON isn't named, neither by the request nor by the method} */
    int unnamedJson() {
        return answer(415, 415, 415);
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

    /** {@return whether a view has its properties in the order of the fields; on Quarkus REST 3.37 it hasn't} */
    boolean keepsOrderOfView() {
        return answer(true, false, true);
    }

    /** {@return whether the answer with a file of Vert.x always ends: that of Quarkus REST never does in some runs} */
    boolean endsFiles() {
        return answer(false, false, true);
    }

    /** {@return the file of a form that is taken as {@code byte[]}} */
    String bytesOfAFile() {
        return answer(null, "null", "content");
    }

    /** {@return what {@code @Cache} says of an answer that is a stream; {@code null} for nothing} */
    String cacheControlOfAStream() {
        return answer(null, null, "max-age=7");
    }

    /** {@return whether {@code properties} and {@code constructed} are there: parameters at setters and of constructors} */
    boolean properties() {
        return answer(true, false, true);
    }

    /** {@return the JSON of a generic class whose items are of a type that is written with its kind} */
    String itemsOfAPage() {
        return answer(null, "{\"items\":[{\"name\":\"Tom\"}]}", "{\"items\":[{\"kind\":\"Cat\",\"name\":\"Tom\"}]}");
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

    /** {@return the URIs that are matched on the way through locators below {@code archive}} */
    String matchedUris(String uris) {
        return answer(uris, uris.replace("archive/", "reactive/archive/"), uris);
    }

    /** {@return the status of the answer to a method that a sub-resource has at other paths only} */
    int unknownMethodOfASubResource() {
        return answer(405, 404, 405);
    }

    /** {@return the status where a sub-resource has no method: above its locators for GET, where nothing is for the others} */
    int nothingOfASubResource(String method) {
        return answer(404, method.equals("OPTIONS") ? 200 : 405, 404);
    }

    /** {@return the methods in Allow of OPTIONS to a sub-resource that has others beside GET} */
    String[] allowedOfASubResource(String... all) {
        return answer(all, new String[] { "GET", "HEAD", "OPTIONS" }, all);
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

    /** {@return whether of two authors that race only one has a part in the answer} */
    boolean oneAuthor() {
        return answer(true, false, true);
    }

    /** {@return what Content-Length says of a text of four bytes where the resource says another length} */
    int lengthOfText(int declared) {
        return answer(declared, declared, 4);
    }

    /** {@return the status of an answer whose status is none} */
    int statusThatIsNone(int status) {
        return answer(status, status, 500);
    }

    /** {@return whether an answer with a control character in a field is answered at all} */
    boolean answersControlCharacters() {
        return answer(false, false, true);
    }

    /** {@return whether an {@code Error} of a {@code TimeoutHandler} is answered} */
    boolean answersErrorsOfTimeoutHandlers() {
        return answer(false, false, true);
    }

    /** {@return whether fields of a resource are sent that belong to the connection} */
    boolean sendsFieldsOfTheConnection() {
        return answer(true, true, false);
    }

    /** {@return whether a request ends for the Router, and its beans too, where it is answered or breaks off in a way} */
    boolean ends(String how) {
        return answer(List.of(), List.of("text", "throws"), List.of(how)).contains(how);
    }

    /** {@return the parameters of {@code ?x=1;id=2}} */
    String semicolonInQuery() {
        return answer("{x=[1;id=2]}", "{id=[2], x=[1]}", "{x=[1;id=2]}");
    }

    /** {@return what {@code ?ID=2} injects where the name is {@code id}} */
    String parameterInCapitals() {
        return answer("null", "2", "null");
    }

    /** {@return what a cookie injects that is {@code a} first and then {@code b}} */
    String cookieThatComesTwice() {
        return answer("b", "b", "a");
    }

    /** {@return the status of the answer to a malformed cookie, where one is a parameter, or all are asked for} */
    int malformedCookie(String path) {
        return answer(500, path.equals("/cookie") ? 400 : 500, 200);
    }

    /**
     * {@return the status of the answer to a malformed Accept: with one method, with several, and where no type is declared}
     */
    int malformedAccept(String path) {
        int reactive = switch (path) {
            case "/negotiation" -> 400;
            case "/undeclared" -> 500;
            default -> 406;
        };
        return answer(500, reactive, 406);
    }

    /** {@return the status of the answer to a malformed Content-Type, with and without {@code @Consumes}} */
    int malformedType(String path) {
        return answer(500, path.equals("/input/type") ? 500 : 415, 415);
    }

    /** {@return the status of the answer to a text in a charset that doesn't exist} */
    int unknownCharset() {
        return answer(400, 200, 400);
    }

    /** {@return the status of the answer where JSON is all that is written, and an image is asked for} */
    int jsonAsAnImage() {
        return answer(500, 200, 406);
    }

    /** {@return the status of the answer where a text has no declared type, and HTML is asked for} */
    int undeclaredText() {
        return answer(200, 406, 200);
    }

    /** {@return the media type of a response with a text, where neither side names one} */
    String undeclaredResponse() {
        return answer("application/octet-stream", "text/plain", "text/plain");
    }

    /** {@return what is answered where text and JSON are equally welcome} */
    String textOrJson() {
        return answer("text", PersonContract.BOB, PersonContract.BOB);
    }

    /** {@return what Location says of a relative URI with slashes before it} */
    String location(String base, String to) {
        String withoutSlashes = to.replaceFirst("^/+", "");
        return answer(URI.create("http://h/").resolve(withoutSlashes).toString(), base + to, base + "/" + withoutSlashes);
    }

    /**
     * {@return what Location says of a relative URI in a response that a thread without request builds; {@code null} for a 500}
     */
    String locationOfAnotherThread(String base, String to) {
        return answer(to, null, base + "/" + to.replaceFirst("^/+", ""));
    }

    /** {@return the status of the answer to a form with more fields than are allowed} */
    int longForm() {
        return answer(200, 200, 413);
    }

    /** {@return the methods in Allow where there is only one for POST} */
    String allowedWithoutGet() {
        return answer("OPTIONS, POST", "GET, HEAD, OPTIONS, POST", "OPTIONS, POST");
    }

    /** {@return whether the answer to OPTIONS has the methods as a text} */
    boolean methodsAsText() {
        return answer(true, false, false);
    }

    /** {@return the Content-Type of the answer to HEAD where none is declared; {@code null} for none} */
    String typeOfHead() {
        return answer("application/octet-stream", null, "application/json;charset=UTF-8");
    }

    /** {@return the Content-Length of the answer to HEAD; {@code null} for none} */
    String lengthOfHead(String entity) {
        return answer(null, null, String.valueOf(entity.length()));
    }

    /** {@return the body of the answer to malformed JSON} */
    String bodyForMalformedJson() {
        return answer("Not able to deserialize data provided.", "", "");
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
