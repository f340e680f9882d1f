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

import dev.straightway.runtime.http.VertxExchange;

/** The fields of a request (§10.2.3). */
final class RequestHttpHeaders implements HttpHeaders {

    private final VertxExchange exchange;
    private MultivaluedMap<String, String> sent;

    RequestHttpHeaders(VertxExchange exchange) {
        this.exchange = exchange;
    }

    /** What filters have left of the fields, else those that were sent. */
    private MultivaluedMap<String, String> fields() {
        if (exchange.filtered()) {
            return new UnmodifiableMultivaluedMap<>(exchange.filtering().getHeaders(), false);
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
        return Collections.unmodifiableList(HeaderUtil.getAcceptableMediaTypes(fields()));
    }

    @Override
    public List<Locale> getAcceptableLanguages() {
        return HeaderUtil.getAcceptableLanguages(fields());
    }

    @Override
    public MediaType getMediaType() {
        return HeaderUtil.getMediaType(fields());
    }

    @Override
    public Locale getLanguage() {
        return HeaderUtil.getLanguage(fields());
    }

    @Override
    public Map<String, Cookie> getCookies() {
        return Collections.unmodifiableMap(HeaderUtil.getCookies(fields()));
    }

    @Override
    public Date getDate() {
        return HeaderUtil.getDate(fields());
    }

    @Override
    public int getLength() {
        return HeaderUtil.getLength(fields());
    }
}
