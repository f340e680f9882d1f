package dev.straightway.runtime.http.context;

import java.util.Date;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Variant;
import jakarta.ws.rs.ext.RuntimeDelegate;
import jakarta.ws.rs.ext.RuntimeDelegate.HeaderDelegate;

import dev.straightway.runtime.fields.Numbers;
import dev.straightway.runtime.http.exchange.RequestHead;
import dev.straightway.runtime.http.exchange.VertxExchange;

/** Preconditions and variants (§10.2.4), evaluated in the order of RFC 9110 §13.2.2. */
final class ConditionalRequest implements Request {

    private static final HeaderDelegate<EntityTag> TAGS = RuntimeDelegate.getInstance()
            .createHeaderDelegate(EntityTag.class);

    /** One of a list of tags, which may hold commas; a tag without quotes counts too. */
    private static final Pattern ELEMENT = Pattern.compile("(?:W/)?\"[^\"]*\"|[^\\s,\"]+");

    private final VertxExchange exchange;

    ConditionalRequest(VertxExchange exchange) {
        this.exchange = exchange;
    }

    private MultivaluedMap<String, String> fields() {
        return exchange.contexts().headers().getRequestHeaders();
    }

    @Override
    public String getMethod() {
        return RequestHead.method(exchange);
    }

    @Override
    public Variant selectVariant(List<Variant> variants) {
        Variant selected = VariantSelection.of(variants, fields());
        exchange.response().headers().set(HttpHeaders.VARY, VariantSelection.fields(variants));
        return selected;
    }

    @Override
    public Response.ResponseBuilder evaluatePreconditions() {
        return fields().containsKey(HttpHeaders.IF_MATCH) ? Response.status(Response.Status.PRECONDITION_FAILED) : null;
    }

    @Override
    public Response.ResponseBuilder evaluatePreconditions(EntityTag tag) {
        required(tag, "tag");
        if (fields().containsKey(HttpHeaders.IF_MATCH) && !matches(HttpHeaders.IF_MATCH, tag, false)) {
            return Response.status(Response.Status.PRECONDITION_FAILED).tag(tag);
        }
        if (fields().containsKey(HttpHeaders.IF_NONE_MATCH) && matches(HttpHeaders.IF_NONE_MATCH, tag, true)) {
            return unchanged().tag(tag);
        }
        return null;
    }

    @Override
    public Response.ResponseBuilder evaluatePreconditions(Date modified) {
        required(modified, "date");
        // Field values have seconds; what the application knows may have milliseconds.
        long known = modified.getTime() / 1000 * 1000;
        Date unmodifiedSince = date(HttpHeaders.IF_UNMODIFIED_SINCE);
        if (unmodifiedSince != null && !fields().containsKey(HttpHeaders.IF_MATCH)
                && known > unmodifiedSince.getTime()) {
            return Response.status(Response.Status.PRECONDITION_FAILED).lastModified(modified);
        }
        Date modifiedSince = date(HttpHeaders.IF_MODIFIED_SINCE);
        boolean reads = isRead();
        if (modifiedSince != null && reads && !fields().containsKey(HttpHeaders.IF_NONE_MATCH)
                && known <= modifiedSince.getTime()) {
            return Response.notModified().lastModified(modified);
        }
        return null;
    }

    @Override
    public Response.ResponseBuilder evaluatePreconditions(Date modified, EntityTag tag) {
        Response.ResponseBuilder byTag = evaluatePreconditions(tag);
        Response.ResponseBuilder byDate = evaluatePreconditions(modified);
        return byTag != null ? byTag.lastModified(modified) : byDate == null ? null : byDate.tag(tag);
    }

    /** RFC 9110 §13.1.3: a field that holds no date is ignored. */
    private Date date(String field) {
        return Numbers.date(fields().getFirst(field));
    }

    private Response.ResponseBuilder unchanged() {
        return isRead() ? Response.notModified()
                : Response.status(Response.Status.PRECONDITION_FAILED);
    }

    /** RFC 9110 §8.8.3.2: If-Match compares strongly, If-None-Match weakly. */
    private boolean matches(String field, EntityTag tag, boolean weakly) {
        for (String value : fields().get(field)) {
            for (Matcher element = ELEMENT.matcher(value); element.find();) {
                if (element.group().equals("*")) {
                    return true;
                }
                if (isSame(element.group(), tag, weakly)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** What is no tag is the same as none. */
    private static boolean isSame(String element, EntityTag tag, boolean weakly) {
        try {
            EntityTag other = TAGS.fromString(element);
            return other.getValue().equals(tag.getValue()) && (weakly || !other.isWeak() && !tag.isWeak());
        } catch (IllegalArgumentException malformed) {
            return false;
        }
    }

    private static void required(Object value, String name) {
        if (value == null) {
            throw new IllegalArgumentException("The " + name + " is null");
        }
    }

    private boolean isRead() {
        return getMethod().equals("GET") || getMethod().equals("HEAD");
    }
}
