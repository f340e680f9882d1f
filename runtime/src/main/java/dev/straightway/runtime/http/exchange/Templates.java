package dev.straightway.runtime.http.exchange;

import jakarta.ws.rs.core.MediaType;

import io.smallrye.mutiny.Uni;

/** Renders entities that are templates, by the template engine of the application. */
public interface Templates {

    /** Where there is no template engine. */
    Templates NONE = new Templates() {
        @Override
        public boolean include(Object entity) {
            return false;
        }

        @Override
        public Uni<Rendered> render(VertxExchange exchange, Object template) {
            throw new IllegalStateException("Nothing renders a " + template.getClass().getName());
        }
    };

    /**
     * What a template has become.
     *
     * @param text the entity of the answer
     * @param mediaType that of the variant which the client likes best; {@code null} where the template has none
     */
    record Rendered(String text, MediaType mediaType) {
    }

    /** {@return whether an entity is a template; it may be {@code null}} */
    boolean include(Object entity);

    /** {@return what the template becomes for a request; it may come later} */
    Uni<Rendered> render(VertxExchange exchange, Object template);
}
