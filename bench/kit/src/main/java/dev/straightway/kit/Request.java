package dev.straightway.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A request that is built in memory. It is immutable: each method returns another request, and one may be sent any number
 * of times, by any threads.
 *
 * <pre>
 * Request.from("POST", "/persons?notify=no").header("Accept", "application/json").entity("{}", "application/json")
 * </pre>
 */
public final class Request {

    private static final String LENGTH = "Content-Length";
    private static final String HOST = "Host";
    /** Methods whose requests say so if they have no entity (RFC 9110 §8.6). */
    private static final Set<String> WITH_ENTITY = Set.of("POST", "PUT", "PATCH");
    private static final byte[] NOTHING = {};

    private final String method;
    private final String target;
    private final List<Header> own;
    private final List<Header> headers;
    private final byte[] entity;
    private final int piece;

    private Request(Request before, List<Header> own, byte[] entity, int piece) {
        this(before.method, before.target, own, entity, piece);
    }

    private Request(String method, String target, List<Header> own, byte[] entity, int piece) {
        this.method = method;
        this.target = target;
        this.own = List.copyOf(own);
        this.entity = entity;
        this.piece = piece;
        this.headers = complete();
    }

    /**
     * {@return a request without an entity, to the host {@code localhost}}
     *
     * @param method for example {@code GET}
     * @param target path and query as they are sent: what isn't ASCII, and blanks, are percent-encoded
     */
    public static Request from(String method, String target) {
        Header.requireToken(method, "method");
        if (!target.startsWith("/") && !target.equals("*")) {
            throw new IllegalArgumentException("The target '" + target + "' doesn't begin with /");
        }
        if (!target.chars().allMatch(c -> c > ' ' && c < 0x7f)) {
            throw new IllegalArgumentException("The target '" + target + "' has characters that are sent percent-encoded");
        }
        return new Request(method, target, List.of(), NOTHING, 0);
    }

    /**
     * {@return a request with all that it has}
     *
     * @param headers one of the entity's media type among them; {@code Host} and the length are added where they miss
     * @param entity not copied; it must not be changed afterwards
     */
    public static Request of(String method, String target, List<Header> headers, byte[] entity) {
        Request request = from(method, target);
        headers.forEach(header -> Header.sent(header.name(), header.value()));
        return new Request(request, headers, entity, 0);
    }

    /** {@return the request with one more field; a second value of a name is sent beside the first, but for {@code Host}} */
    public Request header(String name, String value) {
        List<Header> more = HOST.equalsIgnoreCase(name) ? without(HOST) : new ArrayList<>(own);
        more.add(Header.sent(name, value));
        return new Request(this, more, entity, piece);
    }

    /** {@return the request with the text as its entity, in the charset that the media type names, or UTF-8} */
    public Request entity(String text, String mediaType) {
        return entity(text.getBytes(Texts.charset(mediaType)), mediaType);
    }

    /** {@return the request with the entity; it replaces one that was there} */
    public Request entity(byte[] bytes, String mediaType) {
        List<Header> more = without("Content-Type");
        more.add(Header.sent("Content-Type", mediaType));
        return new Request(this, more, bytes.clone(), piece);
    }

    /**
     * {@return the request whose entity is sent in chunks, so that its length isn't known before}
     *
     * @param most how many bytes a chunk has at most
     */
    public Request chunked(int most) {
        if (most < 1) {
            throw new IllegalArgumentException("Chunks of " + most + " bytes");
        }
        return new Request(this, own, entity, most);
    }

    public String method() {
        return method;
    }

    /** {@return path and query as they are sent} */
    public String target() {
        return target;
    }

    /** {@return all fields that are sent, those of the entity and {@code Host} among them} */
    public List<Header> headers() {
        return headers;
    }

    /** {@return the bytes of the entity, which are empty if there is none} */
    public byte[] entity() {
        return entity.clone();
    }

    /** {@return how many bytes the entity has} */
    public int length() {
        return entity.length;
    }

    /** {@return how many bytes a chunk of the entity has at most; 0 where its length is sent} */
    public int chunk() {
        return piece;
    }

    @Override
    public String toString() {
        return method + " " + target;
    }

    private List<Header> without(String name) {
        List<Header> left = new ArrayList<>(own);
        left.removeIf(header -> header.is(name));
        return left;
    }

    private List<Header> complete() {
        List<Header> all = new ArrayList<>(own);
        if (all.stream().noneMatch(header -> header.is(HOST))) {
            all.add(0, new Header(HOST, "localhost"));
        }
        if (piece > 0) {
            all.add(new Header("Transfer-Encoding", "chunked"));
        } else if ((entity.length > 0 || WITH_ENTITY.contains(method)) && all.stream().noneMatch(header -> header.is(LENGTH))) {
            all.add(new Header(LENGTH, Integer.toString(entity.length)));
        }
        return List.copyOf(all);
    }
}
