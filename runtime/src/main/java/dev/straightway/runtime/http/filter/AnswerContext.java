package dev.straightway.runtime.http.filter;

import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.net.URI;
import java.util.ArrayList;
import java.util.Date;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.GenericEntity;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Link;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.NewCookie;
import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.common.headers.HeaderUtil;
import org.jboss.resteasy.reactive.common.jaxrs.ResponseImpl;
import org.jboss.resteasy.reactive.common.jaxrs.StatusTypeImpl;
import org.jboss.resteasy.reactive.common.util.CaseInsensitiveMap;

import dev.straightway.runtime.body.AnswerHead;
import dev.straightway.runtime.body.DeclaredHead;
import dev.straightway.runtime.body.RelativeLocation;
import dev.straightway.runtime.invocation.Exchange;

/** An answer before it is written, as filters see and change it (§6.3). Used by one thread at a time. */
public final class AnswerContext implements ContainerResponseContext {

    private static final Annotation[] NONE = {};

    private final MultivaluedMap<String, Object> headers = new CaseInsensitiveMap<>();
    private Response.StatusType status;
    private Object entity;
    private Type genericType;
    private Annotation[] annotations = NONE;
    private OutputStream stream;

    private AnswerContext(Response.StatusType status) {
        this.status = status;
    }

    /** {@return the answer of a response to a request} */
    static AnswerContext of(Response response, Exchange exchange) {
        AnswerContext answer = new AnswerContext(response.getStatusInfo());
        response.getMetadata().forEach((name, values) -> answer.headers.put(name, resolved(values, exchange)));
        answer.take(response.hasEntity() ? response.getEntity() : null);
        if (response instanceof ResponseImpl known && known.getEntityAnnotations() != null) {
            answer.annotations = known.getEntityAnnotations();
        }
        return answer;
    }

    private static List<Object> resolved(List<Object> values, Exchange exchange) {
        List<Object> resolved = new ArrayList<>(values.size());
        for (Object value : values) {
            resolved.add(RelativeLocation.resolved(value, exchange));
        }
        return resolved;
    }

    /** {@return the answer of an entity: 200, or 204 if there is none} */
    static AnswerContext of(Object entity) {
        AnswerContext answer = new AnswerContext(entity == null ? Response.Status.NO_CONTENT : Response.Status.OK);
        answer.take(entity);
        return answer;
    }

    /** {@return the answer of an entity whose head is known} */
    static AnswerContext of(AnswerHead head, Object entity) {
        AnswerContext answer = new AnswerContext(new StatusCode(head.status()));
        answer.entity = entity;
        head.forEach(answer.headers::add);
        if (head.contentType() != null) {
            answer.headers.putSingle(HttpHeaders.CONTENT_TYPE, head.contentType().toString());
        }
        if (head.length() != AnswerHead.NO_LENGTH) {
            answer.headers.putSingle(HttpHeaders.CONTENT_LENGTH, Long.toString(head.length()));
        }
        return answer;
    }

    private void take(Object value) {
        if (value instanceof GenericEntity<?> generic) {
            entity = generic.getEntity();
            genericType = generic.getType();
        } else {
            entity = value;
            genericType = null;
        }
    }

    /** Takes what annotations of a method say of an entity's answer. */
    AnswerContext declare(DeclaredHead declared) {
        if (declared.status() != DeclaredHead.USUAL) {
            setStatus(declared.status());
        }
        declared.fields().forEach(field -> headers.add(field.name(), field.value()));
        return cache(declared);
    }

    /** Takes what they say of a response, which has the rest itself. */
    AnswerContext cache(DeclaredHead declared) {
        declared.cacheControl().ifPresent(value -> headers.putSingle(HttpHeaders.CACHE_CONTROL, value));
        return this;
    }

    /** Says of what type the entity is where it doesn't say so itself. */
    AnswerContext typed(Type type, Annotation[] methodAnnotations) {
        if (genericType == null && entity != null) {
            genericType = type;
        }
        if (annotations.length == 0) {
            annotations = methodAnnotations;
        } else if (methodAnnotations.length > 0) {
            Set<Annotation> both = new LinkedHashSet<>(List.of(methodAnnotations));
            both.addAll(List.of(annotations));
            annotations = both.toArray(Annotation[]::new);
        }
        return this;
    }

    /** A response whose status has no name of its own leaves it to the server. */
    private String reason() {
        String phrase = status.getReasonPhrase();
        return StatusTypeImpl.DEFAULT_REASON_PHRASE.equals(phrase) ? null : phrase;
    }

    /**
     * {@return status and fields, as filters, writers and interceptors left them}
     *
     * @param without whether the entity isn't sent, and what describes it neither
     * @throws IllegalStateException if they can't be those of an answer
     */
    AnswerHead head(boolean without) {
        AnswerHead head = new AnswerHead(status.getStatusCode()).reason(reason());
        for (Map.Entry<String, List<Object>> field : headers.entrySet()) {
            boolean leftOut = without && AnswerHead.describesEntity(field.getKey());
            for (Object value : field.getValue()) {
                if (value != null && !leftOut) {
                    head.add(field.getKey(), HeaderUtil.headerToString(value));
                }
            }
        }
        return head;
    }

    /** Puts a stream before the one that takes the bytes. */
    void stream(OutputStream first) {
        this.stream = first;
    }

    @Override
    public int getStatus() {
        return status.getStatusCode();
    }

    @Override
    public void setStatus(int code) {
        this.status = new StatusCode(code);
    }

    @Override
    public Response.StatusType getStatusInfo() {
        return status;
    }

    @Override
    public void setStatusInfo(Response.StatusType statusInfo) {
        this.status = statusInfo;
    }

    @Override
    public MultivaluedMap<String, Object> getHeaders() {
        return headers;
    }

    @Override
    public MultivaluedMap<String, String> getStringHeaders() {
        MultivaluedMap<String, String> texts = new MultivaluedHashMap<>();
        headers.forEach((name, values) -> values.forEach(value -> texts.add(name, HeaderUtil.headerToString(value))));
        return texts;
    }

    @Override
    public String getHeaderString(String name) {
        return HeaderUtil.getHeaderString(headers, name);
    }

    @Override
    public Set<String> getAllowedMethods() {
        return HeaderUtil.getAllowedMethods(headers);
    }

    @Override
    public Date getDate() {
        return HeaderUtil.getDate(headers);
    }

    @Override
    public Locale getLanguage() {
        return HeaderUtil.getLanguage(headers);
    }

    @Override
    public int getLength() {
        return HeaderUtil.getLength(headers);
    }

    @Override
    public MediaType getMediaType() {
        return HeaderUtil.getMediaType(headers);
    }

    @Override
    public Map<String, NewCookie> getCookies() {
        return HeaderUtil.getNewCookies(headers);
    }

    @Override
    public EntityTag getEntityTag() {
        return HeaderUtil.getEntityTag(headers);
    }

    @Override
    public Date getLastModified() {
        return HeaderUtil.getLastModified(headers);
    }

    @Override
    public URI getLocation() {
        return HeaderUtil.getLocation(headers);
    }

    @Override
    public Set<Link> getLinks() {
        Set<Link> links = new LinkedHashSet<>();
        List<Object> values = headers.get(HttpHeaders.LINK);
        if (values != null) {
            values.forEach(value -> links.add(value instanceof Link link ? link : Link.valueOf(value.toString())));
        }
        return links;
    }

    @Override
    public boolean hasLink(String relation) {
        return getLink(relation) != null;
    }

    @Override
    public Link getLink(String relation) {
        return getLinks().stream().filter(link -> link.getRels().contains(relation)).findFirst().orElse(null);
    }

    @Override
    public Link.Builder getLinkBuilder(String relation) {
        Link link = getLink(relation);
        return link == null ? null : Link.fromLink(link);
    }

    @Override
    public boolean hasEntity() {
        return entity != null;
    }

    @Override
    public Object getEntity() {
        return entity;
    }

    @Override
    public Class<?> getEntityClass() {
        return entity == null ? null : entity.getClass();
    }

    @Override
    public Type getEntityType() {
        return entity == null ? null : genericType == null ? entity.getClass() : genericType;
    }

    @Override
    public void setEntity(Object value) {
        take(value);
        if (entity != null && status.getStatusCode() == Response.Status.NO_CONTENT.getStatusCode()) {
            status = Response.Status.OK;
        }
    }

    @Override
    public void setEntity(Object value, Annotation[] newAnnotations, MediaType mediaType) {
        setEntity(value);
        this.annotations = newAnnotations == null ? NONE : newAnnotations;
        headers.remove(HttpHeaders.CONTENT_TYPE);
        if (mediaType != null) {
            headers.putSingle(HttpHeaders.CONTENT_TYPE, mediaType);
        }
    }

    @Override
    public Annotation[] getEntityAnnotations() {
        return annotations.clone();
    }

    @Override
    public OutputStream getEntityStream() {
        return stream;
    }

    @Override
    public void setEntityStream(OutputStream outputStream) {
        this.stream = outputStream;
    }

    /** A status by its number alone. */
    private record StatusCode(int code) implements Response.StatusType {
        @Override
        public int getStatusCode() {
            return code;
        }

        @Override
        public Response.Status.Family getFamily() {
            return Response.Status.Family.familyOf(code);
        }

        @Override
        public String getReasonPhrase() {
            Response.Status known = Response.Status.fromStatusCode(code);
            return known == null ? "" : known.getReasonPhrase();
        }
    }
}
