package dev.straightway.runtime.entity;

import java.io.CharConversionException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UnsupportedEncodingException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

import javax.xml.transform.Source;
import javax.xml.transform.sax.SAXSource;

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
 * Safe for threads. Marshallers, unmarshallers and parsers are pooled, but for those of a resolved context, and those that have
 * failed. Contexts live as long as this does, and so do the classes in them.
 */
final class XmlBinding {

    private static final int MOST_POOLED = 64;
    private static final int MOST_PARSERS = 16;
    /** A parser keeps every name that it has read, so it is kept for so many bytes only. */
    private static final int MOST_READ = 1 << 16;

    private final Supplier<Providers> providers;
    private final Map<Class<?>, Own> ownContexts = new ConcurrentHashMap<>();
    private final Idle<Parser> parsers = new Idle<>(MOST_PARSERS);

    /** A parser, and how much it has read. */
    private static final class Parser {
        private final BoundedDocument reader = new BoundedDocument(SecureXml.parser());
        private long read;
    }

    /** Counts for a parser. */
    private static final class Counted extends FilterInputStream {
        private final Parser parser;

        Counted(InputStream stream, Parser parser) {
            super(stream);
            this.parser = parser;
        }

        @Override
        public int read() throws IOException {
            parser.read++;
            return super.read();
        }

        @Override
        public int read(byte[] into, int offset, int length) throws IOException {
            int count = super.read(into, offset, length);
            parser.read += Math.max(0, count);
            return count;
        }
    }

    /** A context of a class, with what was made by it. */
    private record Own(JAXBContext context, Idle<Marshaller> marshallers, Idle<Unmarshaller> unmarshallers,
            XmlNumbers numbers) {

        static Own of(JAXBContext context) {
            return new Own(context, new Idle<>(MOST_POOLED), new Idle<>(MOST_POOLED), new XmlNumbers(context));
        }

        Unmarshaller unmarshaller() throws JAXBException {
            Unmarshaller idle = unmarshallers.take();
            return idle == null ? context.createUnmarshaller() : idle;
        }

        Marshaller marshaller() throws JAXBException {
            Marshaller idle = marshallers.take();
            return idle == null ? context.createMarshaller() : idle;
        }
    }

    XmlBinding(Supplier<Providers> providers) {
        this.providers = providers;
    }

    /** Reads one document with an unmarshaller. */
    interface Reading {
        Object from(Unmarshaller unmarshaller, Source document) throws JAXBException;
    }

    /** Makes the context of a class now, unless the application resolves one. */
    void prepare(Class<?> type) {
        try {
            context(type, MediaType.APPLICATION_XML_TYPE);
        } catch (JAXBException e) {
            throw new IllegalStateException("JAXB doesn't bind " + type.getName(), e);
        }
    }

    /**
     * {@return what the reading makes of the entity}
     *
     * @throws jakarta.ws.rs.core.NoContentException if the entity is empty
     * @throws BadRequestException if it is no XML, or not that of the class
     */
    Object read(Class<?> type, MediaType mediaType, InputStream stream, Reading reading) throws IOException {
        InputStream content = Content.required(stream);
        Parser idle = parsers.take();
        Parser parser = idle == null ? new Parser() : idle;
        Source document = new SAXSource(parser.reader, SecureXml.input(mediaType, new Counted(content, parser)));
        try {
            Own context = context(type, mediaType);
            parser.reader.expect(context.numbers()::any);
            Unmarshaller unmarshaller = context.unmarshaller();
            Object read = reading.from(unmarshaller, document);
            context.unmarshallers().give(unmarshaller);
            if (parser.read < MOST_READ) {
                parsers.give(parser);
            }
            return read;
        } catch (UnmarshalException e) {
            rethrowBroken(e);
            throw new BadRequestException(e.getLinkedException() instanceof BoundedDocument.ExceededException exceeded
                    ? exceeded.getMessage()
                    : "The entity isn't XML for " + type.getName(), e);
        } catch (JAXBException e) {
            throw new InternalServerErrorException("JAXB doesn't bind " + type.getName(), e);
        }
    }

    /** @param type the class whose context knows the element */
    void write(Object element, Class<?> type, MediaType mediaType, OutputStream stream) throws IOException {
        try {
            Own context = context(type, mediaType);
            Marshaller marshaller = context.marshaller();
            marshaller.setProperty(Marshaller.JAXB_ENCODING, Charsets.sent(mediaType).name());
            marshaller.marshal(element, stream);
            context.marshallers().give(marshaller);
        } catch (JAXBException e) {
            rethrowBroken(e);
            throw new InternalServerErrorException("JAXB doesn't write " + type.getName(), e);
        }
    }

    /**
     * A stream that breaks off says nothing about the document; characters that can't be decoded do, and so does an encoding.
     */
    private static void rethrowBroken(JAXBException e) throws IOException {
        if (e.getLinkedException() instanceof IOException broken && !(broken instanceof CharConversionException)
                && !(broken instanceof UnsupportedEncodingException)) {
            throw broken;
        }
    }

    /** What a resolved context makes may be set up by it for one use. */
    private Own context(Class<?> type, MediaType mediaType) throws JAXBException {
        Providers present = providers.get();
        ContextResolver<JAXBContext> resolver = present == null ? null
                : present.getContextResolver(JAXBContext.class, mediaType);
        JAXBContext resolved = resolver == null ? null : resolver.getContext(type);
        return resolved == null ? ownContext(type) : Own.of(resolved);
    }

    private Own ownContext(Class<?> type) throws JAXBException {
        Own present = ownContexts.get(type);
        if (present != null) {
            return present;
        }
        Own made = Own.of(JAXBContext.newInstance(type));
        Own before = ownContexts.putIfAbsent(type, made);
        return before == null ? made : before;
    }
}
