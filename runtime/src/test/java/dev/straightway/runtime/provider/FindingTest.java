package dev.straightway.runtime.provider;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import jakarta.annotation.Priority;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ContextResolver;
import jakarta.ws.rs.ext.ExceptionMapper;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Exception mappers (§4.4) and context resolvers (§4.3), as the registry finds them. */
class FindingTest {

    private static Registry registry(Object... providers) {
        Registrations registrations = new Registrations(type -> null);
        Stream.of(providers).forEach(registrations::addInstance);
        return new Registry(registrations, Set.of(), List::of);
    }

    abstract static class Mapping<E extends Throwable> implements ExceptionMapper<E> {
        @Override
        public Response toResponse(E exception) {
            return null;
        }
    }

    static final class OfException extends Mapping<Exception> {
    }

    static final class OfIo extends Mapping<IOException> {
    }

    @Priority(1)
    static final class FirstOfIo extends Mapping<IOException> {
    }

    @Test
    void findsTheMapperOfTheNearestSuperclass() {
        OfException ofException = new OfException();
        OfIo ofIo = new OfIo();
        Registry registry = registry(ofException, ofIo);
        assertThat(registry.mapsExceptions()).isTrue();
        assertThat(registry.getExceptionMapper(FileNotFoundException.class)).isSameAs(ofIo);
        assertThat(registry.getExceptionMapper(IOException.class)).isSameAs(ofIo);
        assertThat(registry.getExceptionMapper(IllegalStateException.class)).isSameAs(ofException);
        assertThat(registry.getExceptionMapper(Error.class)).isNull();
    }

    @Test
    void findsTheMapperOfThePreferredPriority() {
        FirstOfIo first = new FirstOfIo();
        assertThat(registry(new OfIo(), first).getExceptionMapper(IOException.class)).isSameAs(first);
        assertThat(registry().mapsExceptions()).isFalse();
    }

    @Test
    void tellsWhatIsMappedWithoutMakingAMapper() {
        Registrations registrations = new Registrations(type -> {
            throw new IllegalStateException("a mapper was made to tell whether there is one");
        });
        registrations.add(OfIo.class);
        Registry registry = new Registry(registrations, Set.of(), List::of);
        assertThat(registry.maps(FileNotFoundException.class)).isTrue();
        assertThat(registry.maps(IllegalStateException.class)).isFalse();
    }

    abstract static class Resolving implements ContextResolver<StringBuilder> {
        @Override
        public StringBuilder getContext(Class<?> type) {
            return type == getClass() ? null : new StringBuilder(getClass().getSimpleName());
        }
    }

    @Produces("text/plain")
    static final class OfPlainText extends Resolving {
    }

    @Produces("text/*")
    static final class OfText extends Resolving {
    }

    static final class OfAnything extends Resolving {
    }

    @ParameterizedTest
    @CsvSource({ "text/plain, OfPlainText", "text/html, OfText", "image/png, OfAnything" })
    void findsTheResolverOfTheNearestMediaType(String mediaType, String expected) {
        Registry registry = registry(new OfAnything(), new OfText(), new OfPlainText());
        ContextResolver<StringBuilder> resolver = registry.getContextResolver(StringBuilder.class,
                MediaType.valueOf(mediaType));
        assertThat(resolver.getContext(Object.class)).hasToString(expected);
    }

    @Test
    void asksTheNextResolverWhereOneHasNothing() {
        Registry registry = registry(new OfAnything(), new OfPlainText());
        ContextResolver<StringBuilder> resolver = registry.getContextResolver(StringBuilder.class, MediaType.TEXT_PLAIN_TYPE);
        assertThat(resolver.getContext(OfPlainText.class)).hasToString("OfAnything");
        assertThat(registry(new OfPlainText()).getContextResolver(StringBuilder.class, MediaType.TEXT_PLAIN_TYPE)
                .getContext(OfPlainText.class)).isNull();
    }

    @Test
    void findsNoResolverOfAnotherTypeOrMediaType() {
        Registry registry = registry(new OfPlainText());
        assertThat(registry.getContextResolver(CharSequence.class, null)).isNull();
        assertThat(registry.getContextResolver(StringBuilder.class, MediaType.APPLICATION_XML_TYPE)).isNull();
        assertThat(registry.getContextResolver(StringBuilder.class, null)).isNotNull();
        assertThat(registry.resolves(StringBuilder.class.getName())).isTrue();
        assertThat(registry.resolves(String.class.getName())).isFalse();
    }
}
