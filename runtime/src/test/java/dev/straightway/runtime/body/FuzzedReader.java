package dev.straightway.runtime.body;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

import javax.xml.transform.dom.DOMSource;

import jakarta.json.JsonValue;
import jakarta.ws.rs.core.EntityPart;
import jakarta.ws.rs.core.Form;
import jakarta.ws.rs.core.GenericType;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.xml.bind.annotation.XmlRootElement;

import org.jboss.resteasy.reactive.common.util.types.Types;

import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.kryo.KryoCodec;
import dev.straightway.kryo.KryoCompression;
import dev.straightway.kryo.KryoLimits;
import dev.straightway.kryo.KryoRegistration;
import dev.straightway.runtime.entity.KryoEntity;
import dev.straightway.runtime.entity.StandardEntities;
import dev.straightway.runtime.fields.ContentTypes;
import dev.straightway.runtime.invocation.EntityReader;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.jackson.ReaderFit;
import dev.straightway.runtime.jackson.ReflectiveBinding;
import dev.straightway.runtime.json.ValueReader;
import dev.straightway.runtime.multipart.EntityParts;
import dev.straightway.runtime.multipart.FormFields;
import dev.straightway.runtime.multipart.FormLimits;
import io.netty.buffer.Unpooled;

/**
 * A reader of entities, with bodies that it reads.
 *
 * @param name of its method in {@link BodiesFuzzTest}
 * @param contentType of the valid bodies
 * @param valid bodies that it reads
 */
record FuzzedReader(String name, String contentType, List<byte[]> valid, Reading reading) {

    private static final Annotation[] NONE = {};
    private static final FormLimits FORM = new FormLimits(2048, 256, 1024, 1000, Set.of());
    private static final StandardEntities.Taken TAKEN = new StandardEntities.Taken(() -> Files.createTempFile("fuzzed", null),
            FORM);
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final List<Object> JACKSON = StandardEntities.all(() -> MAPPER, () -> null, TAKEN, SecuredMappers.NONE);
    private static final List<Object> JSON_B = StandardEntities.all(null, () -> null, TAKEN, SecuredMappers.NONE);
    private static final String PERSON = "{\"first\":\"Bob\",\"age\":42,\"exact\":1.50,\"tags\":[\"a\",\"é\",null],"
            + "\"friends\":[{\"first\":\"Ann\",\"friends\":[]}],\"map\":{\"x\":[1,2,3]}}";

    /** Reads one body. */
    interface Reading {
        Object read(String contentType, byte[] body) throws Exception;
    }

    /** What is read. */
    @XmlRootElement
    public static class Person {
        public String first;
        public int age;
        public BigDecimal exact;
        public List<String> tags;
        public List<Person> friends;
        public Map<String, List<Integer>> map;
    }

    /** The same, which generated code reads, since none of it can hold itself. */
    public static class Member {
        public String first;
        public int age;
        public BigDecimal exact;
        public List<String> tags;
        public List<Friend> friends;
        public Map<String, List<Integer>> map;
    }

    /** One of a member. */
    public static class Friend {
        public String first;
        public List<String> friends;
    }

    /** The same without a map, which JAXB writes in a way of its own. */
    @XmlRootElement(name = "person")
    public static class XmlPerson {
        public String first;
        public int age;
        public BigDecimal exact;
        public List<String> tags;
        public List<XmlPerson> friends;
    }

    static Stream<FuzzedReader> all() {
        String json = "application/json";
        List<byte[]> objects = bytes(PERSON, "{}", "{\"friends\":[{},{},{}]}");
        List<byte[]> xml = bytes(
                "<?xml version=\"1.0\"?><person><first>Bob</first><age>42</age><exact>1.5</exact><tags>a</tags>"
                        + "<tags>&#233;&amp;</tags><friends><first>Ann</first></friends></person>",
                "<person/>");
        List<byte[]> form = bytes("name=Bob&age=42&text=%C3%A9+%26&name=Ann", "a=b");
        return Stream.of(standard("jsonByJackson", JACKSON, "JacksonEntity", json, Person.class, objects),
                new FuzzedReader("jsonByTheFixedReader", json, objects, fixed(Representation.JSON, Person.class)),
                new FuzzedReader("jsonByGeneratedCode", json, objects, generated()),
                new FuzzedReader("textByTheFixedReader", "text/plain", bytes("Hello, wörld!", "x"),
                        fixed(Representation.TEXT, String.class)),
                standard("jsonB", JSON_B, "JsonBindingEntity", json, Person.class, objects),
                standard("jsonP", JACKSON, "JsonValueEntity", json, JsonValue.class, objects),
                standard("xml", JACKSON, "XmlClassEntity", "application/xml", XmlPerson.class, xml),
                standard("xmlTree", JACKSON, "SourceEntity", "application/xml", DOMSource.class, xml),
                standard("form", JACKSON, "FormEntity", "application/x-www-form-urlencoded", Form.class, form),
                new FuzzedReader("formFields", "application/x-www-form-urlencoded", form,
                        (type, body) -> FormFields.parse(ContentTypes.mediaType(type), body, FORM).decoded()),
                multipart(), fields(),
                standard("text", JACKSON, "StringEntity", "text/plain", String.class, bytes("Hello", "é")),
                standard("number", JACKSON, "NumberEntity", "text/plain", Integer.class, bytes("42", "-1")),
                standard("decimal", JACKSON, "NumberEntity", "text/plain", BigDecimal.class, bytes("42.5", "-1e10")),
                standard("character", JACKSON, "CharacterEntity", "text/plain", Character.class, bytes("a", "é")),
                standard("flag", JACKSON, "BooleanEntity", "text/plain", Boolean.class, bytes("true", "false")),
                standard("typeOfText", JACKSON, "TextEntity", "text/plain", URI.class, bytes("http://localhost/a?b#c")),
                kryo(KryoCompression.NONE), kryo(KryoCompression.DEFLATE));
    }

    private static FuzzedReader multipart() {
        return new FuzzedReader("multipart", "multipart/form-data;boundary=b", parts(), reading(new EntityParts(FORM),
                new GenericType<List<EntityPart>>() {
                }.getType()));
    }

    private static FuzzedReader fields() {
        return new FuzzedReader("multipartFields", "multipart/form-data;boundary=b", parts(), (type, body) -> {
            FormFields fields = FormFields.parse(ContentTypes.mediaType(type), body, FORM);
            fields.decoded().size();
            return fields.parts();
        });
    }

    private static List<byte[]> parts() {
        return bytes("--b\r\nContent-Disposition: form-data; name=\"name\"\r\n\r\nBob\r\n--b\r\nContent-Disposition: form-data;"
                + " name=\"file\"; filename=\"a.txt\"\r\nContent-Type: text/plain;charset=utf-8\r\n\r\nHello\r\n--b--\r\n",
                "--b\r\nContent-Disposition: form-data; name=\"_charset_\"\r\n\r\nutf-8\r\n--b--\r\n");
    }

    private static FuzzedReader kryo(KryoCompression compression) {
        KryoCodec codec = KryoCodec.of(new KryoRegistration(compression, List.of(Person.class.getName())),
                Person.class.getClassLoader(), new KryoLimits(1 << 20, 100, 100_000));
        Person bob = new Person();
        bob.first = "Bob é";
        bob.exact = new BigDecimal("1.5");
        bob.tags = List.of("a", "b");
        bob.map = Map.of("x", List.of(1, 2, 3));
        Person ann = new Person();
        ann.friends = List.of(bob, bob, ann);
        return new FuzzedReader(compression == KryoCompression.NONE ? "kryo" : "compressedKryo", "application/x-kryo",
                List.of(codec.write(bob), codec.write(ann), codec.write(new Person())),
                reading(new KryoEntity(codec), Person.class));
    }

    private static Reading fixed(Representation representation, Class<?> entity) {
        EntityReader reader = EntityReaders.of(representation, entity.getName(), new Json(() -> MAPPER),
                new EntityReader() {
                    @Override
                    public Object read(Exchange exchange) {
                        throw new jakarta.ws.rs.NotSupportedException("another media type");
                    }
                });
        return (type, body) -> {
            FakeExchange exchange = FakeExchange.with("", type);
            exchange.body = io.vertx.core.buffer.Buffer.buffer(body);
            return reader.read(exchange);
        };
    }

    /** A decoder that has left many texts to Jackson leaves it all texts for a while: this one is always new. */
    private static Reading generated() {
        ValueReader reader = ReaderFit.of(MAPPER, Member.class.getName(), ReflectiveBinding::of).reader().orElseThrow();
        Reading jackson = fixed(Representation.JSON, Member.class);
        return (type, body) -> {
            Object value = new GeneratedDecoder(reader).decode(Unpooled.wrappedBuffer(body));
            return value == null ? jackson.read(type, body) : value;
        };
    }

    private static FuzzedReader standard(String name, List<Object> providers, String provider, String contentType,
            Class<?> type,
            List<byte[]> valid) {
        Supplier<Object> found = () -> providers.stream().filter(one -> one.getClass().getSimpleName().equals(provider))
                .findFirst()
                .orElseThrow();
        return new FuzzedReader(name, contentType, valid, reading((MessageBodyReader<?>) found.get(), type));
    }

    @SuppressWarnings("unchecked") // the reader is one of the type
    private static Reading reading(MessageBodyReader<?> reader, Type type) {
        return (contentType, body) -> read((MessageBodyReader<Object>) reader, type, contentType, body);
    }

    @SuppressWarnings("unchecked") // the class of the type
    private static Object read(MessageBodyReader<Object> reader, Type type, String contentType, byte[] body)
            throws IOException {
        MediaType mediaType = ContentTypes.mediaType(contentType);
        return reader.readFrom((Class<Object>) Types.getRawType(type), type, NONE, mediaType, new MultivaluedHashMap<>(),
                new ByteArrayInputStream(body));
    }

    private static List<byte[]> bytes(String... texts) {
        return Stream.of(texts).map(text -> text.getBytes(StandardCharsets.UTF_8)).toList();
    }

    @Override
    public String toString() {
        return name;
    }
}
