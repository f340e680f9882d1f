package dev.straightway.runtime.http.validation;

import java.util.List;

import jakarta.ws.rs.core.MediaType;

import dev.straightway.runtime.fields.Accept;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.negotiation.MediaRange;

/**
 * Chooses the media type of a report as Quarkus REST does: the best that the client accepts, the method produces and a report
 * can be written in, else the first that the method produces.
 */
final class ReportType {

    private static final List<MediaType> WRITTEN = List.of(MediaType.APPLICATION_JSON_TYPE, MediaType.APPLICATION_XML_TYPE,
            MediaType.TEXT_XML_TYPE, MediaType.TEXT_PLAIN_TYPE);

    private ReportType() {
    }

    static MediaType of(VertxExchange exchange) {
        List<MediaType> produced = exchange.endpoint().produces().isEmpty() ? WRITTEN
                : exchange.endpoint().produces().stream().map(range -> new MediaType(range.type(), range.subtype())).toList();
        return Accept.mediaTypesOrAnything(exchange.accept()).stream()
                .filter(accepted -> isAmong(WRITTEN, accepted) && isAmong(produced, accepted)).findFirst()
                .map(accepted -> new MediaType(accepted.getType(), accepted.getSubtype())).orElse(produced.get(0));
    }

    static boolean isJson(MediaType type) {
        return MediaRange.isJson(type.getType(), type.getSubtype());
    }

    private static boolean isAmong(List<MediaType> types, MediaType asked) {
        return types.stream().anyMatch(type -> type.getType().equalsIgnoreCase(asked.getType())
                && type.getSubtype().equalsIgnoreCase(asked.getSubtype()));
    }
}
