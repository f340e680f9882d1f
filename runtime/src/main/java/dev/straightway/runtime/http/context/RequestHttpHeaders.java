package dev.straightway.runtime.http.context;

import java.util.Collections;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import jakarta.ws.rs.core.Cookie;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;

import org.jboss.resteasy.reactive.common.headers.HeaderUtil;
import org.jboss.resteasy.reactive.common.util.CaseInsensitiveMap;
import org.jboss.resteasy.reactive.common.util.UnmodifiableMultivaluedMap;

import dev.straightway.runtime.fields.Accept;
import dev.straightway.runtime.fields.ContentTypes;
import dev.straightway.runtime.fields.Cookies;
import dev.straightway.runtime.fields.Languages;
import dev.straightway.runtime.fields.Numbers;
import dev.straightway.runtime.http.exchange.VertxExchange;

/** The fields of a request (§10.2.3). */
final class RequestHttpHeaders implements HttpHeaders {

    private final VertxExchange exchange;
    private MultivaluedMap<String, String> sent;

    RequestHttpHeaders(VertxExchange exchange) {
        this.exchange = exchange;
    }

    /** What filters have left of the fields, else those that were sent. */
    private MultivaluedMap<String, String> fields() {
        if (exchange.changed() != null) {
            return new UnmodifiableMultivaluedMap<>(exchange.changed().fields(), false);
        }
        if (sent == null) {
            MultivaluedMap<String, String> copy = new CaseInsensitiveMap<>();
            for (Map.Entry<String, String> field : exchange.request().headers()) {
                copy.add(field.getKey(), field.getValue());
            }
            sent = new UnmodifiableMultivaluedMap<>(copy, false);
        }
        return sent;
    }

    @Override
    public MultivaluedMap<String, String> getRequestHeaders() {
        return fields();
    }

    @Override
    public List<String> getRequestHeader(String name) {
        List<String> values = fields().get(name);
        return values == null ? List.of() : values;
    }

    @Override
    public String getHeaderString(String name) {
        return HeaderUtil.getHeaderString(fields(), name);
    }

    @Override
    public List<MediaType> getAcceptableMediaTypes() {
        return Accept.mediaTypes(getHeaderString(ACCEPT));
    }

    @Override
    public List<Locale> getAcceptableLanguages() {
        return Languages.acceptable(getHeaderString(ACCEPT_LANGUAGE));
    }

    @Override
    public MediaType getMediaType() {
        return ContentTypes.mediaType(fields().getFirst(CONTENT_TYPE));
    }

    @Override
    public Locale getLanguage() {
        return Languages.of(fields().getFirst(CONTENT_LANGUAGE));
    }

    @Override
    public Map<String, Cookie> getCookies() {
        return Collections.unmodifiableMap(Cookies.of(getRequestHeader(COOKIE)));
    }

    @Override
    public Date getDate() {
        return Numbers.date(fields().getFirst(DATE));
    }

    @Override
    public int getLength() {
        return Numbers.length(fields().getFirst(CONTENT_LENGTH));
    }
}
