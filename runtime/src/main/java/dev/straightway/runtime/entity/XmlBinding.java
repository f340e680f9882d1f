package dev.straightway.runtime.entity;

import java.io.CharConversionException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

import javax.xml.transform.Source;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.InternalServerErrorException;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.ext.ContextResolver;
import jakarta.ws.rs.ext.Providers;
import jakarta.xml.bind.JAXBContext;
import jakarta.xml.bind.JAXBException;
import jakarta.xml.bind.Marshaller;
import jakarta.xml.bind.UnmarshalException;
import jakarta.xml.bind.Unmarshaller;

import dev.straightway.runtime.fields.Charsets;

/**
 * Binds XML to classes: in the context that the application resolves for a class, otherwise in one made once for it (§4.2.4).
 * <p>
 * Safe for threads as contexts are; marshallers are made for each use. Contexts live as long as this does, and so do the
 * classes in them.
 */
final class XmlBinding {

    private final Supplier<Providers> providers;
    private final Map<Class<?>, JAXBContext> ownContexts = new ConcurrentHashMap<>();

    XmlBinding(Supplier<Providers> providers) {
        this.providers = providers;
    }

    /** Reads one document with an unmarshaller. */
    interface Reading {
        Object from(Unmarshaller unmarshaller, Source document) throws JAXBException;
    }

    /**
     * {@return what the reading makes of the entity}
     *
     * @throws jakarta.ws.rs.core.NoContentException if the entity is empty
     * @throws BadRequestException if it is no XML, or not that of the class
     */
    Object read(Class<?> type, MediaType mediaType, InputStream stream, Reading reading) throws IOException {
        Source document = SecureXml.source(SecureXml.input(mediaType, Content.required(stream)));
        try {
            return reading.from(context(type, mediaType).createUnmarshaller(), document);
        } catch (UnmarshalException e) {
            rethrowBroken(e);
            throw new BadRequestException("The entity is no XML for " + type.getName(), e);
        } catch (JAXBException e) {
            throw new InternalServerErrorException("JAXB doesn't bind " + type.getName(), e);
        }
    }

    /** @param type the class whose context knows the element */
    void write(Object element, Class<?> type, MediaType mediaType, OutputStream stream) throws IOException {
        try {
            Marshaller marshaller = context(type, mediaType).createMarshaller();
            marshaller.setProperty(Marshaller.JAXB_ENCODING, Charsets.sent(mediaType).name());
            marshaller.marshal(element, stream);
        } catch (JAXBException e) {
            rethrowBroken(e);
            throw new InternalServerErrorException("JAXB doesn't write " + type.getName(), e);
        }
    }

    /** A stream that breaks off says nothing about the document; characters that can't be decoded do. */
    private static void rethrowBroken(JAXBException e) throws IOException {
        if (e.getLinkedException() instanceof IOException broken && !(broken instanceof CharConversionException)) {
            throw broken;
        }
    }

    private JAXBContext context(Class<?> type, MediaType mediaType) throws JAXBException {
        Providers present = providers.get();
        ContextResolver<JAXBContext> resolver = present == null ? null
                : present.getContextResolver(JAXBContext.class, mediaType);
        JAXBContext resolved = resolver == null ? null : resolver.getContext(type);
        return resolved == null ? ownContext(type) : resolved;
    }

    private JAXBContext ownContext(Class<?> type) throws JAXBException {
        JAXBContext present = ownContexts.get(type);
        if (present == null) {
            present = JAXBContext.newInstance(type);
            ownContexts.put(type, present);
        }
        return present;
    }
}
