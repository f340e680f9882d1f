package dev.straightway.runtime.sse;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.lang.reflect.Type;
import java.nio.charset.UnsupportedCharsetException;
import java.util.List;
import java.util.stream.Stream;

import jakarta.ws.rs.core.GenericType;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class EventEncodingTest {

    private static final Sse SSE = new ServerSse();

    private static OutboundSseEvent.Builder event() {
        return SSE.newEventBuilder();
    }

    private static String encoded(OutboundSseEvent event) throws IOException {
        return new String(EventEncoding.encode(event, FakeChannel.AS_TEXT), UTF_8);
    }

    static Stream<List<Object>> events() {
        return Stream.of(
                List.of(event().data("a").build(), "data:a\n\n"),
                List.of(event().data("").build(), "data:\n\n"),
                List.of(event().data(" a").build(), "data:  a\n\n"),
                List.of(event().data("ä€😀").build(), "data:ä€😀\n\n"),
                List.of(event().data(7).build(), "data:7\n\n"),
                List.of(SSE.newEvent("n", "a"), "event:n\ndata:a\n\n"),
                List.of(event().data("a").id("1").build(), "id:1\ndata:a\n\n"),
                List.of(event().data("a").id("").name("").build(), "id:\nevent:\ndata:a\n\n"),
                List.of(event().data("a").reconnectDelay(0).build(), "retry:0\ndata:a\n\n"),
                List.of(event().data("a").reconnectDelay(-5).build(), "data:a\n\n"),
                List.of(event().comment("c").build(), ":c\n\n"),
                List.of(event().comment("").build(), ":\n\n"),
                List.of(event().comment("c\r\ndata: d\n\rx").build(), ":c\n:data: d\n:\n:x\n\n"),
                List.of(event().comment("c").name("n").id("1").reconnectDelay(3000).data("a\nb").build(),
                        ":c\nid:1\nevent:n\nretry:3000\ndata:a\ndata:b\n\n"));
    }

    @ParameterizedTest
    @MethodSource("events")
    void writesTheFieldsOfTheHtmlStandard(List<Object> row) throws Exception {
        assertThat(encoded((OutboundSseEvent) row.get(0))).isEqualTo(row.get(1));
    }

    @ParameterizedTest
    @CsvSource({ "a\\nb, a|b", "a\\rb, a|b", "a\\r\\nb, a|b", "a\\n\\rb, a||b", "a\\n\\nb, a||b", "a\\r\\rb, a||b",
            "a\\n, a|", "\\na, |a", "a\\r, a|", "a\\r\\n, a|", "\\n, |", "a\\n\\nid: 1, a||id: 1" })
    void writesEachLineOfTheDataAsAField(String data, String lines) throws Exception {
        String text = data.replace("\\n", "\n").replace("\\r", "\r");

        assertThat(encoded(SSE.newEvent(text))).isEqualTo("data:" + lines.replace("|", "\ndata:") + "\n\n");
    }

    @ParameterizedTest
    @CsvSource({ "name, '\n', U+000A", "name, '\r', U+000D", "id, '\n', U+000A", "id, '\r', U+000D", "id, '\0', U+0000" })
    void refusesAValueThatWouldWriteFieldsOfItsOwn(String field, String character, String shown) {
        String value = "a" + character + "data: forged";
        OutboundSseEvent foreign = field.equals("name") ? new Event(null, value, null, -1, null, Entity.of("x"))
                : new Event(value, null, null, -1, null, Entity.of("x"));
        String message = "The " + field + " of an event holds the character " + shown + " at 1, which its field can't carry";

        assertThatThrownBy(() -> encoded(foreign)).isInstanceOf(IllegalArgumentException.class).hasMessage(message);
        assertThatThrownBy(() -> field(event(), field, value)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    private static void field(OutboundSseEvent.Builder builder, String field, String value) {
        if (field.equals("name")) {
            builder.name(value);
        } else {
            builder.id(value);
        }
    }

    @Test
    void writesTheEntityWithItsTypesAndMediaType() throws Exception {
        MediaType json = MediaType.APPLICATION_JSON_TYPE;
        GenericType<List<String>> strings = new GenericType<>() {
        };
        EventBodies bodies = (data, type, genericType, mediaType) -> {
            assertThat(data).isEqualTo(List.of("a"));
            assertThat(type).isEqualTo(List.class);
            assertThat(genericType).isEqualTo(strings.getType());
            assertThat(mediaType).isSameAs(json);
            return "[\n\"a\"]".getBytes(UTF_8);
        };

        assertThat(EventEncoding.encode(event().mediaType(json).data(strings, List.of("a")).build(), bodies))
                .asString(UTF_8).isEqualTo("content-type:application/json\ndata:[\ndata:\"a\"]\n\n");
    }

    @Test
    void fillsInTheTypesThatAnEventOfTheApplicationLeavesOut() throws Exception {
        EventBodies bodies = (data, type, genericType, mediaType) -> {
            assertThat(List.<Type> of(type, genericType)).containsExactly(String.class, String.class);
            assertThat(mediaType).isEqualTo(MediaType.TEXT_PLAIN_TYPE);
            return new byte[] { 'a' };
        };
        OutboundSseEvent foreign = new Event(null, null, null, -7, null, new Entity("a", null, null));

        assertThat(EventEncoding.encode(foreign, bodies)).asString(UTF_8).isEqualTo("data:a\n\n");
    }

    @Test
    void believesAnEventOfTheApplicationThatItsDelayIsNotSet() throws Exception {
        OutboundSseEvent event = event().reconnectDelay(0).data("a").build();
        OutboundSseEvent foreign = (OutboundSseEvent) Proxy.newProxyInstance(getClass().getClassLoader(),
                new Class<?>[] { OutboundSseEvent.class }, (proxy, method, arguments) -> method.getName()
                        .equals("isReconnectDelaySet") ? false : method.invoke(event, arguments));

        assertThat(encoded(foreign)).isEqualTo("data:a\n\n");
    }

    @Test
    void writesUtf8WhateverTheCharsetOfTheEntity() throws Exception {
        MediaType latin = new MediaType("text", "plain", "ISO-8859-1");
        MediaType utf16 = new MediaType("text", "plain", "UTF-16");

        assertThat(EventEncoding.encode(event().mediaType(latin).data("ä").build(),
                (data, type, genericType, mediaType) -> "ä".getBytes(ISO_8859_1))).asString(UTF_8)
                .isEqualTo("content-type:text/plain;charset=ISO-8859-1\ndata:ä\n\n");
        assertThat(EventEncoding.encode(event().mediaType(utf16).data("ਊ").build(),
                (data, type, genericType, mediaType) -> "ਊ".getBytes(UTF_16))).asString(UTF_8)
                .isEqualTo("content-type:text/plain;charset=UTF-16\ndata:ਊ\n\n");
        assertThatThrownBy(() -> encoded(event().mediaType(new MediaType("text", "plain", "x-none")).data("a").build()))
                .isInstanceOf(UnsupportedCharsetException.class);
    }
}
