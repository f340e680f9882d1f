package dev.straightway.peer.bodies.written;

import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;

import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.InternalServerErrorException;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.Provider;
import jakarta.xml.bind.JAXBContext;
import jakarta.xml.bind.JAXBException;

import dev.straightway.peer.bodies.Human;

/** XML by JAXB, in a context that is made once, without document types. */
@Provider
@Consumes("application/xml")
@Produces("application/xml")
public class XmlProvider implements MessageBodyReader<Human>, MessageBodyWriter<Human> {

    private final JAXBContext context;
    private final XMLInputFactory parsers = XMLInputFactory.newInstance();

    public XmlProvider() {
        try {
            this.context = JAXBContext.newInstance(Human.class);
        } catch (JAXBException e) {
            throw new IllegalStateException("JAXB doesn't bind a person", e);
        }
        parsers.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        parsers.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    }

    @Override
    public boolean isReadable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return type == Human.class;
    }

    @Override
    public Human readFrom(Class<Human> type, Type genericType, Annotation[] annotations, MediaType mediaType,
            MultivaluedMap<String, String> headers, InputStream stream) {
        try {
            return (Human) context.createUnmarshaller().unmarshal(parsers.createXMLStreamReader(stream));
        } catch (JAXBException | XMLStreamException e) {
            throw new BadRequestException("No XML of a person", e);
        }
    }

    @Override
    public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return type == Human.class;
    }

    @Override
    public void writeTo(Human human, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
            MultivaluedMap<String, Object> headers, OutputStream stream) {
        try {
            context.createMarshaller().marshal(human, stream);
        } catch (JAXBException e) {
            throw new InternalServerErrorException("JAXB doesn't write a person", e);
        }
    }
}
