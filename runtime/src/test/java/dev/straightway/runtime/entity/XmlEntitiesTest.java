package dev.straightway.runtime.entity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringReader;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import javax.xml.datatype.Duration;
import javax.xml.datatype.XMLGregorianCalendar;
import javax.xml.namespace.QName;
import javax.xml.transform.Source;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.sax.SAXSource;
import javax.xml.transform.stream.StreamSource;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.InternalServerErrorException;
import jakarta.ws.rs.core.GenericType;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.NoContentException;
import jakarta.xml.bind.JAXBContext;
import jakarta.xml.bind.JAXBElement;
import jakarta.xml.bind.JAXBException;
import jakarta.xml.bind.annotation.XmlAttribute;
import jakarta.xml.bind.annotation.XmlRootElement;
import jakarta.xml.bind.annotation.XmlType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.runtime.body.SecuredMappers;

class XmlEntitiesTest {

    private static final String XML = "application/xml";
    private static final String ADA = "<person><name>Ada</name></person>";
    private static final Type ELEMENT = new GenericType<JAXBElement<Point>>() {
    }.getType();
    private static final Type TEXT_ELEMENT = new GenericType<JAXBElement<String>>() {
    }.getType();

    private final Codec codec = Codec.standard();

    @ParameterizedTest
    @ValueSource(strings = { XML, "text/xml", "application/svg+xml" })
    void readsAndWritesEveryMediaTypeOfXml(String mediaType) throws IOException {
        assertThat(((Person) codec.read(Person.class, mediaType, ADA)).name).isEqualTo("Ada");
        assertThat(codec.write(person("Ada"), mediaType)).asString().endsWith(ADA);
        for (Class<?> type : List.of(Source.class, StreamSource.class, SAXSource.class, DOMSource.class)) {
            Object source = codec.read(type, mediaType, ADA);
            assertThat(source).isInstanceOf(type);
            assertThat(codec.write(source, mediaType)).asString().endsWith(ADA);
        }
    }

    @Test
    void leavesOtherMediaTypesAndClassesAlone() {
        assertThat(codec.reader(Person.class, MediaType.valueOf("image/svg+xml"))).isEmpty();
        assertThat(codec.reader(Source.class, MediaType.valueOf("application/json"))).isEmpty();
        assertThat(codec.reader(String.class, MediaType.APPLICATION_XML_TYPE)).get().isInstanceOf(StringEntity.class);
        assertThat(codec.writer(List.class, MediaType.APPLICATION_XML_TYPE)).isEmpty();
        assertThat(codec.writer(Person.class, MediaType.APPLICATION_JSON_TYPE)).get().isInstanceOf(JacksonEntity.class);
    }

    @Test
    void readsAndWritesClassesWithoutARootElement() throws IOException {
        assertThat(((Point) codec.read(Point.class, XML, "<any><x>7</x></any>")).x).isEqualTo(7);
        assertThat(codec.write(point(7), XML)).asString().endsWith("<point><x>7</x></point>");
    }

    @Test
    void readsAndWritesElements() throws IOException {
        JAXBElement<?> point = (JAXBElement<?>) codec.read(ELEMENT, XML, "<here><x>7</x></here>");

        assertThat(point.getName()).isEqualTo(new QName("here"));
        assertThat(point.getValue()).isInstanceOf(Point.class).extracting("x").isEqualTo(7);
        assertThat(codec.write(point, ELEMENT, XML)).asString().endsWith("<here><x>7</x></here>");
        assertThat(((JAXBElement<?>) codec.read(TEXT_ELEMENT, XML, "<a>é</a>")).getValue()).isEqualTo("é");
        assertThat(codec.write(new JAXBElement<>(new QName("a"), String.class, "é"), XML)).asString().endsWith("<a>é</a>");
        assertThat(codec.write(new JAXBElement<>(new QName("a"), Object.class, point(7)), XML)).asString()
                .contains("<x>7</x>");
    }

    @Test
    void readsAndWritesInTheNamedCharset() throws IOException {
        String mediaType = XML + ";charset=iso-8859-1";
        byte[] bytes = ADA.replace("Ada", "é").getBytes("iso-8859-1");

        assertThat(((Person) codec.read(Person.class, mediaType, bytes)).name).isEqualTo("é");
        for (Object entity : List.of(person("é"), codec.read(Source.class, mediaType, bytes),
                codec.read(DOMSource.class, mediaType, bytes), codec.read(SAXSource.class, mediaType, bytes))) {
            byte[] written = codec.write(entity, mediaType);
            assertThat(new String(written, "iso-8859-1")).contains("encoding=\"ISO-8859-1\"").contains("<name>é</name>");
        }
    }

    @Test
    void readsTheEncodingThatTheTextNames() throws IOException {
        byte[] bytes = ("<?xml version='1.0' encoding='iso-8859-1'?>" + ADA.replace("Ada", "é")).getBytes("iso-8859-1");

        assertThat(((Person) codec.read(Person.class, XML, bytes)).name).isEqualTo("é");
        assertThat(codec.write(codec.read(Source.class, XML, bytes), XML)).asString().contains("<name>é</name>");
    }

    @Test
    void readsNothingAsASourceWithoutContentAndAsNoObject() throws IOException {
        for (Class<?> type : List.of(Source.class, StreamSource.class, DOMSource.class)) {
            assertThat(codec.write(codec.read(type, XML, ""), XML)).as(type.getName()).isEmpty();
            String named = XML + ";charset=utf-8";
            assertThat(codec.write(codec.read(type, named, ""), named)).as(type.getName()).isEmpty();
        }
        assertThat(codec.read(SAXSource.class, XML, "")).isInstanceOf(SAXSource.class);
        for (Type type : List.of(Person.class, Point.class, ELEMENT)) {
            assertThatThrownBy(() -> codec.read(type, XML, "")).isInstanceOf(NoContentException.class);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "<person>", "nonsense", "<person/><person/>", "<?xml version='1.0' encoding='utf-9'?><person/>" })
    void refusesMalformedXml(String text) {
        for (Type type : List.of(Person.class, Point.class, ELEMENT, DOMSource.class)) {
            assertThatThrownBy(() -> codec.read(type, XML, text)).isInstanceOf(BadRequestException.class);
        }
    }

    @Test
    void refusesBytesThatAreNotOfTheEncoding() {
        byte[] bytes = { '<', 'a', '>', (byte) 0xff, '<', '/', 'a', '>' };

        for (Type type : List.of(Person.class, TEXT_ELEMENT, DOMSource.class)) {
            assertThatThrownBy(() -> codec.read(type, XML, bytes)).isInstanceOf(BadRequestException.class);
        }
    }

    @Test
    void refusesTheElementOfAnotherClass() {
        assertThatThrownBy(() -> codec.read(Person.class, XML, "<other/>")).isInstanceOf(BadRequestException.class);
    }

    @XmlRootElement(name = "figures")
    public static class Figures {
        public BigInteger whole;
        public List<BigDecimal> parts;
        @XmlAttribute
        public BigInteger attribute;
        public Duration duration;
        public XMLGregorianCalendar date;
        public String text;
    }

    @ParameterizedTest
    @ValueSource(strings = { "<whole>%s</whole>", "<whole>%s.</whole>", "<whole>-%s</whole>",
            "<parts>1</parts><parts>0.%s</parts>",
            "<whole><!-- cut -->1<?cut?>%s</whole>", "<duration>P%sY</duration>", "<date>%s-01-01</date>",
            "<date>-%s-01-01</date>" })
    void refusesNumbersOfMoreDigitsThanTheyMayHave(String content) throws IOException {
        String most = "<figures>" + String.format(content, "1".repeat(999)) + "</figures>";
        String more = "<figures>" + String.format(content, "1".repeat(1001)) + "</figures>";

        assertThat(codec.read(Figures.class, XML, most)).isInstanceOf(Figures.class);
        assertThatThrownBy(() -> codec.read(Figures.class, XML, more)).isInstanceOf(BadRequestException.class)
                .hasMessage("A number in the entity has more digits than it may have: 1000");
    }

    @Test
    void refusesThemInAttributesAndInDigitsOfOtherScripts() throws IOException {
        assertThat(((Figures) codec.read(Figures.class, XML, "<figures attribute='" + "1".repeat(1000) + "'/>")).attribute)
                .isEqualTo(new BigInteger("1".repeat(1000)));
        for (String more : List.of("<figures attribute='" + "1".repeat(1001) + "'/>",
                "<figures><whole>" + "\u0667".repeat(1001) + "</whole></figures>")) {
            assertThatThrownBy(() -> codec.read(Figures.class, XML, more)).isInstanceOf(BadRequestException.class)
                    .hasMessageContaining("more digits");
        }
    }

    /** One that is refused would have a class of the platform read it: JAXB doesn't ask whether the type fits. */
    @Test
    void refusesNumbersInsteadOfAnObject() {
        String chosen = "<any xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance' xmlns:xs='http://www.w3.org/2001/XMLSchema'"
                + " xsi:type='xs:integer'>" + "1".repeat(1001) + "</any>";

        for (Type type : List.of(Point.class, ELEMENT)) {
            assertThatThrownBy(() -> codec.read(type, XML, chosen)).isInstanceOf(BadRequestException.class)
                    .hasMessageContaining("more digits");
        }
    }

    @XmlRootElement(name = "box")
    public static class Box {
        public Box box;
    }

    /** Who walks through them, as JAXB does to write them, would come to the end of the stack. */
    @Test
    void refusesMoreElementsWithinEachOtherThanThereMayBe() throws IOException {
        assertThat(codec.read(Box.class, XML, "<box>".repeat(1000) + "</box>".repeat(1000))).isInstanceOf(Box.class);
        assertThat(codec.read(Box.class, XML, "<box>" + "<other/>".repeat(2000) + "</box>")).isInstanceOf(Box.class);
        assertThatThrownBy(() -> codec.read(Box.class, XML, "<box>".repeat(1001) + "</box>".repeat(1001)))
                .isInstanceOf(BadRequestException.class)
                .hasMessage("The entity has more elements within each other than it may have: 1000");
        assertThatThrownBy(() -> codec.read(DOMSource.class, XML, "<box>".repeat(1001) + "</box>".repeat(1001)))
                .isInstanceOf(BadRequestException.class);
    }

    @Test
    void readsTextsOfAsManyDigitsAsOneLikesWhereThereAreNoSuchNumbers() throws IOException {
        String digits = "1".repeat(100_000);

        assertThat(((Person) codec.read(Person.class, XML, ADA.replace("Ada", digits))).name).isEqualTo(digits);
        assertThat(((Figures) codec.read(Figures.class, XML,
                "<figures><text>" + "1".repeat(1000) + " " + "1".repeat(1000) + "</text><whole>7</whole></figures>")).whole)
                .isEqualTo(7);
    }

    /** A parser that is used again keeps the names that it has read: 300,000 of them would be 30 MB. */
    @Test
    void forgetsTheNamesThatClientsSend() throws IOException {
        long before = used();
        for (int i = 0; i < 6000; i++) {
            StringBuilder document = new StringBuilder("<person>");
            for (int j = 0; j < 50; j++) {
                document.append("<unknown").append(50 * i + j).append("/>");
            }
            codec.read(Person.class, "application/xml", document.append("</person>").toString());
        }
        assertThat(used() - before).isLessThan(10 << 20);
    }

    private static long used() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    @Test
    void opensNoExternalEntity(@TempDir Path folder) throws IOException {
        Path secret = Files.writeString(folder.resolve("secret"), "secret");
        String text = "<!DOCTYPE person [<!ENTITY e SYSTEM '" + secret.toUri() + "'>]><person><name>&e;</name></person>";

        for (Type type : List.of(Person.class, Point.class, ELEMENT, TEXT_ELEMENT, DOMSource.class)) {
            assertThatThrownBy(() -> codec.read(type, XML, text)).isInstanceOf(BadRequestException.class)
                    .hasStackTraceContaining("DOCTYPE");
        }
        for (Class<?> type : List.of(Source.class, SAXSource.class)) {
            assertThatThrownBy(() -> codec.write(codec.read(type, XML, text), XML)).hasStackTraceContaining("DOCTYPE")
                    .isInstanceOf(InternalServerErrorException.class);
        }
    }

    @Test
    void writesASourceOfTextAndClosesIt() throws IOException {
        StringReader text = new StringReader(ADA);

        assertThat(codec.write(new StreamSource(text), XML)).asString().endsWith(ADA);
        assertThatThrownBy(text::read).isInstanceOf(IOException.class);
    }

    @Test
    void bindsInTheContextOfTheApplication() throws IOException, JAXBException {
        JAXBContext people = JAXBContext.newInstance(Person.class);
        Codec resolving = new Codec(StandardEntities.all(ObjectMapper::new,
                () -> new OneContext(JAXBContext.class, people), Codec.TAKEN, SecuredMappers.NONE));

        assertThat(resolving.write(person("Ada"), XML)).asString().endsWith(ADA);
        assertThatThrownBy(() -> resolving.write(point(7), XML)).isInstanceOf(InternalServerErrorException.class);
    }

    private static Person person(String name) {
        Person person = new Person();
        person.name = name;
        return person;
    }

    private static Point point(int x) {
        Point point = new Point();
        point.x = x;
        return point;
    }

    /** Has a root element of its own. */
    @XmlRootElement(name = "person")
    public static class Person {
        public String name;
    }

    /** Stands in any element. */
    @XmlType
    public static class Point {
        public int x;
    }
}
