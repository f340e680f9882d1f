package dev.straightway.runtime.provider;

import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;

/**
 * The entity providers of the application and the standard ones, and the choice among them (§4.2.1, §4.2.2, §4.2.4): the
 * nearest type first, then the most specific media type, then the application's, those of
 * other extensions that leave them the first place, and the standard ones, then the priority.
 * <p>
 * Immutable but for a cache by class; for all threads.
 */
public final class MessageBodies {

    private final List<Candidate> readers;
    private final List<Candidate> writers;
    private final Map<Class<?>, List<Ranked>> readersByType = new ConcurrentHashMap<>();
    private final Map<Class<?>, List<Ranked>> writersByType = new ConcurrentHashMap<>();

    /** Which providers come first. */
    private enum Rank {
        APPLICATION,
        EXTENSION,
        STANDARD
    }

    /** A provider for one of its media types. */
    private record Candidate(Registration registration, Rank rank, Class<?> argument, MediaType mediaType, int priority,
            int order) {

        int wildcards() {
            return mediaType.isWildcardType() ? 2 : mediaType.isWildcardSubtype() ? 1 : 0;
        }
    }

    private record Ranked(Candidate candidate, int distance) {
    }

    MessageBodies(List<Registration> customReaders, List<Registration> customWriters, List<Registration> standard) {
        this.readers = candidates(MessageBodyReader.class, customReaders, standard);
        this.writers = candidates(MessageBodyWriter.class, customWriters, standard);
    }

    private static List<Candidate> candidates(Class<?> contract, List<Registration> custom, List<Registration> standard) {
        List<Candidate> found = new ArrayList<>();
        for (Registration registration : custom) {
            add(found, registration, registration.handled().afterOwn() ? Rank.EXTENSION : Rank.APPLICATION, contract);
        }
        for (Registration registration : standard) {
            if (registration.isFor(contract)) {
                add(found, registration, Rank.STANDARD, contract);
            }
        }
        return List.copyOf(found);
    }

    private static void add(List<Candidate> found, Registration registration, Rank rank, Class<?> contract) {
        Class<?> argument = registration.handled().type(registration.type(), contract);
        List<MediaType> told = registration.handled().mediaTypes();
        for (MediaType mediaType : told == null ? mediaTypes(registration.type(), contract) : told) {
            found.add(new Candidate(registration, rank, argument, mediaType, registration.priority(contract), found.size()));
        }
    }

    private static List<MediaType> mediaTypes(Class<?> type, Class<?> contract) {
        String[] declared = null;
        for (Class<?> at = type; at != null && declared == null; at = at.getSuperclass()) {
            if (contract == MessageBodyReader.class) {
                Consumes consumes = at.getAnnotation(Consumes.class);
                declared = consumes == null ? null : consumes.value();
            } else {
                Produces produces = at.getAnnotation(Produces.class);
                declared = produces == null ? null : produces.value();
            }
        }
        return declared == null ? List.of(MediaType.WILDCARD_TYPE) : parse(declared);
    }

    private static List<MediaType> parse(String[] declared) {
        List<MediaType> types = new ArrayList<>();
        for (String value : declared) {
            for (String type : value.split(",")) {
                types.add(MediaType.valueOf(type.trim()));
            }
        }
        return types;
    }

    /** {@return the reader for a type from a media type, or {@code null} if there is none} */
    public MessageBodyReader<?> reader(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        for (Ranked ranked : ranked(readers, readersByType, type, true)) {
            if (matches(ranked.candidate().mediaType(), mediaType)) {
                MessageBodyReader<?> reader = (MessageBodyReader<?>) ranked.candidate().registration().instance();
                if (reader.isReadable(type, genericType, annotations, mediaType)) {
                    return reader;
                }
            }
        }
        return null;
    }

    /** {@return the writer for a type as a media type, or {@code null} if there is none} */
    public MessageBodyWriter<?> writer(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return writer(type, genericType, annotations, mediaType, false);
    }

    /** {@return whether a writer of the application writes a type as a media type} */
    public boolean hasOwnWriter(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return writer(type, genericType, annotations, mediaType, true) != null;
    }

    private MessageBodyWriter<?> writer(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
            boolean own) {
        for (Ranked ranked : ranked(writers, writersByType, type, false)) {
            if ((!own || ranked.candidate().rank() != Rank.STANDARD) && matches(ranked.candidate().mediaType(), mediaType)) {
                MessageBodyWriter<?> writer = (MessageBodyWriter<?>) ranked.candidate().registration().instance();
                if (writer.isWriteable(type, genericType, annotations, mediaType)) {
                    return writer;
                }
            }
        }
        return null;
    }

    /**
     * {@return what the writers that can write a type produce (§3.8 step 2), the best first; a structured suffix of any type,
     * which isn't a media type, is left out}
     */
    public List<MediaType> producible(Class<?> type, Type genericType, Annotation[] annotations) {
        List<MediaType> types = new ArrayList<>();
        List<MediaType> lastResort = new ArrayList<>();
        for (Ranked ranked : ranked(writers, writersByType, type, false)) {
            MediaType mediaType = ranked.candidate().mediaType();
            if (mediaType.getSubtype().startsWith("*+")) {
                continue;
            }
            MessageBodyWriter<?> writer = (MessageBodyWriter<?>) ranked.candidate().registration().instance();
            if (!types.contains(mediaType) && writer.isWriteable(type, genericType, annotations, mediaType)) {
                (writer instanceof LastResort ? lastResort : types).add(mediaType);
            }
        }
        return types.isEmpty() ? lastResort : types;
    }

    /**
     * {@return the reader of the application that the build has found for a type and media type}
     *
     * @throws IllegalStateException if a standard one would come first, which the build has to know
     */
    public Registration ownReader(String name, Class<?> type, MediaType mediaType) {
        return own(name, ranked(readers, readersByType, type, true), mediaType);
    }

    /** {@return the writer of the application that the build has found, in the same way} */
    public Registration ownWriter(String name, Class<?> type, MediaType mediaType) {
        return own(name, ranked(writers, writersByType, type, false), mediaType);
    }

    private static Registration own(String name, List<Ranked> ranked, MediaType mediaType) {
        return ranked.stream().map(Ranked::candidate).filter(candidate -> matches(candidate.mediaType(), mediaType))
                .takeWhile(candidate -> candidate.rank() != Rank.STANDARD).map(Candidate::registration)
                .filter(registration -> registration.type().getName().equals(name)).findFirst()
                .orElseThrow(() -> new IllegalStateException(name + " is bound to " + mediaType + ", but isn't the first to be"
                        + " asked"));
    }

    /** {@return whether a reader of the application may have a say in entities of a type} */
    public boolean mayRead(Class<?> type) {
        return may(readers, type);
    }

    /** {@return whether a writer of the application may have a say in entities of a declared type} */
    public boolean mayWrite(Class<?> type) {
        return may(writers, type);
    }

    private static boolean may(List<Candidate> all, Class<?> type) {
        Class<?> boxed = TypeArguments.boxed(type);
        return all.stream().filter(candidate -> candidate.rank() != Rank.STANDARD).map(Candidate::argument)
                .anyMatch(argument -> argument.isAssignableFrom(boxed) || boxed.isAssignableFrom(argument));
    }

    private static List<Ranked> ranked(List<Candidate> all, Map<Class<?>, List<Ranked>> cache, Class<?> type,
            boolean reads) {
        List<Ranked> known = cache.get(type);
        return known != null ? known : cache.computeIfAbsent(type, key -> rank(all, TypeArguments.boxed(key), reads));
    }

    private static List<Ranked> rank(List<Candidate> all, Class<?> type, boolean reads) {
        List<Ranked> fitting = new ArrayList<>();
        for (Candidate candidate : all) {
            int distance = TypeArguments.distance(type, candidate.argument());
            if (distance < 0 && reads) {
                // A reader of a subtype reads the type, too.
                distance = TypeArguments.distance(candidate.argument(), type);
            }
            if (distance >= 0) {
                fitting.add(new Ranked(candidate, distance));
            }
        }
        fitting.sort(Comparator.comparingInt(Ranked::distance)
                .thenComparingInt(ranked -> ranked.candidate().wildcards())
                .thenComparing(ranked -> ranked.candidate().rank())
                .thenComparingInt(ranked -> ranked.candidate().priority())
                .thenComparingInt(ranked -> ranked.candidate().order()));
        return List.copyOf(fitting);
    }

    /** A provider may declare a structured suffix alone, as {@code *+json} of any application type. */
    private static boolean matches(MediaType declared, MediaType actual) {
        if (declared.isCompatible(actual)) {
            return true;
        }
        String suffix = declared.getSubtype().startsWith("*+") ? declared.getSubtype().substring(1) : null;
        return suffix != null && actual.getSubtype().endsWith(suffix)
                && (declared.isWildcardType() || declared.getType().equalsIgnoreCase(actual.getType()));
    }
}
