package dev.straightway.runtime.body;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import jakarta.activation.FileDataSource;
import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.NotAcceptableException;
import jakarta.ws.rs.NotSupportedException;
import jakarta.ws.rs.core.GenericEntity;
import jakarta.ws.rs.core.NewCookie;
import jakarta.ws.rs.core.Response;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.runtime.invocation.EntityReader;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.ResultWriter;
import dev.straightway.runtime.negotiation.MediaRange;
import io.vertx.core.buffer.Buffer;

class EntitiesTest {

    private static final MediaRange JSON_TYPE = MediaRange.parse("application/json");
    private static final MediaRange TEXT_TYPE = MediaRange.parse("text/plain");

    private final Json json = new Json(ObjectMapper::new);
    private final ResultWriters writers = new ResultWriters(json);
    private final FakeExchange exchange = new FakeExchange();
    private final List<Object> wentTheLongWay = new ArrayList<>();
    private final ResultWriter longWay = new ResultWriter() {
        @Override
        public void write(Exchange exchange, Object result) {
            wentTheLongWay.add(result);
        }
    };

    public record Item(String name) {
    }

    private EntityReader reader(Representation representation, String type) {
        return EntityReaders.of(representation, type, json, new EntityReader() {
            @Override
            public Object read(Exchange exchange) {
                throw new NotSupportedException();
            }
        });
    }

    private ResultWriter fixed(MediaRange mediaType, Representation representation) {
        return writers.entities(List.of(mediaType), List.of(representation), "", longWay);
    }

    @Test
    void readsJsonOfADeclaredType() throws Exception {
        assertThat(reader(Representation.JSON, Item.class.getName())
                .read(FakeExchange.with("{\"name\":\"a\"}", "application/json"))).isEqualTo(new Item("a"));
        assertThat(reader(Representation.JSON, "java.util.List<" + Item.class.getName() + ">")
                .read(FakeExchange.with("[{\"name\":\"a\"}]", "application/vnd.a+json;charset=utf-8")))
                .isEqualTo(List.of(new Item("a")));
        assertThat(reader(Representation.JSON, Item.class.getName()).read(FakeExchange.with("", null))).isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = { "{", "[]", "{\"unknown\":1}" })
    void refusesWhatIsNoJsonOfTheType(String body) {
        assertThatThrownBy(() -> reader(Representation.JSON, Item.class.getName())
                .read(FakeExchange.with(body, "application/json"))).isInstanceOf(BadRequestException.class);
    }

    @Test
    void refusesToReadJsonFromAnotherType() {
        assertThatThrownBy(() -> reader(Representation.JSON, Item.class.getName())
                .read(FakeExchange.with("{\"name\":\"a\"}", "text/xml"))).isInstanceOf(NotSupportedException.class);
    }

    @Test
    void readsTextInTheCharsetOfTheRequest() throws Exception {
        FakeExchange latin = FakeExchange.with("", "text/plain;charset=ISO-8859-1");
        latin.body = Buffer.buffer(new byte[] { (byte) 0xe9 });
        assertThat(reader(Representation.TEXT, "java.lang.String").read(latin)).isEqualTo("é");
        assertThatThrownBy(() -> reader(Representation.TEXT, "java.lang.String")
                .read(FakeExchange.with("a", "text/plain;charset=nonsense"))).isInstanceOf(BadRequestException.class);
    }

    @Test
    void readsBytesBuffersAndStreams() throws Exception {
        FakeExchange three = FakeExchange.with("abc", null);
        assertThat(reader(Representation.BYTES, "[B").read(three)).isEqualTo("abc".getBytes());
        assertThat(reader(Representation.BUFFER, "").read(three)).isSameAs(three.body);
        assertThat((InputStream) reader(Representation.STREAM, "").read(three)).hasBinaryContent("abc".getBytes());
    }

    @Test
    void writesInTheFixedRepresentation() throws Exception {
        fixed(JSON_TYPE, Representation.JSON).write(exchange, new Item("a"));
        assertThat(exchange.contentType).isEqualTo("application/json;charset=UTF-8");
        assertThat(exchange.answer).isEqualTo("{\"name\":\"a\"}");
        fixed(TEXT_TYPE, Representation.TEXT).write(exchange, 12);
        assertThat(exchange.contentType).isEqualTo("text/plain;charset=UTF-8");
        assertThat(exchange.answer).isEqualTo("12");
        fixed(MediaRange.OCTET_STREAM, Representation.BYTES).write(exchange, new byte[] { 'x' });
        assertThat(exchange.contentType).isEqualTo("application/octet-stream");
        assertThat(exchange.answer).isEqualTo("x");
    }

    @Test
    void answers204ToNull() throws Exception {
        fixed(JSON_TYPE, Representation.JSON).write(exchange, null);
        assertThat(exchange.status).isEqualTo(204);
        assertThat(exchange.answer).isNull();
    }

    @Test
    void answersNothingWhereJacksonFails() {
        Map<String, Object> endless = new HashMap<>();
        endless.put("self", endless);
        assertThatThrownBy(() -> fixed(JSON_TYPE, Representation.JSON).write(exchange, endless)).isNotNull();
        assertThat(exchange.ended).isFalse();
    }

    @Test
    void choosesAmongVariantsByAccept() throws Exception {
        ResultWriter writer = writers.entities(List.of(JSON_TYPE, TEXT_TYPE),
                List.of(Representation.JSON, Representation.TEXT), Item.class.getName(), longWay);
        exchange.accept = "text/*";
        writer.write(exchange, new Item("a"));
        assertThat(exchange.contentType).isEqualTo("text/plain;charset=UTF-8");
        assertThat(exchange.answer).isEqualTo("Item[name=a]");
        exchange.accept = "image/png";
        assertThatThrownBy(() -> writer.write(exchange, new Item("a"))).isInstanceOf(NotAcceptableException.class);
    }

    @Test
    void letsTheClassDecideWhereNothingIsDeclared() throws Exception {
        ResultWriter writer = writers.entities(List.of(), List.of(), "", longWay);
        writer.write(exchange, "text");
        assertThat(exchange.contentType).isEqualTo("text/plain;charset=UTF-8");
        writer.write(exchange, new Item("a"));
        assertThat(exchange.contentType).isEqualTo("application/json;charset=UTF-8");
    }

    @Test
    void leavesToEntityProvidersWhatNoEncoderWrites() throws Exception {
        InputStream stream = new ByteArrayInputStream(new byte[0]);
        writers.entities(List.of(), List.of(), "", longWay).write(exchange, stream);
        Response response = Response.ok(stream).build();
        writers.responses(List.of(), longWay).write(exchange, response);
        assertThat(wentTheLongWay).containsExactly(stream, response);
        assertThat(exchange.ended).isFalse();
    }

    /** Jackson would write the properties of their classes. */
    @Test
    void leavesToEntityProvidersWhatHasOneOfItsOwn() throws Exception {
        Object object = jakarta.json.Json.createObjectBuilder().add("a", 1).build();
        Response source = Response.ok(new FileDataSource("picture.png")).build();
        writers.entities(List.of(), List.of(), "", longWay).write(exchange, object);
        writers.entities(List.of(JSON_TYPE), List.of(Representation.BY_CLASS), "", longWay).write(exchange, object);
        writers.responses(List.of(), longWay).write(exchange, source);
        assertThat(wentTheLongWay).containsExactly(object, object, source);
        assertThat(exchange.ended).isFalse();
    }

    @Test
    void writesWhatAResponseSays() throws Exception {
        ResultWriter writer = writers.responses(List.of(), longWay);
        writer.write(exchange, Response.status(201).header("X-A", 1).header("X-A", 2)
                .cookie(new NewCookie.Builder("c").value("v").build()).entity(new GenericEntity<>(List.of(new Item("a"))) {
                }).build());
        assertThat(exchange.status).isEqualTo(201);
        assertThat(exchange.fields).contains("X-A: 1", "X-A: 2").anyMatch(field -> field.startsWith("Set-Cookie: c=v")
                || field.startsWith("Set-Cookie: c=\"v\""));
        assertThat(exchange.answer).isEqualTo("[{\"name\":\"a\"}]");
    }

    @ParameterizedTest
    @ValueSource(ints = { 204, 304 })
    void writesNoBodyWhereTheStatusHasNone(int status) throws Exception {
        writers.responses(List.of(), longWay).write(exchange, Response.status(status).entity("lost").build());
        assertThat(exchange.status).isEqualTo(status);
        assertThat(exchange.answer).isNull();
        assertThat(exchange.ended).isTrue();
    }

    @Test
    void leavesTheMediaTypeOfAResponseAsItIs() throws Exception {
        writers.responses(List.of(), longWay).write(exchange, Response.ok("<a/>", "text/xml").build());
        assertThat(exchange.contentType).isEqualTo("text/xml");
        assertThat(exchange.answer).isEqualTo("<a/>");
    }
}
