package dev.straightway.runtime.http.template;

import java.time.Duration;
import java.util.List;
import java.util.Locale;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;

import dev.straightway.runtime.http.exchange.Templates;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.invocation.ContextType;
import io.quarkus.arc.Arc;
import io.quarkus.qute.Engine;
import io.quarkus.qute.TemplateException;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.qute.Variant;
import io.smallrye.mutiny.Uni;

/**
 * Renders templates of Qute: in the variant that the client likes best, within their timeout, as the extension of Quarkus REST
 * does. Loaded only where Qute is there.
 */
public final class QuteTemplates implements Templates {

    @Override
    public boolean include(Object entity) {
        return entity instanceof TemplateInstance;
    }

    @Override
    public Uni<Rendered> render(VertxExchange exchange, Object entity) {
        TemplateInstance template = (TemplateInstance) entity;
        MediaType mediaType = select(exchange, template);
        return text(template).map(text -> new Rendered(text, mediaType));
    }

    private static Uni<String> text(TemplateInstance template) {
        Uni<String> text = template.createUni();
        if (Arc.container().instance(Engine.class).get().useAsyncTimeout()) {
            return text;
        }
        long timeout = template.getTimeout();
        return text.ifNoItem().after(Duration.ofMillis(timeout)).failWith(
                () -> new TemplateException(template + " wasn't rendered within " + timeout + " ms"));
    }

    /** {@return the media type of the chosen variant; {@code null} where there is none to choose} */
    private static MediaType select(VertxExchange exchange, TemplateInstance template) {
        List<jakarta.ws.rs.core.Variant> variants = variants(template).stream()
                .map(variant -> new jakarta.ws.rs.core.Variant(MediaType.valueOf(variant.getMediaType()), variant.getLocale(),
                        variant.getEncoding()))
                .toList();
        jakarta.ws.rs.core.Variant selected = variants.isEmpty() ? null
                : ((Request) exchange.context(ContextType.REQUEST)).selectVariant(variants);
        if (selected == null) {
            return null;
        }
        template.setAttribute(TemplateInstance.SELECTED_VARIANT, new Variant(locale(exchange, selected),
                selected.getMediaType().toString(), selected.getEncoding()));
        return selected.getMediaType();
    }

    @SuppressWarnings("unchecked") // Qute keeps a list of variants under this key
    private static List<Variant> variants(TemplateInstance template) {
        Object several = template.getAttribute(TemplateInstance.VARIANTS);
        return several != null ? (List<Variant>) several : template.getTemplate().getVariant().stream().toList();
    }

    private static Locale locale(VertxExchange exchange, jakarta.ws.rs.core.Variant selected) {
        List<Locale> accepted = ((HttpHeaders) exchange.context(ContextType.HTTP_HEADERS)).getAcceptableLanguages();
        return selected.getLanguage() != null || accepted.isEmpty() ? selected.getLanguage() : accepted.get(0);
    }
}
