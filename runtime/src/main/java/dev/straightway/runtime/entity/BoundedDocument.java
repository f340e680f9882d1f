package dev.straightway.runtime.entity;

import java.util.function.BooleanSupplier;

import javax.xml.XMLConstants;

import org.xml.sax.Attributes;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;
import org.xml.sax.helpers.XMLFilterImpl;

/**
 * A parser that ends a document which is nested too deeply for code that walks through what was made of it, or in which a
 * number may
 * have too many digits: the time that it takes to read a {@code BigInteger}, a {@code BigDecimal} or the year of a date grows
 * with the square of its digits. Used by one thread at a time.
 * <p>
 * The parser doesn't know what a text is for. So it asks whether the class has such numbers, but only where a text has as many
 * digits in a row. A document that chooses a type itself ({@code xsi:type}) may choose one of these.
 */
final class BoundedDocument extends XMLFilterImpl {

    /** As in JSON, and as in a text that is a number. */
    static final int MOST_DIGITS = 1000;
    /** As in JSON. */
    static final int MOST_LEVELS = 1000;

    private BooleanSupplier numbers;
    private boolean choosesTypes;
    private int digits;
    private int level;

    /** The document exceeds a limit; the message is for clients. */
    static final class ExceededException extends SAXException {

        private static final long serialVersionUID = 1L;

        ExceededException(String message) {
            super(message);
        }
    }

    BoundedDocument(XMLReader parser) {
        super(parser);
    }

    /** @param hasNumbers whether the class that the next document is for has such numbers; asked at most once for each text */
    void expect(BooleanSupplier hasNumbers) {
        this.numbers = hasNumbers;
        this.choosesTypes = false;
        this.digits = 0;
        this.level = 0;
    }

    @Override
    public void startElement(String uri, String localName, String name, Attributes attributes) throws SAXException {
        digits = 0;
        level++;
        if (level > MOST_LEVELS) {
            throw new ExceededException("The entity has more elements within each other than it may have: " + MOST_LEVELS);
        }
        for (int i = 0; i < attributes.getLength(); i++) {
            choosesTypes |= attributes.getURI(i).equals(XMLConstants.W3C_XML_SCHEMA_INSTANCE_NS_URI);
            String value = attributes.getValue(i);
            if (value.length() > MOST_DIGITS) {
                count(value.toCharArray(), 0, value.length());
                digits = 0;
            }
        }
        super.startElement(uri, localName, name, attributes);
    }

    @Override
    public void endElement(String uri, String localName, String name) throws SAXException {
        digits = 0;
        level--;
        super.endElement(uri, localName, name);
    }

    /** A text comes in pieces. */
    @Override
    public void characters(char[] text, int start, int length) throws SAXException {
        count(text, start, length);
        super.characters(text, start, length);
    }

    private void count(char[] text, int start, int length) throws SAXException {
        for (int i = start; i < start + length; i++) {
            digits = isDigit(text[i]) ? digits + 1 : 0;
            if (digits == MOST_DIGITS + 1 && (choosesTypes || numbers.getAsBoolean())) {
                throw new ExceededException("A number in the entity has more digits than it may have: " + MOST_DIGITS);
            }
        }
    }

    /** Numbers may have digits of any script. */
    private static boolean isDigit(char character) {
        return character >= '0' && (character <= '9' || character > 127 && Character.isDigit(character));
    }
}
