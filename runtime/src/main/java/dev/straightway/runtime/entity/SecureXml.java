package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;

import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import javax.xml.transform.ErrorListener;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerConfigurationException;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.sax.SAXSource;

import jakarta.ws.rs.core.MediaType;

import org.w3c.dom.Document;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.XMLReader;

import dev.straightway.runtime.fields.Charsets;

/**
 * Parsers and transformers that open nothing but the text they are given.
 * <p>
 * A document type is refused as malformed: with it go external entities, external definitions and entities that multiply.
 * Neither factories nor parsers are safe for threads.
 */
final class SecureXml {

    private static final String MOST_LEVELS = "http://www.oracle.com/xml/jaxp/properties/maxElementDepth";
    private static final String NO_DOCUMENT_TYPE = "http://apache.org/xml/features/disallow-doctype-decl";

    private SecureXml() {
    }

    /** {@return what is parsed when the source is used} */
    static SAXSource source(InputSource input) {
        return new SAXSource(parser(), input);
    }

    /** {@return a parser for one document after the other} */
    static XMLReader parser() {
        try {
            SAXParserFactory factory = SAXParserFactory.newInstance();
            factory.setNamespaceAware(true);
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature(NO_DOCUMENT_TYPE, true);
            XMLReader reader = factory.newSAXParser().getXMLReader();
            reader.setErrorHandler(Failing.INSTANCE);
            return reader;
        } catch (ParserConfigurationException | SAXException e) {
            throw new IllegalStateException("This machine's XML parser can't be made safe", e);
        }
    }

    static Document document(InputSource input) throws SAXException, IOException {
        return builder().parse(input);
    }

    private static DocumentBuilder builder() {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setNamespaceAware(true);
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature(NO_DOCUMENT_TYPE, true);
            limitLevels(factory);
            DocumentBuilder builder = factory.newDocumentBuilder();
            builder.setErrorHandler(Failing.INSTANCE);
            return builder;
        } catch (ParserConfigurationException e) {
            throw new IllegalStateException("This machine's XML parser can't be made safe", e);
        }
    }

    /** Those of the JDK know the limit. */
    private static void limitLevels(DocumentBuilderFactory factory) {
        try {
            factory.setAttribute(MOST_LEVELS, String.valueOf(BoundedDocument.MOST_LEVELS));
        } catch (IllegalArgumentException otherParser) {
            // whose trees are as deep as documents are
        }
    }

    /** {@return one that copies} */
    static Transformer transformer() {
        try {
            TransformerFactory factory = TransformerFactory.newInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            Transformer transformer = factory.newTransformer();
            transformer.setErrorListener(Failing.INSTANCE);
            return transformer;
        } catch (TransformerConfigurationException e) {
            throw new IllegalStateException("This machine's XML transformer can't be made safe", e);
        }
    }

    /** {@return the text, in the charset that the media type names; the text itself tells otherwise} */
    static InputSource input(MediaType mediaType, InputStream stream) {
        InputSource input = new InputSource(stream);
        if (Charsets.name(mediaType) != null) {
            Charset charset = Charsets.received(mediaType);
            input.setEncoding(charset.name());
        }
        return input;
    }

    /** Fails without a word on the standard streams, which are the defaults' way. */
    private enum Failing implements ErrorHandler, ErrorListener {
        INSTANCE;

        @Override
        public void warning(SAXParseException warning) {
            // nothing is wrong with the document
        }

        @Override
        public void error(SAXParseException error) throws SAXParseException {
            throw error;
        }

        @Override
        public void fatalError(SAXParseException error) throws SAXParseException {
            throw error;
        }

        @Override
        public void warning(TransformerException warning) {
            // nothing is wrong with the document
        }

        @Override
        public void error(TransformerException error) throws TransformerException {
            throw error;
        }

        @Override
        public void fatalError(TransformerException error) throws TransformerException {
            throw error;
        }
    }
}
