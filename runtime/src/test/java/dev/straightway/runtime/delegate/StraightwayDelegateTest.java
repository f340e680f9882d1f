package dev.straightway.runtime.delegate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Date;
import java.util.Locale;

import jakarta.ws.rs.core.Application;
import jakarta.ws.rs.core.CacheControl;
import jakarta.ws.rs.core.Cookie;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.Link;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.NewCookie;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.RuntimeDelegate.HeaderDelegate;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StraightwayDelegateTest {

    private final StraightwayDelegate delegate = new StraightwayDelegate();

    @Test
    void makesBuildersOfParts() throws IOException {
        ByteArrayInputStream content = new ByteArrayInputStream(new byte[0]);
        assertThat(delegate.createEntityPartBuilder("a").content(content).build().getName()).isEqualTo("a");
        assertThatIllegalArgumentException().isThrownBy(() -> delegate.createEntityPartBuilder(null));
    }

    @ParameterizedTest
    @ValueSource(classes = { CacheControl.class, Cookie.class, Date.class, EntityTag.class, Link.class, Locale.class,
            MediaType.class, NewCookie.class })
    void refusesNullForEveryHeader(Class<?> type) {
        HeaderDelegate<?> header = delegate.createHeaderDelegate(type);
        assertThatIllegalArgumentException().isThrownBy(() -> header.fromString(null));
        assertThatIllegalArgumentException().isThrownBy(() -> header.toString(null));
    }

    @Test
    void refusesACookieThatIsNone() {
        HeaderDelegate<Cookie> header = delegate.createHeaderDelegate(Cookie.class);
        assertThatIllegalArgumentException().isThrownBy(() -> header.fromString(";"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', quoteCharacter = '`', value = { "W/\"x\" ! x ! true", "\"x\" ! x ! false" })
    void readsAndWritesEntityTags(String text, String value, boolean isWeak) {
        HeaderDelegate<EntityTag> header = delegate.createHeaderDelegate(EntityTag.class);
        assertThat(header.fromString(text)).isEqualTo(new EntityTag(value, isWeak));
        assertThat(header.toString(new EntityTag(value, isWeak))).isEqualTo(text);
    }

    @Test
    void readsAndWritesCookies() {
        HeaderDelegate<Cookie> header = delegate.createHeaderDelegate(Cookie.class);
        Cookie cookie = new Cookie.Builder("name").value("value").build();
        assertThat(header.fromString(header.toString(cookie))).extracting(Cookie::getName, Cookie::getValue)
                .containsExactly("name", "value");
    }

    @Test
    void refusesAHeaderOfNoType() {
        assertThatIllegalArgumentException().isThrownBy(() -> delegate.createHeaderDelegate(null));
    }

    @Test
    void leavesServingToQuarkus() {
        Application application = new Application();
        assertThatIllegalArgumentException().isThrownBy(() -> delegate.createEndpoint(null, Object.class));
        assertThatThrownBy(() -> delegate.createEndpoint(application, Object.class))
                .isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(delegate::createConfigurationBuilder).isInstanceOf(UnsupportedOperationException.class)
                .hasMessageStartingWith("SeBootstrap is not supported");
        assertThatThrownBy(() -> delegate.bootstrap(application, null)).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> delegate.bootstrap(Application.class, null))
                .isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void keepsTheBuildersOfTheLibrary() {
        try (Response response = delegate.createResponseBuilder().status(204).build()) {
            assertThat(response.getStatus()).isEqualTo(204);
        }
    }
}
