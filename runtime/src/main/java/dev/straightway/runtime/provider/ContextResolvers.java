package dev.straightway.runtime.provider;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.ext.ContextResolver;

/** The context resolvers (§4.3), chosen by the type of the context and the media types that they declare. */
final class ContextResolvers {

    private final List<Entry> entries = new ArrayList<>();

    private record Entry(Class<?> context, MediaType mediaType, Registration registration) {
    }

    /** @param sorted by priority */
    ContextResolvers(List<Registration> sorted) {
        for (Registration resolver : sorted) {
            Class<?> context = resolver.handled().type(resolver.type(), ContextResolver.class);
            mediaTypes(resolver).forEach(mediaType -> entries.add(new Entry(context, mediaType, resolver)));
        }
    }

    private static List<MediaType> mediaTypes(Registration resolver) {
        if (resolver.handled().mediaTypes() != null) {
            return resolver.handled().mediaTypes();
        }
        Produces produces = resolver.type().getAnnotation(Produces.class);
        return produces == null ? List.of(MediaType.WILDCARD_TYPE)
                : Stream.of(produces.value()).map(MediaType::valueOf).toList();
    }

    /** {@return the resolver; several for the same type are asked in turn; {@code null} if there is none} */
    ContextResolver<?> find(Class<?> context, MediaType wanted) {
        MediaType mediaType = wanted == null ? MediaType.WILDCARD_TYPE : wanted;
        List<Registration> fitting = entries.stream()
                .filter(entry -> entry.context() == context && entry.mediaType().isCompatible(mediaType))
                .sorted(Comparator.comparingInt(entry -> wildcards(entry.mediaType())))
                .map(Entry::registration).distinct().toList();
        return switch (fitting.size()) {
            case 0 -> null;
            case 1 -> (ContextResolver<?>) fitting.get(0).instance();
            default -> new InTurn(fitting);
        };
    }

    private static int wildcards(MediaType mediaType) {
        return mediaType.isWildcardType() ? 2 : mediaType.isWildcardSubtype() ? 1 : 0;
    }

    /** The first that has a context for a type gives it. */
    private record InTurn(List<Registration> resolvers) implements ContextResolver<Object> {
        @Override
        public Object getContext(Class<?> type) {
            for (Registration resolver : resolvers) {
                Object context = ((ContextResolver<?>) resolver.instance()).getContext(type);
                if (context != null) {
                    return context;
                }
            }
            return null;
        }
    }
}
