package dev.straightway.runtime.sse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.List;

import jakarta.ws.rs.core.GenericEntity;
import jakarta.ws.rs.core.GenericType;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import jakarta.ws.rs.sse.SseEvent;

import org.junit.jupiter.api.Test;

class EventBuilderTest {

    private static final GenericType<List<String>> STRINGS = new GenericType<>() {
    };

    private final Sse sse = new ServerSse();
    private final OutboundSseEvent.Builder builder = sse.newEventBuilder();

    @Test
    void leavesUnsetWhatIsNotSet() {
        OutboundSseEvent event = builder.comment("c").build();

        assertThat(event.getComment()).isEqualTo("c");
        assertThat(event.getId()).isNull();
        assertThat(event.getName()).isNull();
        assertThat(event.getData()).isNull();
        assertThat(event.getType()).isNull();
        assertThat(event.getGenericType()).isNull();
        assertThat(event.getMediaType()).isEqualTo(MediaType.TEXT_PLAIN_TYPE);
        assertThat(event.getReconnectDelay()).isEqualTo(SseEvent.RECONNECT_NOT_SET);
        assertThat(event.isReconnectDelaySet()).isFalse();
    }

    @Test
    void keepsWhatIsSet() {
        OutboundSseEvent event = builder.id("1").name("n").reconnectDelay(0).mediaType(MediaType.TEXT_XML_TYPE)
                .data(Number.class, 7).build();

        assertThat(event.getId()).isEqualTo("1");
        assertThat(event.getName()).isEqualTo("n");
        assertThat(event.getComment()).isNull();
        assertThat(event.getReconnectDelay()).isZero();
        assertThat(event.isReconnectDelaySet()).isTrue();
        assertThat(event.getMediaType()).isEqualTo(MediaType.TEXT_XML_TYPE);
        assertThat(event.getData()).isEqualTo(7);
        assertThat(event.getType()).isEqualTo(Number.class);
        assertThat(event.getGenericType()).isEqualTo(Number.class);
    }

    @Test
    void negativeDelaysUnsetTheDelay() {
        OutboundSseEvent event = builder.data("a").reconnectDelay(9).reconnectDelay(-7).build();

        assertThat(event.getReconnectDelay()).isEqualTo(SseEvent.RECONNECT_NOT_SET);
        assertThat(event.isReconnectDelaySet()).isFalse();
    }

    @Test
    void takesTheTypesOfAGenericTypeAndOfAGenericEntity() {
        List<String> list = List.of("a");
        for (OutboundSseEvent event : List.of(builder.data(STRINGS, list).build(),
                builder.data(new GenericEntity<>(list, STRINGS.getType())).build())) {
            assertThat(event.getData()).isSameAs(list);
            assertThat(event.getGenericType()).isEqualTo(STRINGS.getType());
        }
        assertThat(builder.data(STRINGS, list).build().getType()).isEqualTo(List.class);
        assertThat(builder.data("a").build().getType()).isEqualTo(String.class);
    }

    @Test
    void anEventKeepsWhatItWasBuiltWith() {
        OutboundSseEvent first = builder.data("a").name("n").build();
        builder.data("b").name("m").build();

        assertThat(first.getData()).isEqualTo("a");
        assertThat(first.getName()).isEqualTo("n");
    }

    @Test
    void refusesAnEventWithNeitherDataNorComment() {
        assertThatIllegalStateException().isThrownBy(builder.id("1").name("n")::build)
                .withMessage("An event needs data or a comment: call data(…) or comment(…) before build()");
    }

    @Test
    void refusesNull() {
        assertThatNullPointerException().isThrownBy(() -> builder.mediaType(null)).withMessage("mediaType");
        assertThatNullPointerException().isThrownBy(() -> builder.data(null)).withMessage("data");
        assertThatNullPointerException().isThrownBy(() -> builder.data(String.class, null)).withMessage("data");
        assertThatNullPointerException().isThrownBy(() -> builder.data((Class<?>) null, "a")).withMessage("type");
        assertThatNullPointerException().isThrownBy(() -> builder.data(STRINGS, null)).withMessage("data");
        assertThatNullPointerException().isThrownBy(() -> builder.data((GenericType<?>) null, "a")).withMessage("type");
        assertThatIllegalArgumentException().isThrownBy(() -> sse.newEvent(null));
        assertThatIllegalArgumentException().isThrownBy(() -> sse.newEvent(null, "a"));
    }

    @Test
    void emptiesTheNameAndTheIdWithNull() {
        OutboundSseEvent event = builder.data("a").name("n").name(null).id("1").id(null).build();

        assertThat(event.getName()).isNull();
        assertThat(event.getId()).isNull();
    }
}
