package dev.straightway.runtime.entity;

import java.io.CharConversionException;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UnsupportedEncodingException;
import java.lang.reflect.Type;
import java.util.Set;

import javax.xml.transform.OutputKeys;
import javax.xml.transform.Source;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerException;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.sax.SAXSource;
import javax.xml.transform.stream.StreamResult;
import javax.xml.transform.stream.StreamSource;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.InternalServerErrorException;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

import dev.straightway.runtime.fields.Charsets;

/**
 * XML for the application's own use (§4.2.4).
 * <p>
 * A {@code DOMSource} is parsed at once, so that malformed XML is the client's error, and a {@code SAXSource} by a parser of
 * {@link SecureXml}. A {@code StreamSource}, which stands for a plain {@code Source} too, is as the client sent it: who parses
 * it has to do so safely. An entity without bytes is a source without content, and
 * written as such. The streams of a source are closed when it is written.
 */
@Consumes({ MediaType.APPLICATION_XML, MediaType.TEXT_XML, MediaTypes.XML_SUFFIX })
@Produces({ MediaType.APPLICATION_XML, MediaType.TEXT_XML, MediaTypes.XML_SUFFIX })
final class SourceEntity extends StandardEntity<Source> {

    private static final Set<Class<?>> READ = Set.of(Source.class, StreamSource.class, SAXSource.class, DOMSource.class);

    SourceEntity() {
        super(Source.class);
    }

    @Override
    boolean reads(Class<?> candidate, MediaType mediaType) {
        return READ.contains(candidate) && MediaTypes.xml(mediaType);
    }

    @Override
    boolean writes(Class<?> candidate, MediaType mediaType) {
        return Source.class.isAssignableFrom(candidate) && MediaTypes.xml(mediaType);
    }

    @Override
    Source read(Class<?> type, Type genericType, MediaType mediaType, InputStream stream) throws IOException {
        if (type == SAXSource.class) {
            return SecureXml.source(SecureXml.input(mediaType, stream));
        }
        return type == DOMSource.class ? tree(mediaType, stream) : text(mediaType, stream);
    }

    /** A named charset needs a reader: a {@code StreamSource} of bytes has no place for it. */
    private static StreamSource text(MediaType mediaType, InputStream stream) throws IOException {
        InputStream content = Content.orNull(stream);
        if (content == null) {
            return new StreamSource(InputStream.nullInputStream());
        }
        return Charsets.name(mediaType) == null ? new StreamSource(content)
                : new StreamSource(new InputStreamReader(content, Charsets.received(mediaType)));
    }

    private static DOMSource tree(MediaType mediaType, InputStream stream) throws IOException {
        InputStream content = Content.orNull(stream);
        if (content == null) {
            return new DOMSource();
        }
        try {
            return new DOMSource(SecureXml.document(SecureXml.input(mediaType, content)));
        } catch (SAXException | CharConversionException | UnsupportedEncodingException e) {
            throw new BadRequestException("The entity isn't XML", e);
        }
    }

    @Override
    void write(Source entity, Type genericType, MediaType mediaType, OutputStream stream) throws IOException {
        if (entity instanceof StreamSource text) {
            try {
                writeText(text, mediaType, stream);
            } finally {
                close(text.getReader());
                close(text.getInputStream());
            }
        } else if (!(entity instanceof DOMSource tree) || tree.getNode() != null) {
            transform(entity, mediaType, stream);
        }
    }

    /** A method may answer with the client's own text: it is parsed as safely as if it were read here. */
    private static void writeText(StreamSource text, MediaType mediaType, OutputStream stream) throws IOException {
        InputSource input = SAXSource.sourceToInputSource(text);
        if (input.getByteStream() != null && input.getCharacterStream() == null) {
            InputStream bytes = Content.orNull(input.getByteStream());
            if (bytes == null) {
                return;
            }
            input.setByteStream(bytes);
        }
        transform(SecureXml.source(input), mediaType, stream);
    }

    private static void close(Closeable part) throws IOException {
        if (part != null) {
            part.close();
        }
    }

    private static void transform(Source source, MediaType mediaType, OutputStream stream) throws IOException {
        Transformer transformer = SecureXml.transformer();
        transformer.setOutputProperty(OutputKeys.ENCODING, Charsets.sent(mediaType).name());
        try {
            transformer.transform(source, new StreamResult(stream));
        } catch (TransformerException e) {
            if (e.getException() instanceof IOException broken) {
                throw broken;
            }
            throw new InternalServerErrorException("The source can't be written", e);
        }
    }
}
